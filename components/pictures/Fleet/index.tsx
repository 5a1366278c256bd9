import { getFleetFigures } from '@/lib/display/fleet';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import { toSquares } from '../squares';
import s from './index.module.scss';

const LAYOUT = { columns: 15, side: 22, step: 30 };
/** The margin around the squares, in the drawing's units. */
const EDGE = 4;

type Props = { nodes: LiveNodes; locale: Locale; messages: PictureMessages };

/** A square for each chain, and the totals of the node list. */
export function Fleet({ nodes, locale, messages: { fleet } }: Props) {
  const { chains } = nodes;
  const figures = getFleetFigures(nodes);
  const { columns, step } = LAYOUT;
  const rows = Math.ceil(chains.length / columns);
  const getSquares = (isAvailable: boolean) =>
    toSquares(
      chains.flatMap(({ status }, index) =>
        (status === 'available') === isAvailable ? [index] : [],
      ),
      LAYOUT,
    );
  return (
    <Panel title={fleet.title}>
      <svg
        viewBox={`-${EDGE} -${EDGE} ${columns * step} ${rows * step}`}
        className={s.squares}
        aria-hidden="true"
      >
        <path d={getSquares(true)} className={s.available} />
        <path d={getSquares(false)} className={s.other} />
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
