import { SiteLink } from '@/components/content/SiteLink';
import { joinNames } from '@/lib/display/chain-facts';
import type { IncidentRow as RowData } from '@/lib/display/incident-list';
import { formatMoment } from '@/lib/i18n/format';
import { formatDuration } from '@/lib/i18n/format-duration';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { getChainPath } from '@/lib/site/addresses';
import s from './IncidentRow.module.scss';

export type IncidentRowProps = {
  row: RowData;
  /** The longest duration, in minutes. */
  longest: number;
  names: ReadonlyMap<string, string>;
  locale: Locale;
  messages: Messages;
};

/** When, where and how long; the bar shows the incident's duration. */
export function IncidentRow({ row, longest, names, locale, messages }: IncidentRowProps) {
  const words = messages.availability.incidents;
  const time = formatDuration(row.minutes, messages.units);
  const isOpen = row.endedAt === null;
  const start = new Date(row.startedAt).toISOString();
  return (
    <tr className={s.row} data-open={isOpen ? '' : undefined}>
      <td className={s.time}>
        <time dateTime={start}>{formatMoment(start, locale)}</time>
      </td>
      <th scope="row">
        <SiteLink href={getChainPath(row.chain)} locale={locale}>
          {names.get(row.chain)}
        </SiteLink>
      </th>
      <td className={s.regions}>{joinNames(row.regions, locale)}</td>
      <td className={s.lowest}>{row.lowest}</td>
      <td className={s.bar} data-markdown="omit">
        <svg aria-hidden="true">
          <line y1="50%" y2="50%" x2={`${Math.max(1, (row.minutes / longest) * 100)}%`} />
        </svg>
      </td>
      <td className={s.lasted}>{isOpen ? formatMessage(words.open, { time }) : time}</td>
    </tr>
  );
}
