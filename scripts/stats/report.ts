import type { DailyCount } from '../../lib/analytics/daily-counts';
import { EVENT_NAMES } from '../../lib/analytics/events';
import { LOCALE_KEYS } from '../../lib/i18n/locales';

/** How many subjects of each event are listed. */
const LISTED = 15;

type Pick = (count: DailyCount) => string;

/** Adds counts up by a name, highest sum first. */
function sumBy(counts: readonly DailyCount[], pick: Pick): [name: string, sum: number][] {
  const sums = new Map<string, number>();
  for (const entry of counts) {
    const name = pick(entry);
    sums.set(name, (sums.get(name) ?? 0) + entry.count);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

const toLine = (name: string, sums: readonly (number | string)[]) =>
  name.padEnd(14) + sums.map((sum) => String(sum).padStart(13)).join('');

/** Formats counts as tables: events by language and by day, then the most frequent subjects of each event. */
export function formatCounts(counts: readonly DailyCount[]): string {
  if (counts.length === 0) return 'Nothing was counted in this time.';
  const toSum = (isCounted: (count: DailyCount) => boolean) =>
    counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const days = [...new Set(counts.map(({ day }) => day))];
  return [
    toLine('', LOCALE_KEYS),
    ...EVENT_NAMES.map((name) =>
      toLine(
        name,
        LOCALE_KEYS.map((key) => toSum((one) => one.name === name && one.locale === key)),
      ),
    ),
    '',
    toLine('', EVENT_NAMES),
    ...days.map((day) =>
      toLine(
        day,
        EVENT_NAMES.map((name) => toSum((one) => one.name === name && one.day === day)),
      ),
    ),
    ...EVENT_NAMES.flatMap((name) => {
      const subjects = sumBy(
        counts.filter((one) => one.name === name && one.subject !== ''),
        ({ subject, locale }) => `${locale} ${subject}`,
      );
      const lines = subjects
        .slice(0, LISTED)
        .map(([subject, sum]) => `${String(sum).padStart(10)}  ${subject}`);
      return lines.length > 0 ? ['', name, ...lines] : [];
    }),
  ].join('\n');
}
