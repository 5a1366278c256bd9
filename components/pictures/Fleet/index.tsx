import { getFleetFigures } from '@/lib/display/fleet';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import s from './index.module.scss';

const COLUMNS = 15;
const STEP = 30;
const SIZE = 22;

type Props = { nodes: LiveNodes; locale: Locale; messages: PictureMessages };

/** A square for each chain, and what the list of nodes says when it is counted. */
export function Fleet({ nodes, locale, messages: { fleet } }: Props) {
  const { chains } = nodes;
  const figures = getFleetFigures(nodes);
  const rows = Math.ceil(chains.length / COLUMNS);
  const squares = (isAvailable: boolean) =>
    chains
      .map(({ status }, index) =>
        (status === 'available') === isAvailable
          ? `M${(index % COLUMNS) * STEP + 4} ${Math.floor(index / COLUMNS) * STEP + 4}h${SIZE}v${SIZE}h-${SIZE}z`
          : '',
      )
      .join('');
  return (
    <Panel title={fleet.title}>
      <svg
        viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
        className={s.squares}
        aria-hidden="true"
      >
        <path d={squares(true)} className={s.available} />
        <path d={squares(false)} className={s.other} />
      </svg>
      <dl className={s.figures}>
        {(['available', 'interfaces', 'testnets', 'regions'] as const)
          .filter((name) => figures[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{fleet[name]}</dt>
              <dd>{formatNumber(figures[name], locale)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
