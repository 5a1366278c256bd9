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
  /** What the table is about, for who cannot see it. */
  caption?: string | null;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Text by which a search finds a row. */
  rowSearch?: (row: Row) => string;
};

/** A table with a caption and scoped headers; the first column names the row. Rows become cards on small screens. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowSearch }: Props<Row>) {
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
          <tr key={rowKey(row)} data-search={rowSearch?.(row)}>
            {columns.map(({ id, title, cell, isNumber, isMuted }, index) => {
              const className = classNames(isNumber && s.number, isMuted && s.muted);
              return index === 0 ? (
                <th key={id} scope="row" className={className}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className}>
                  <span className={s.label} aria-hidden="true">
                    {title}
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
