import { getChainDetails } from '@/lib/chains/details';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getInterfaces } from '.';

/** `url` is set where the value is the host of an address. */
export type FactRow = { label: string; value: string | number | null; url?: string };

const SEPARATORS: Record<Locale, string> = { en: ', ', cn: '、' };

/** Names in a row, as the language lists them. */
export const joinNames = (names: readonly string[], locale: Locale) =>
  names.join(SEPARATORS[locale]);

const toHost = (url: string | null | undefined) =>
  url ? { value: new URL(url).host.replace(/^www\./, ''), url } : { value: null };

/** What a chain is, from its own facts and from what the provider offers of it; null: not known. */
export function getFactRows(
  chain: Chain,
  { nodes: messages, units }: Messages,
  locale: Locale,
): FactRow[] {
  const { facts, networks, serviceLevels } = chain;
  const details = getChainDetails(chain.key);
  const levels: Record<string, string> = messages.levels;
  const toList = (names: readonly string[]) => joinNames(names, locale) || null;
  const id = facts?.evmChainId;
  const seconds = facts?.blockTimeSeconds;
  return [
    { label: messages.chainId, value: id ? `${id} · 0x${id.toString(16)}` : null },
    { label: messages.currency, value: facts?.ticker ?? null },
    {
      label: messages.blockTime,
      value: seconds ? formatSeconds(seconds, units) : (details?.blockTime.text?.[locale] ?? null),
    },
    { label: messages.finality, value: details?.finality?.text[locale] ?? null },
    { label: messages.networks, value: toList(networks.map(({ name }) => name)) },
    { label: messages.interfaces, value: toList(getInterfaces(chain)) },
    {
      label: messages.service,
      value: toList(serviceLevels.map((level) => levels[level] ?? level)),
    },
    { label: messages.consensus, value: facts?.consensus ?? null },
    { label: messages.clients, value: toList(details?.clients ?? []) },
    { label: messages.launched, value: facts?.launchedYear ?? null },
    { label: messages.explorer, ...toHost(facts?.explorerUrl) },
    { label: messages.documentation, ...toHost(details?.docsUrl) },
  ];
}
