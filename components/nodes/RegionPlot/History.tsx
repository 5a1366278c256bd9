import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { getDefaultRange, getStrips } from '@/lib/display/history-strip';
import type { History } from '@/lib/history';
import { RANGE_NAMES } from '@/lib/history/buckets';
import { formatDayOf, formatNumber } from '@/lib/i18n/format';
import { formatCount } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { HistoryStrip } from '../HistoryStrip';
import s from './History.module.scss';

type Props = { history: History; locale: Locale; messages: Messages };

/** When recording began and how many checks there are, with a choice of range. */
export function HistoryHead({ history, locale, messages }: Props) {
  const words = messages.availability.history;
  const { since, checks } = history;
  return (
    <span className={s.head}>
      <span>
        {since === null
          ? words.none
          : formatMessage(words.since, {
              day: formatDayOf(since, locale),
              checks: formatCount(words.checks, checks, formatNumber(checks, locale)),
            })}
      </span>
      <SegmentedControl
        legend={words.title}
        options={RANGE_NAMES.map((value) => ({ value, label: words.ranges[value] }))}
        defaultValue={getDefaultRange(history)}
      />
    </span>
  );
}

/** A chain's history in each range; styles show the selected one. */
export function ChainHistory({
  chain,
  history,
  messages,
}: Omit<Props, 'locale'> & { chain: string }) {
  const words = messages.availability.history;
  const strips = getStrips(history, chain);
  const known = strips.filter(({ mean }) => mean !== null);
  return (
    <>
      <span className="visuallyHidden">
        {known.length === 0
          ? words.empty
          : known
              .map(({ range, mean }) => `${words.ranges[range]}: ${mean}${messages.units.percent}`)
              .join(', ')}
      </span>
      {strips.map((strip) => (
        <HistoryStrip key={strip.range} strip={strip} />
      ))}
    </>
  );
}
