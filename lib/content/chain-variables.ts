import { CHAIN_CONDITIONS } from '@/lib/company-facts/registry';
import { getTextNames } from '@/lib/chains/names';
import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { toFactKey, type Variables } from './fill-text';

/** Chinese puts a space between Latin and Han characters but none after Han, so the name brings its own. */
const withSpace = (name: string) => (/[\w.]$/.test(name) ? `${name} ` : name);

const TO_WORDS: Record<Locale, (name: string) => string> = { en: String, cn: withSpace };

const isSocket = (name: string) => name.includes('websocket');

function getConditions({ status, serviceLevels, networks }: Chain) {
  const isAvailable = status === 'available';
  const isMet: Record<(typeof CHAIN_CONDITIONS)[number], boolean> = {
    chain_available: isAvailable,
    chain_inactive: status === 'inactive',
    chain_coming_soon: status === 'coming-soon',
    chain_dedicated: isAvailable && serviceLevels.includes('dedicated'),
    chain_archive: isAvailable && serviceLevels.includes('archive'),
    chain_websocket: isAvailable && networks.some(({ interfaces }) => interfaces.some(isSocket)),
  };
  return CHAIN_CONDITIONS.filter((name) => isMet[name]);
}

/** Returns the variables of a chain's page, beyond those that every text has. */
export function getChainVariables(chain: Chain, locale: Locale): Variables {
  const { availability: messages } = getMessages(locale);
  const { facts, availabilityPercent: value, measuredAt, reading } = chain;
  const { title, name } = getTextNames(chain, locale);
  const toWords = TO_WORDS[locale];
  return {
    chain: toWords(name),
    chainTitle: toWords(title),
    ticker: facts?.ticker ?? chain.key.toUpperCase(),
    availability: measuredAt
      ? formatMessage(messages.latest, { value, time: formatTime(measuredAt, locale) })
      : reading === 'sample'
        ? formatMessage(messages.sampleReading, { value })
        : messages.noReading,
    ...Object.fromEntries(getConditions(chain).map((name) => [toFactKey(name), 'yes'])),
  };
}
