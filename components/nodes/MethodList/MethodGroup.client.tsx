'use client';

import { CodeName } from '@/components/ui/CodeName';
import { toHash } from '@/lib/console/address';
import { getGap } from '@/lib/i18n/punctuation';
import { toSlug } from '@/lib/methods/interfaces';
import { PAGE_LINK } from '@/lib/navigation/links';
import { MethodTitles } from './MethodTitles';
import { CONSOLE, PAGE, type RowData } from './row-data';
import group from './MethodGroup.module.scss';
import s from './MethodRows.module.scss';

type Props = {
  rows: readonly RowData[];
  name: string;
  isOpen: boolean;
  /** Column titles: method and summary, then prices if the chain has any. */
  titles: readonly string[];
  optIn: string;
  /** The base path of the method pages. */
  base: string;
  /** For a call that costs as much with archive data. */
  same: string;
};

/**
 * A collapsible group of methods. It needs no script, but is rendered in the browser too: otherwise, the router would
 * receive a second copy of each row, for pages with seventy methods.
 */
export function MethodGroup({ rows, name, isOpen, titles, optIn, base, same }: Props) {
  return (
    <details open={isOpen} data-group="" className={group.group}>
      <summary className={group.name}>
        {name} <small>{rows.length}</small>
      </summary>
      <table className={s.rows}>
        <caption>{name}</caption>
        <MethodTitles titles={titles} />
        <tbody>
          {rows.map(([method, summary, units, archive, leadsTo, isOptIn]) => {
            const code = <CodeName>{method}</CodeName>;
            return (
              <tr key={method} data-search="">
                <th scope="row">
                  {leadsTo === PAGE ? (
                    <a {...{ [PAGE_LINK]: '' }} href={`${base}${toSlug(method)}/`}>
                      {code}
                    </a>
                  ) : leadsTo === CONSOLE ? (
                    <a href={toHash({ method })}>{code}</a>
                  ) : (
                    code
                  )}
                </th>
                <td>
                  {summary}
                  {isOptIn ? getGap(summary) : null}
                  {isOptIn ? <small>{optIn}</small> : null}
                </td>
                {titles.length > 2 ? <td>{units ?? '–'}</td> : null}
                {titles.length > 3 ? <td>{units === null ? null : (archive ?? same)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
