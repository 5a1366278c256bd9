import { getRegionSummaries } from '@/lib/display/fleet';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import s from './index.module.scss';

const LEVELS = ['high', 'middle', 'low'] as const;
const NAMES = { high: '≥ 99.95%', middle: '≥ 99.5%', low: '< 99.5%' };

type Props = { nodes: LiveNodes; messages: Messages; pictures: PictureMessages };

/** The mean of each region, and how many of its chains are at each level; nothing if nothing was measured. */
export function Regions({ nodes, messages, pictures: { regions: words } }: Props) {
  const summaries = getRegionSummaries(nodes);
  if (summaries.length === 0) return null;
  return (
    <Panel
      title={words.title}
      control={nodes.hasSampleReadings ? messages.availability.sample : null}
      note={words.note}
    >
      <ul className={s.regions}>
        {summaries.map(({ region, mean, count, levels }) => (
          <li key={region} className={s.region}>
            <b>{region}</b>
            <span className={s.mean}>{mean}%</span>
            <svg
              viewBox={`0 0 ${count} 1`}
              preserveAspectRatio="none"
              className={s.bar}
              aria-hidden="true"
            >
              {LEVELS.map((level, index) => (
                <rect
                  key={level}
                  x={LEVELS.slice(0, index).reduce((sum, one) => sum + levels[one], 0)}
                  width={levels[level]}
                  height="1"
                  data-level={level}
                />
              ))}
            </svg>
            <span className={s.count}>{formatMessage(words.chains, { count })}</span>
          </li>
        ))}
      </ul>
      <p className={s.legend} aria-hidden="true">
        {LEVELS.map((level) => (
          <span key={level} data-level={level}>
            {NAMES[level]}
          </span>
        ))}
      </p>
    </Panel>
  );
}
