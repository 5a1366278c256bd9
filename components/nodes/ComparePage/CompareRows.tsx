import { classNames } from '@/components/ui/class-names';
import type { ComparisonCell, ComparisonSection } from '@/lib/display/comparison';
import s from './CompareRows.module.scss';

function Cell({ cell: { text, note, isServed } }: { cell: ComparisonCell }) {
  return (
    <td>
      {isServed === undefined ? null : <i className={classNames(s.dot, isServed && s.served)} />}
      {text} {note ? <small className={s.note}>{note}</small> : null}
    </td>
  );
}

/** One section of the comparison; rows with equal values are dimmed. */
export function CompareRows({ section: { title, lead, rows } }: { section: ComparisonSection }) {
  const columns = 1 + (rows[0]?.cells.length ?? 0);
  // A section that has only equal rows is hidden with them.
  const isSame = rows.every((row) => row.isSame);
  return (
    <tbody className={s.rows} data-same={isSame ? '' : undefined}>
      <tr className={s.title}>
        <th scope="rowgroup" colSpan={columns}>
          {title}
          {lead ? <small className={s.lead}>{lead}</small> : null}
        </th>
      </tr>
      {rows.map(({ label, cells, isSame: hasOne }) => (
        <tr key={label} data-same={hasOne ? '' : undefined}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => (
            <Cell key={index} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
