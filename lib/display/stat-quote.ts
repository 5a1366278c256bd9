import { formatNumber, formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Reading } from '@/lib/provider';

/** A figure to quote, as `/api/stat/` has it. */
type Quoted = {
  name: string;
  value: string | null;
  source: Reading;
  window: { from: string; to: string } | null;
  samples: number;
  url: string;
};

/** Says what a figure is of: a sample, one check, or days from the first to the last. */
function getBasis({ source, window, samples }: Quoted, words: Messages, locale: Locale): string {
  const { quote } = words.availability;
  if (source === 'sample' || !window) return quote.sample;
  const { from, to } = window;
  if (from === to) {
    return formatMessage(quote.latest, { day: from.slice(0, 10), time: formatTime(from, locale) });
  }
  const last = new Date(Date.parse(to) - 1).toISOString();
  const count = formatNumber(samples, locale);
  return formatMessage(quote.days, { count, from: from.slice(0, 10), to: last.slice(0, 10) });
}

/** Formats a figure as one line with its basis and its source, for a text of somebody else. */
export function formatStatQuote(stat: Quoted, messages: Messages, locale: Locale): string {
  const { name, value, url } = stat;
  return formatMessage(messages.availability.quote.text, {
    ...{ name, value: value ?? '—', url, basis: getBasis(stat, messages, locale) },
    host: new URL(url).host,
  });
}
