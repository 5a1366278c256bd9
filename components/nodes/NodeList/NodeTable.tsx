import type { Locale } from '@/lib/i18n/locales';
import { getInterfaceName } from '@/lib/display/interface-names';
import { INTERFACE_SLOTS } from '@/lib/display/interface-slots';
import type { Messages } from '@/lib/i18n/messages';
import type { History } from '@/lib/history';
import type { Chain } from '@/lib/provider';
import { NodeRow } from './NodeRow';
import { SortHead } from './SortHead.client';
import s from './NodeTable.module.scss';

type Props = {
  caption: string;
  chains: readonly Chain[];
  history: History;
  locale: Locale;
  messages: Messages;
};

/** Rows that browsers should lay out even if they are not visible. Marked with a class, because counting is slow. */
const FAR = 100;

/** Chains as table rows, with a column for each thing on offer; on phones, each row becomes two lines. */
export function NodeTable({ caption, chains, history, locale, messages }: Props) {
  const { nodes: labels, directory, compare } = messages;
  const { matrix } = labels;
  const head = (sort: 'name' | 'block-time' | 'availability', title: string) => (
    <SortHead sort={sort} title={title} hint={directory.sortBy} />
  );
  return (
    <table className={s.table}>
      <caption>{caption}</caption>
      <thead data-markdown="omit">
        <tr className={s.groups}>
          <td />
          <th scope="colgroup" colSpan={6} className={s.interfaces}>
            {labels.interfaces}
          </th>
          <th scope="colgroup" colSpan={2} className={s.data}>
            {matrix.data}
          </th>
        </tr>
        <tr>
          {head('name', labels.chain)}
          {INTERFACE_SLOTS.map(({ code, key }) => (
            <th key={key} scope="col">
              <abbr title={getInterfaceName(key)}>{code}</abbr>
            </th>
          ))}
          <th scope="col" className={s.other}>
            {matrix.other}
          </th>
          <th scope="col">{matrix.archive}</th>
          <th scope="col">{matrix.trace}</th>
          {head('block-time', matrix.blockTime)}
          {head('availability', labels.availability)}
          <th scope="col" className={s.number}>
            {compare.submit}
          </th>
        </tr>
      </thead>
      <tbody>
        {chains.map((chain, rank) => (
          <NodeRow
            key={chain.key}
            {...{ chain, rank, history, locale, messages }}
            isFar={rank >= FAR}
          />
        ))}
      </tbody>
    </table>
  );
}
