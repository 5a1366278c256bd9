import type { Locale } from '@/lib/i18n/locales';
import type { ChainFacts } from './types';

type Named = { key: string; name: string; facts: ChainFacts | null };

/** A name of its own that a chain has in a language. */
const LOCAL_NAMES: Record<
  Locale,
  (facts: Pick<ChainFacts, 'nameZh'> | null) => string | null | undefined
> = {
  en: () => null,
  cn: (facts) => facts?.nameZh,
};

/** How a chain is called in a language: its name, what stands beside it, and what it was called before. */
export function getChainNames(
  { key, name, facts }: Named,
  locale: Locale,
): { name: string; second: string; former: readonly string[] } {
  const ticker = facts?.ticker ?? key.toUpperCase();
  const second = [LOCAL_NAMES[locale](facts), ticker].filter(Boolean).join(' ');
  return { name, second, former: facts?.formerNames ?? [] };
}

/** What a chain is called in running text: in a title, where a reader may not know it yet, and after that. */
export type TextNames = { title: string; name: string };

/** `TON (The Open Network)` is a name and what stands for it. */
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

/** The names of a chain for the texts of a language; Chinese sets an established name first: 以太坊（Ethereum）. */
export function getTextNames(chain: Named, locale: Locale): TextNames {
  return TEXT_NAMES[locale](chain);
}
