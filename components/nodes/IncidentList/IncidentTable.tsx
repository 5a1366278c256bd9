import type { IncidentRow as RowData } from '@/lib/display/incident-list';
import { SiteLink } from '@/components/content/SiteLink';
import { joinNames } from '@/lib/display/chain-facts';
import { formatMoment } from '@/lib/i18n/format';
import { formatDuration } from '@/lib/i18n/format-duration';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import { getChainPath } from '@/lib/site/addresses';
import s from './IncidentTable.module.scss';
import incidentRowStyles from './IncidentRow.module.scss';

type IncidentRowProps = {
  row: RowData;
  /** The length of a full bar in minutes. */
  scale: number;
  names: ReadonlyMap<string, string>;
  locale: Locale;
  messages: Messages;
};

/** When, where and how long; the bar shows the incident's duration. */
function IncidentRow({ row, scale, names, locale, messages }: IncidentRowProps) {
  const words = messages.availability.incidents;
  const time = formatDuration(row.minutes, messages.units);
  const isOpen = row.endedAt === null;
  const start = new Date(row.startedAt).toISOString();
  return (
    <tr className={incidentRowStyles.row} data-open={isOpen ? '' : undefined}>
      <td className={incidentRowStyles.time}>
        <time dateTime={start}>{formatMoment(start, locale)}</time>
      </td>
      <th scope="row">
        <SiteLink href={getChainPath(row.chain)} locale={locale}>
          {names.get(row.chain)}
        </SiteLink>
      </th>
      <td className={incidentRowStyles.regions}>{joinNames(row.regions, locale)}</td>
      <td className={incidentRowStyles.lowest}>{row.lowest}</td>
      <td className={incidentRowStyles.bar} data-markdown="omit">
        <svg aria-hidden="true">
          <line y1="50%" y2="50%" x2={`${Math.max(1, (row.minutes / scale) * 100)}%`} />
        </svg>
      </td>
      <td className={incidentRowStyles.lasted}>
        {isOpen ? formatMessage(words.open, { time }) : time}
      </td>
    </tr>
  );
}

type Props = Omit<IncidentRowProps, 'row'> & { rows: readonly RowData[] };

/** One row per incident. */
export function IncidentTable({ rows, ...props }: Props) {
  const words = props.messages.availability.incidents;
  return (
    <table className={s.incidents}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.began}</th>
          <th scope="col">{props.messages.nodes.chain}</th>
          <th scope="col">{props.messages.availability.regions}</th>
          <th scope="col">{words.lowest}</th>
          <td data-markdown="omit" aria-hidden="true">
            0–{formatDuration(props.scale, props.messages.units)}
          </td>
          <th scope="col">{words.lasted}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <IncidentRow key={`${row.chain}-${row.startedAt}`} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}
