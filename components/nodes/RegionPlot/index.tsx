import { ListSearch } from '@/components/content/ListSearch';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { History } from '@/lib/history';
import type { LiveNodes } from '@/lib/provider';
import { DEFAULT_AVAILABILITY } from '@/lib/provider/availability';
import { joinNames } from '@/lib/display/chain-facts';
import { getRegionPlot, toMinutesAway } from '@/lib/display/region-plot';
import { getSlots } from '@/lib/display/region-slots';
import { getTextNames } from '@/lib/chains/names';
import { formatDuration } from '@/lib/i18n/format-duration';
import { GoodRegions } from './GoodRegions';
import { HistoryHead } from './History';
import { PlotRow } from './PlotRow';
import s from './index.module.scss';
import axisMarksStyles from './AxisMarks.module.scss';

/** The chains that the search field narrows. */
const LIST = 'chain-readings';

const MARKS = [99, 99.5, 99.95];

/** The marks of the plot's axis, each with the equivalent downtime. */
function AxisMarks({ messages }: { messages: Messages }) {
  const last = MARKS.length - 1;
  return (
    <span aria-hidden="true" className={axisMarksStyles.marks} data-markdown="omit">
      {MARKS.map((mark, index) => (
        <span key={mark} data-last={index === last ? '' : undefined}>
          <b>{mark}</b>
          <small>
            {formatMessage(index === 0 ? messages.availability.plot.away : '{time}', {
              time: formatDuration(toMinutesAway(mark), messages.units),
            })}
          </small>
        </span>
      ))}
    </span>
  );
}

type Props = { nodes: LiveNodes; history: History; locale: Locale; messages: Messages };

/** Chains by region, worst first; those at the top level everywhere follow on a magnified axis. */
export function RegionPlot({ nodes, history, locale, messages }: Props) {
  const words = messages.availability.plot;
  const { weak, good, unmeasured } = getRegionPlot(nodes.chains, getSlots(nodes));
  return (
    <>
      <ListSearch
        listId={LIST}
        messages={{ search: words.search, noResults: messages.directory.noResults }}
      />
      <div id={LIST}>
        {weak.length > 0 ? (
          <table className={s.readings}>
            <caption>{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.nodes.chain}</th>
                <th scope="col">{messages.availability.grid.meanOf}</th>
                <th scope="col" className={s.axis}>
                  <span className="visuallyHidden">{words.regions}</span>
                  <AxisMarks messages={messages} />
                </th>
                <th scope="col">{words.weakest}</th>
                <th scope="col" className={s.history}>
                  <HistoryHead history={history} locale={locale} messages={messages} />
                </th>
              </tr>
            </thead>
            <tbody data-group="">
              {weak.map((row) => (
                <PlotRow key={row.chain.key} {...{ row, history, locale, messages }} />
              ))}
            </tbody>
          </table>
        ) : null}
        <GoodRegions rows={good} locale={locale} messages={messages} />
      </div>
      {unmeasured.length > 0 ? (
        <p className={s.note}>
          {formatMessage(words.unmeasured, {
            value: DEFAULT_AVAILABILITY,
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
