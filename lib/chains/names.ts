import type { Locale } from '@/lib/i18n/locales';
import type { ChainFacts } from './types';

type Named = { key: string; name: string; facts: ChainFacts | null };

/** Names that a chain has only in one language. */
const LOCAL_NAMES: Record<
  Locale,
  (facts: Pick<ChainFacts, 'nameZh'> | null) => string | null | undefined
> = {
  en: () => null,
  cn: (facts) => facts?.nameZh,
};

/** Returns a chain's names in a language: its name, the one shown beside it, and former names. */
export function getChainNames(
  { key, name, facts }: Named,
  locale: Locale,
): { name: string; second: string; former: readonly string[] } {
  const ticker = facts?.ticker ?? key.toUpperCase();
  const second = [LOCAL_NAMES[locale](facts), ticker].filter(Boolean).join(' ');
  return { name, second, former: facts?.formerNames ?? [] };
}

/** A chain's name in running text: in a title, where readers may not know it yet, and after that. */
export type TextNames = { title: string; name: string };

/** Splits `TON (The Open Network)` into the name and its expansion. */
const splitName = (name: string) => {
  const [, main = name, second] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  return { main, second };
};

const TEXT_NAMES: Record<Locale, (chain: Named) => TextNames> = {
  en: ({ name }) => ({ title: name, name: splitName(name).main }),
  cn({ name, facts }) {
    const { main, second } = splitName(name);
    const [first, other] = facts?.nameZh ? [facts.nameZh, main] : [main, second];
    const title = facts?.titleZh ?? (other ? `${first}（${other}）` : first);
    const [short = title] = title.split('（', 1);
    return { title, name: short };
  },
};

/** Returns a chain's names for texts in a language; Chinese puts an established name first: 以太坊（Ethereum）. */
export function getTextNames(chain: Named, locale: Locale): TextNames {
  return TEXT_NAMES[locale](chain);
}
