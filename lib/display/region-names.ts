import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { joinNames } from './chain-facts';

/** Returns a region in a language: `Europe (central)` for `eu-central` and `eu-central-1`; other names stay. */
export function getRegionName(region: string, { regions }: Messages): string {
  const names: Record<string, string> = regions.names;
  const area = Object.keys(names).find(
    (name) => region === name || new RegExp(`^${name}-?\\d+$`).test(region),
  );
  return names[area ?? ''] ?? region;
}

/** Lists a network's regions in a language; those that cost extra say so. */
export function listRegionNames(
  { regions = [], paidRegions = [] }: { regions?: string[]; paidRegions?: string[] },
  locale: Locale,
  messages: Messages,
): string {
  const paid = new Set(paidRegions);
  const names = [...new Set([...regions, ...paidRegions])].map((region) => {
    const name = getRegionName(region, messages);
    return paid.has(region) ? messages.regions.paid.replace('{region}', name) : name;
  });
  return joinNames([...new Set(names)], locale);
}
