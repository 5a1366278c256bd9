import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import type { FormMessages } from '@/lib/i18n/form-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { ESTIMATE_PATH } from '@/lib/site/addresses';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import { QUOTE_FIELDS, type QuoteRequest } from './quote-request';

/** Names in the reader's language, where known; others show as keys. */
export type QuoteNames = { chain?: string; plan?: string; estimate?: string };

type Context = { locale: Locale; words: FormMessages['quote']; names?: QuoteNames };

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Lists a request as the parts of one line, the subject first; empty if it says nothing but its page. */
export function getQuoteParts(
  request: QuoteRequest,
  { locale, words, names = {} }: Context,
): string[] {
  const { chain, product, plan, depth, trace, region, callsPerDay, computeUnits, peak } = request;
  const count = (message: string, value: number | undefined, format = formatNumber) =>
    value === undefined ? '' : formatMessage(message, { count: format(value, locale) });
  const parts = [
    chain ? (names.chain ?? chain.toUpperCase()) : '',
    product ? words.products[product] : '',
    plan ? (names.plan ?? plan) : '',
    depth ? words.depths[depth] : '',
    trace ? words.trace : '',
    region ?? '',
    count(words.perDay, callsPerDay, formatLargeNumber),
    count(words.units, computeUnits, formatLargeNumber),
    count(words.perSecond, peak),
  ];
  return parts.filter(Boolean).map((part, index) => (index === 0 ? upperFirst(part) : part));
}

export const formatQuote = (request: QuoteRequest, context: Context): string =>
  getQuoteParts(request, context).join(' · ');

/** Formats a request as one labelled line per field, for the message that sales reads. */
export function formatQuoteBlock(
  request: QuoteRequest,
  { locale, words, names = {} }: Context,
): string {
  const shown: Record<string, string | undefined> = {
    product: request.product && words.products[request.product],
    depth: request.depth && words.depths[request.depth],
    estimate: request.estimate && `${ESTIMATE_PATH}?${request.estimate}`,
    trace: request.trace === undefined ? undefined : words.switch[request.trace ? 'on' : 'off'],
    ...names,
  };
  return QUOTE_FIELDS.flatMap((name) => {
    const value = request[name];
    if (value === undefined) return [];
    const text = typeof value === 'number' ? formatNumber(value, locale) : String(value);
    return `${words.labels[name]}${PUNCTUATION[locale].colon}${shown[name] ?? text}`;
  }).join('\n');
}
