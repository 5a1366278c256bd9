import { SiteLink } from '@/components/content/SiteLink';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { History } from '@/lib/history';
import type { LiveNodes } from '@/lib/provider';
import { joinNames } from '@/lib/display/chain-facts';
import { getRegionPlot, type PlotRow } from '@/lib/display/region-plot';
import { getSlots } from '@/lib/display/region-slots';
import { getTextNames } from '@/lib/chains/names';
import { getChainPath } from '@/lib/site/addresses';
import { AxisMarks } from './AxisMarks';
import { GoodRegions } from './GoodRegions';
import { ChainHistory, HistoryHead } from './History';
import { Plot } from './Plot';
import s from './index.module.scss';

type Props = { nodes: LiveNodes; history: History; locale: Locale; messages: Messages };

/** All regions of a row in words, for who cannot see the dots. */
const describe = ({ dots }: PlotRow) =>
  dots.map(({ region, percent }) => `${region} ${percent}`).join(', ');

/** Chains by region, worst first; those that ran well everywhere follow on a closer axis. */
export function RegionPlot({ nodes, history, locale, messages }: Props) {
  const words = messages.availability.plot;
  const { weak, good, unmeasured } = getRegionPlot(nodes.chains, getSlots(nodes));
  return (
    <>
      {weak.length > 0 ? (
        <table className={s.readings}>
          <caption className={s.caption}>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.nodes.chain}</th>
              <th scope="col">{messages.availability.grid.meanOf}</th>
              <th scope="col" className={s.axis}>
                <span className={s.hidden}>{words.regions}</span>
                <AxisMarks messages={messages} />
              </th>
              <th scope="col">{words.weakest}</th>
              <th scope="col" className={s.history}>
                <HistoryHead history={history} locale={locale} messages={messages} />
              </th>
            </tr>
          </thead>
          <tbody>
            {weak.map((row) => (
              <tr key={row.chain.key}>
                <th scope="row">
                  <SiteLink href={getChainPath(row.chain.key)} locale={locale}>
                    {getTextNames(row.chain, locale).name}
                  </SiteLink>
                </th>
                <td className={s.mean}>{row.chain.availabilityPercent}</td>
                <td className={s.plot}>
                  <span className={s.hidden}>{describe(row)}</span>
                  <Plot dots={row.dots} />
                </td>
                <td className={s.weakest}>
                  <b>{row.weakest.percent}</b> {row.weakest.region}
                </td>
                <td className={s.history}>
                  <ChainHistory chain={row.chain.key} history={history} messages={messages} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <GoodRegions rows={good} locale={locale} messages={messages} />
      {unmeasured.length > 0 ? (
        <p className={s.note}>
          {formatMessage(words.unmeasured, {
            names: joinNames(
              unmeasured.map((chain) => getTextNames(chain, locale).name),
              locale,
            ),
          })}
        </p>
      ) : null}
    </>
  );
}
