import { getTextNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import type { Chain, LiveNodes } from '@/lib/provider';
import { getAvailabilityLevel } from '.';
import { UNKNOWN, type CellReading } from './cell-reading';
import { toLevel } from './levels';

const SLOTS = ['a', 'b', 'c', 'd'] as const;

/** Returns the regions that have a slot in each cell, always in the same order. */
export const getSlots = ({ regions }: Pick<LiveNodes, 'regions'>): readonly string[] =>
  regions.slice(0, SLOTS.length);

const getPercents = (chain: Chain, slots: readonly string[]) =>
  slots.map((slot) => chain.regions.find(({ region }) => region === slot)?.percent);

/**
 * Encodes the level of each region for the style sheet: slot and level, such as `a-high c-low`, or just `high` if every
 * slot has it, as in most of a page's many cells.
 */
export function getSlotLevels(chain: Chain, slots: readonly string[]): string {
  const levels = getPercents(chain, slots).map((percent) => (percent ? toLevel(percent) : null));
  const [first] = levels;
  if (first && levels.length === SLOTS.length && levels.every((level) => level === first)) {
    return first;
  }
  return levels.flatMap((level, index) => (level ? [`${SLOTS[index]}-${level}`] : [])).join(' ');
}

/** Returns the display name of a chain's family; chains without known facts count as others. */
export function getFamilyName({ facts }: Pick<Chain, 'facts'>, { directory }: Messages): string {
  const families: Record<string, string> = directory.families;
  return (facts && families[facts.family]) || directory.families.other;
}

export function getCellReading(
  chain: Chain,
  slots: readonly string[],
  locale: Locale,
): CellReading {
  const messages = getMessages(locale);
  const seconds = chain.facts?.blockTimeSeconds;
  return {
    name: getTextNames(chain, locale).name,
    family: getFamilyName(chain, messages),
    mean: getAvailabilityLevel(chain) === 'unmeasured' ? UNKNOWN : chain.availabilityPercent,
    blockTime: seconds ? formatSeconds(seconds, messages.units) : UNKNOWN,
    regions: getPercents(chain, slots).map((percent) => percent ?? UNKNOWN),
  };
}
