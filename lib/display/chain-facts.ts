import { getConsensus } from '@/lib/chains/consensus';
import { getChainDetails } from '@/lib/chains/details';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain, ChainNetwork } from '@/lib/provider';
import { getInterfaces } from '.';

/** `url` is set if the value is a URL's host. */
export type FactRow = { label: string; value: string | number | null; url?: string };

/** What separates names in a row. */
export const SEPARATORS: Record<Locale, string> = { en: ', ', cn: '、' };

/** Joins names as the language lists them. */
export const joinNames = (names: readonly string[], locale: Locale) =>
  names.join(SEPARATORS[locale]);

/** Returns a network's name in a language: mainnet and testnet are translated, other names stay. */
export function getNetworkName({ key, name }: ChainNetwork, { directory }: Messages): string {
  const names: Record<string, string> = directory.networks;
  return names[key] ?? name;
}

const toHost = (url: string | null | undefined) =>
  url ? { value: new URL(url).host.replace(/^www\./, ''), url } : { value: null };

/** Returns the facts of a chain, its own and what the provider offers; null: unknown. */
export function getFactRows(chain: Chain, words: Messages, locale: Locale): FactRow[] {
  const { nodes: messages, units } = words;
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
    {
      label: messages.networks,
      value: toList(networks.map((network) => getNetworkName(network, words))),
    },
    { label: messages.interfaces, value: toList(getInterfaces(chain)) },
    {
      label: messages.service,
      value: toList(serviceLevels.map((level) => levels[level] ?? level)),
    },
    { label: messages.consensus, value: facts && getConsensus(facts, locale) },
    { label: messages.clients, value: toList(details?.clients ?? []) },
    { label: messages.launched, value: facts?.launchedYear ?? null },
    { label: messages.explorer, ...toHost(facts?.explorerUrl) },
    { label: messages.documentation, ...toHost(details?.docsUrl) },
  ];
}
