import { SiteLink } from '@/components/content/SiteLink';
import { Switch } from '@/components/ui/Switch';
import { classNames } from '@/components/ui/class-names';
import { getTextNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import { getComparison } from '@/lib/display/comparison';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import { CompareRows } from './CompareRows';
import s from './CompareTable.module.scss';

type Props = {
  chains: readonly Chain[];
  prices: ComputeUnits;
  locale: Locale;
  messages: Messages;
};

/** Shows section by section what is equal and what differs; a switch hides equal rows. */
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
          <CompareRows key={section.title} section={section} />
        ))}
      </table>
    </div>
  );
}
