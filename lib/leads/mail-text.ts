import { formatNumber } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { toFacts } from './facts';
import type { NewLead } from './types';

/** English labels that sales see in place of the provider's field names. */
const LABELS: Readonly<Record<string, string>> = {
  form: 'Form',
  language: 'Language',
  name: 'Name',
  email: 'Email',
  telegram: 'Telegram',
  company: 'Company',
  company_name: 'Company',
  rps: 'Requests per second',
  is_custom_rps: 'Custom rate',
  cu_amount: 'Compute units per month',
  max_token_amount: 'Access tokens',
  premium_support: 'Premium support',
  advanced_statistics: 'Advanced statistics',
  form_id: 'Form ID',
  source: 'Source',
  pageUrl: 'Page',
};
const ANSWERS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

const AMOUNTS = new Set(['rps', 'cu_amount', 'max_token_amount']);

function toShown(name: string, value: string, { locale }: NewLead): string {
  if (name === 'language') return LOCALES[locale].name;
  if (AMOUNTS.has(name)) return formatNumber(Number(value), DEFAULT_LOCALE);
  return ANSWERS[value] ?? value;
}

/** Formats a lead as a mail to sales: a labelled line per field, then the message in the sender's words. */
export function toMailText(lead: NewLead): string {
  const lines = toFacts(lead)
    .filter(([name]) => name !== 'message')
    .map(([name, value]) => `${LABELS[name] ?? name}: ${toShown(name, value, lead)}`);
  const { message } = lead.payload;
  return [...lines, ...(message ? ['', String(message)] : [])].join('\n');
}
