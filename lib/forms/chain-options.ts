import { CHAIN_FACTS } from '@/lib/chains';
import { getNameByKey } from '@/lib/chains/name-by-key';
import type { Locale } from '@/lib/i18n/locales';

const FIREHOSE = 'firehose';

/** Lists every chain that sales can be asked about, plus its Firehose if there is one; `value` is the short code. */
export function getChainOptions(locale: Locale): { value: string; label: string }[] {
  return CHAIN_FACTS.flatMap(({ key, interfaces }) => {
    const label = getNameByKey(key, locale);
    const chain = { value: key, label };
    if (!interfaces?.includes(FIREHOSE)) return [chain];
    return [chain, { value: `${key}-${FIREHOSE}`, label: `${label} Firehose` }];
  });
}
