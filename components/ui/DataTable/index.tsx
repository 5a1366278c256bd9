import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

export type Column<Row> = {
  id: string;
  title: ReactNode;
  /** Title on the cards of small screens, if the column's own contains a link or the like. */
  shortTitle?: string;
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

/** A table with a caption and scoped headers; the first column names the row. Rows become cards on small screens. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, isSearchable } = props;
  return (
    <table className={s.table}>
      {caption ? <caption className={s.caption}>{caption}</caption> : null}
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
            {columns.map(({ id, title, shortTitle, cell, isNumber, isMuted }, place) => {
              const className = classNames(isNumber && s.number, isMuted && s.muted);
              return place === 0 ? (
                <th key={id} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className}>
                  <span className={s.label} aria-hidden="true">
                    {shortTitle ?? title}
                  </span>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
