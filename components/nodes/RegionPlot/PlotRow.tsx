import { SiteLink } from '@/components/content/SiteLink';
import { getSearchText } from '@/lib/chains/search';
import { getTextNames } from '@/lib/chains/names';
import type { PlotRow as RowData } from '@/lib/display/region-plot';
import type { History } from '@/lib/history';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getChainPath } from '@/lib/site/addresses';
import { ChainHistory } from './History';
import { Plot } from './Plot';
import s from './PlotRow.module.scss';

type Props = { row: RowData; history: History; locale: Locale; messages: Messages };

/** Describes all regions of a row, for screen readers. */
const describe = ({ dots }: RowData) =>
  dots.map(({ region, percent }) => `${region} ${percent}`).join(', ');

/** A chain's regions on the shared axis, beside its mean, its weakest region and its history. */
export function PlotRow({ row, history, locale, messages }: Props) {
  return (
    <tr id={row.chain.key} className={s.row} data-search={getSearchText(row.chain)}>
      <th scope="row">
        <SiteLink href={getChainPath(row.chain.key)} locale={locale}>
          {getTextNames(row.chain, locale).name}
        </SiteLink>
      </th>
      <td className={s.mean}>{row.chain.availabilityPercent}</td>
      <td className={s.plot}>
        <span className="visuallyHidden">{describe(row)}</span>
        <Plot dots={row.dots} />
      </td>
      <td className={s.weakest}>
        <b>{row.weakest.percent}</b> {row.weakest.region}
      </td>
      <td className={s.history}>
        <ChainHistory chain={row.chain.key} history={history} messages={messages} />
      </td>
    </tr>
  );
}
