import { joinNames } from '@/lib/display/chain-facts';
import { getTextNames } from '@/lib/chains/names';
import { toClockPlace } from '@/lib/display/block-clock';
import { NINES_MARKS, toNinesPlace } from '@/lib/display/nines';
import { dealLanes, type LanePoint } from '@/lib/display/lanes';
import { getBlockSentence } from '@/lib/display/block-sentence';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { listRegions } from '@/lib/provider/availability';
import { ScaleMarks } from '../ScaleMarks';
import { MarkSymbol } from '../ChainMark';
import s from './CompareCharts.module.scss';
import markPointsStyles from './MarkPoints.module.scss';

const SIZE = 22;
const LANE = 24;

/** Chains' marks as points on a line; overlapping ones are stacked. */
function MarkPoints({ points }: { points: readonly LanePoint[] }) {
  const lanes = Math.max(1, ...points.map(({ lane }) => lane + 1));
  const height = lanes * LANE;
  return (
    <svg aria-hidden="true" className={markPointsStyles.points} height={height}>
      <line x2="100%" y1={height / 2} y2={height / 2} />
      {points.map(({ key, place, lane }) => (
        <svg key={key} x={`${place}%`} y={lane * LANE + 1} className={markPointsStyles.point}>
          <rect x={-SIZE / 2} width={SIZE} height={SIZE} rx="6" />
          <MarkSymbol chainKey={key} x={-SIZE / 2 + 3} y={3} size={SIZE - 6} />
        </svg>
      ))}
    </svg>
  );
}

type Props = { chains: readonly Chain[]; locale: Locale; messages: Messages };

const TIME_MARKS = [0.1, 1, 10, 60, 600] as const;

/**
 * Availability by region and block times, each on one scale with the chains' marks as points; the table has the
 * figures.
 */
export function CompareCharts({ chains, locale, messages }: Props) {
  const { nodes, compare, units, availability } = messages;
  const names = joinNames(
    chains.map((chain) => getTextNames(chain, locale).name),
    locale,
  );
  const regions = listRegions(chains);
  const times = chains.flatMap(({ key, facts }) =>
    facts?.blockTimeSeconds ? [{ key, place: toClockPlace(facts.blockTimeSeconds) }] : [],
  );
  const sentence = getBlockSentence(chains, { locale, messages });
  return (
    <div className={s.charts} data-markdown="omit">
      {regions.length > 0 ? (
        <figure className={s.chart}>
          <figcaption aria-label={formatMessage(compare.regionsLabel, { names })}>
            {nodes.availability} <small>{availability.regions}</small>
          </figcaption>
          <ul className={s.rows}>
            {regions.map((name) => (
              <li key={name}>
                <span>{name}</span>
                <MarkPoints
                  points={dealLanes(
                    chains.flatMap(({ key, regions: readings }) => {
                      const reading = readings.find(({ region }) => region === name);
                      return reading ? [{ key, place: toNinesPlace(reading.percent) }] : [];
                    }),
                  )}
                />
              </li>
            ))}
          </ul>
          <div className={s.axis}>
            <ScaleMarks marks={NINES_MARKS.map((text) => ({ text, place: toNinesPlace(text) }))} />
          </div>
        </figure>
      ) : null}
      {times.length > 0 ? (
        <figure className={s.chart}>
          <figcaption aria-label={formatMessage(compare.timesLabel, { names })}>
            {nodes.blockTime}
          </figcaption>
          {sentence ? <p className={s.sentence}>{sentence}</p> : null}
          <div className={s.times}>
            <div className={s.clock}>
              <MarkPoints points={dealLanes(times)} />
            </div>
            <ScaleMarks
              marks={TIME_MARKS.map((seconds) => ({
                text: formatSeconds(seconds, units),
                place: toClockPlace(seconds),
              }))}
            />
          </div>
        </figure>
      ) : null}
    </div>
  );
}
