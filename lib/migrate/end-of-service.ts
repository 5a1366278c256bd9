import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';

type Words = Pick<Messages['migrate'], 'closed' | 'closedBefore' | 'public'>;

/** Says when a provider stops serving an endpoint; null if it doesn't. */
export function getEndOfService(
  provider: string | null,
  closed: string | undefined,
  words: Words,
): string | null {
  if (closed === undefined || provider === null) return null;
  const values = { provider: provider === 'public' ? words.public : provider, date: closed };
  return formatMessage(closed ? words.closed : words.closedBefore, values);
}
