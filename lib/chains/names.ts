import type { Locale } from '@/lib/i18n/locales';
import type { ChainFacts } from './types';

type Named = { key: string; name: string; facts: ChainFacts | null };

/** How a chain is called in a language: its name, what stands beside it, and what it was called before. */
export function getChainNames(
  { key, name, facts }: Named,
  locale: Locale,
): { name: string; second: string; former: readonly string[] } {
  const ticker = facts?.ticker ?? key.toUpperCase();
  const second = locale === 'cn' && facts?.nameZh ? `${facts.nameZh} ${ticker}` : ticker;
  return { name, second, former: facts?.formerNames ?? [] };
}
