import type { LimitFacts } from '@/lib/display/comparison/limits';
import { SiteLink } from '@/components/content/SiteLink';
import { addNameBreaks } from '@/components/ui/CodeName';
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
import compareRowsStyles from './CompareRows.module.scss';

function Cell({ cell: { text, note, isServed } }: { cell: ComparisonCell }) {
  return (
    <td>
      {isServed === undefined ? null : (
        <i className={classNames(compareRowsStyles.dot, isServed && compareRowsStyles.served)} />
      )}
      {addNameBreaks(text)}{' '}
      {note ? <small className={compareRowsStyles.note}>{addNameBreaks(note)}</small> : null}
    </td>
  );
}

/** One section of the comparison; rows with equal values are dimmed. */
function CompareRows({ section: { title, lead, rows } }: { section: ComparisonSection }) {
  const columns = 1 + (rows[0]?.cells.length ?? 0);
  // A section that has only equal rows is hidden with them.
  const isSame = rows.every((row) => row.isSame);
  return (
    <tbody className={compareRowsStyles.rows} data-same={isSame ? '' : undefined}>
      <tr className={compareRowsStyles.title}>
        <th scope="rowgroup" colSpan={columns}>
          {title}
          {lead ? <small className={compareRowsStyles.lead}>{lead}</small> : null}
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

type Props = {
  chains: readonly Chain[];
  prices: ComputeUnits;
  limits: LimitFacts;
  locale: Locale;
  messages: Messages;
};

/** Shows section by section what is equal and what differs; a switch hides equal rows. */
export function CompareTable({ chains, prices, limits, locale, messages }: Props) {
  const { compare } = messages;
  const sections = getComparison({ chains, locale, messages }, prices, limits);
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
        <caption>{formatMessage(compare.table, { names: joinNames(names, locale) })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{compare.fact}</span>
            </th>
            {chains.map(({ key, facts }, index) => (
              <th key={key} scope="col">
                <SiteLink href={getChainPath(key)} locale={locale} className={s.head}>
                  <ChainMark chainKey={key} />
                  <span className={s.name}>{names[index]}</span>
                  <span aria-hidden="true" className={s.ticker}>
                    {facts?.ticker ?? key.toUpperCase()}
                  </span>
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <CompareRows key={section.title} section={section} />
        ))}
      </table>
    </div>
  );
}
