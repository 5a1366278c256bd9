import { getNameByKey } from '@/lib/chains/name-by-key';
import { formatNumber } from '@/lib/i18n/format';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LeadCall } from '@/lib/leads/types';
import { formatQuote, formatQuoteBlock } from '@/lib/quotes/format-quote';
import { toQuoteField, type QuoteRequest } from '@/lib/quotes/quote-request';
import { ESTIMATE_PATH } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { CUSTOM_RATE, toRps } from '@/lib/units/enterprise-package';
import type { FormKind, FormValues } from './kinds';
import { LINE_MAX } from './limits';
import { TOPICS_BY_SUBJECT } from './subjects';

export type Submission = { call: LeadCall; payload: Record<string, unknown> };

// Read by the provider's staff, whatever language the visitor uses.
const { topics, quote: words } = getFormMessages(DEFAULT_LOCALE);
type Topic = keyof typeof topics;

/** The provider accepts messages of up to 2,000 characters; the keys of all chains take far fewer. */
const CHAINS_MAX_CHARS = 1000;
const MESSAGE_MAX_CHARS = 2000;

/** The calls of an estimate, one per line. */
const listCalls = (estimate = '') =>
  new URLSearchParams(estimate).getAll('call').map((call) => {
    const [chain = '', method = '', perDay = '', state] = call.split('~');
    const count = formatNumber(Number(perDay), DEFAULT_LOCALE);
    return `- ${chain} ${method}${state ? ' (archive)' : ''}: ${count} per day`;
  });

/** The request that the visitor put together: a block at the end of the message, and fields that only we keep. */
function toQuoteParts(quote: QuoteRequest) {
  if (toQuoteField(quote) === '') return { lines: [], fields: {} };
  const chain = quote.chain && getNameByKey(quote.chain, DEFAULT_LOCALE);
  const { estimate } = quote;
  const address = estimate && `${getSiteOrigin()}${ESTIMATE_PATH}?${estimate}`;
  const names = { ...(chain && { chain }), ...(address && { estimate: address }) };
  const context = { locale: DEFAULT_LOCALE, words, names };
  const lines = [
    '',
    `Request: ${formatQuote(quote, context)}`,
    formatQuoteBlock(quote, context),
    ...listCalls(estimate),
  ];
  return { lines, fields: { quote } };
}

const withSubject = (message: string, topic: Topic, ...lines: string[]) =>
  [message, '', `Subject: ${topics[topic]}`, ...lines].join('\n').slice(0, MESSAGE_MAX_CHARS);

function toContact({ subject, topic, ...values }: FormValues['contact'], pageUrl?: string) {
  const { name, email, company, selectedNodes, message, quote } = values;
  const { lines, fields } = toQuoteParts(quote);
  const offered: readonly Topic[] = TOPICS_BY_SUBJECT[subject];
  const chosen = offered.find((one) => one === topic) ?? offered[0] ?? 'other';
  const chains =
    subject === 'sales' ? [`Chains: ${selectedNodes.join(', ').slice(0, CHAINS_MAX_CHARS)}`] : [];
  return {
    email,
    name,
    message: withSubject(message, chosen, ...chains, ...lines),
    source: `contact-form-${subject}`,
    telegram: '',
    ...(subject !== 'support' && company && { company }),
    pageUrl,
    ...fields,
  };
}

function toEnterprise(values: FormValues['enterprise']) {
  const { rps, cuAmount, tokens, companyName, email, telegram, message } = values;
  const { lines, fields } = toQuoteParts(values.quote);
  return {
    rps: toRps(rps),
    is_custom_rps: rps === CUSTOM_RATE,
    cu_amount: Number(cuAmount),
    max_token_amount: Number(tokens),
    premium_support: values.premiumSupport,
    advanced_statistics: values.advancedStatistics,
    company_name: companyName,
    email,
    telegram,
    message: [message, ...lines].join('\n').trim().slice(0, MESSAGE_MAX_CHARS),
    ...fields,
  };
}

/** Builds the provider's call for a form's values. */
type ToSubmission<K extends FormKind> = (
  values: FormValues[K],
  pageUrl: string | undefined,
) => Submission;

const SUBMISSIONS: { readonly [K in FormKind]: ToSubmission<K> } = {
  message: ({ name, email, subject, message, quote }, pageUrl) => {
    const { lines, fields } = toQuoteParts(quote);
    const source = 'contact-modal';
    const text = withSubject(message, subject, ...lines);
    return {
      call: 'contacts/',
      payload: { email, name, message: text, source, telegram: '', pageUrl, ...fields },
    };
  },
  contact: (values, pageUrl) => ({ call: 'contacts/', payload: toContact(values, pageUrl) }),
  enterprise: (values) => ({ call: 'enterprise-request', payload: toEnterprise(values) }),
  subscribe: ({ email }) => ({
    call: 'send_form',
    payload: { email, form_id: 'subscribe', source: 'footer' },
  }),
  'error-report': ({ name, email, subject, message }) => ({
    call: 'send_form',
    payload: {
      email,
      name,
      message: withSubject(message, subject),
      form_id: 'error-page',
      source: 'error-page',
    },
  }),
  // The provider wants a name and a message of every form but the newsletter's.
  alerts: ({ email, chains, kinds }) => ({
    call: 'send_form',
    payload: {
      email,
      name: email.slice(0, LINE_MAX),
      message: `Alerts: ${chains.join(', ').slice(0, CHAINS_MAX_CHARS) || 'all chains'}; ${kinds.join(', ') || 'all kinds'}`,
      form_id: 'alerts',
      source: 'changes',
      chains,
      kinds,
    },
  }),
};

/** Converts a validated form to a call of the provider's API. */
export const toSubmission = <K extends FormKind>(
  kind: K,
  values: FormValues[K],
  pageUrl: string | undefined,
): Submission => SUBMISSIONS[kind](values, pageUrl);
