import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

export type Column<Row> = {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  isMuted?: boolean;
};

type Props<Row> = {
  /** What the table is about, for screen readers. */
  caption?: string | null;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Marks each row as an entry that a filter finds by its text. */
  isSearchable?: boolean;
};

/** As many columns as a phone has room for. */
const NARROW = 4;

/** A table with a caption and scoped headers; the first column names the row, and stays when a wide one is scrolled. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, isSearchable } = props;
  const table = (
    <table className={s.table}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map(({ id, title, isNumber }) => (
            <th key={id} scope="col" className={classNames(isNumber && s.number)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-search={isSearchable ? '' : undefined}>
            {columns.map(({ id, cell, isNumber, isMuted }, place) => {
              const className = classNames(isNumber && s.number, isMuted && s.muted);
              return place === 0 ? (
                <th key={id} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (columns.length <= NARROW) return <div className={s.scroll}>{table}</div>;
  return (
    <div
      className={classNames(s.scroll, s.wide)}
      role="region"
      aria-label={caption ?? undefined}
      tabIndex={0}
    >
      {table}
    </div>
  );
}
