import type { IncidentRow as RowData } from '@/lib/display/incident-list';
import { IncidentRow, type IncidentRowProps } from './IncidentRow';
import s from './IncidentTable.module.scss';

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
          <td data-markdown="omit" />
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
