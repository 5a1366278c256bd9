import { SiteLink } from '@/components/content/SiteLink';
import { Switch } from '@/components/ui/Switch';
import { classNames } from '@/components/ui/class-names';
import { getTextNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import {
  getComparison,
  type ComparisonCell,
  type ComparisonSection,
} from '@/lib/display/comparison';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import s from './CompareTable.module.scss';

type Props = {
  chains: readonly Chain[];
  prices: ComputeUnits;
  locale: Locale;
  messages: Messages;
};

function Cell({ cell: { text, note, isServed } }: { cell: ComparisonCell }) {
  return (
    <td>
      {isServed === undefined ? null : <i className={classNames(s.dot, isServed && s.served)} />}
      {text} {note ? <small className={s.note}>{note}</small> : null}
    </td>
  );
}

function Rows({ section: { title, lead, rows } }: { section: ComparisonSection }) {
  const columns = 1 + (rows[0]?.cells.length ?? 0);
  // With nothing but equal rows a section goes with them.
  const isSame = rows.every((row) => row.isSame);
  return (
    <tbody data-same={isSame ? '' : undefined}>
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

/** Section by section what is the same and what differs; a switch leaves what is the same out. */
export function CompareTable({ chains, prices, locale, messages }: Props) {
  const { compare } = messages;
  const sections = getComparison({ chains, locale, messages }, prices);
  const same = sections.flatMap(({ rows }) => rows).filter(({ isSame }) => isSame).length;
  const names = chains.map((chain) => getTextNames(chain, locale).name);
  const isAlone = chains.length === 1;
  return (
    <div className={s.frame}>
      {isAlone ? null : (
        <div className={s.switch} data-markdown="omit">
          <Switch label={compare.onlyDifferences} />
          <small>{formatCount(compare.same, same)}</small>
        </div>
      )}
      <table className={classNames(s.table, isAlone && s.alone)}>
        <caption className={s.caption}>
          {formatMessage(compare.table, { names: joinNames(names, locale) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={s.caption}>{compare.fact}</span>
            </th>
            {chains.map(({ key }, index) => (
              <th key={key} scope="col">
                <SiteLink href={getChainPath(key)} locale={locale} className={s.head}>
                  <ChainMark chainKey={key} />
                  {names[index]}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <Rows key={section.title} section={section} />
        ))}
      </table>
    </div>
  );
}
