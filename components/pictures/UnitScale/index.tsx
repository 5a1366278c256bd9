import { formatMessage } from '@/lib/i18n/format-message';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { ComputeUnits } from '@/lib/provider';
import { getUnitScale } from '@/lib/units/unit-scale';
import { Panel } from '../Panel';
import { toSquares } from '../squares';
import s from './index.module.scss';

const LAYOUT = { columns: 20, side: 9, step: 11 };
const WIDTH = LAYOUT.columns * LAYOUT.step;

type Props = { prices: ComputeUnits; messages: PictureMessages };

/** The price of one call, from a lookup to a trace; nothing without prices. */
export function UnitScale({ prices, messages: { unitScale } }: Props) {
  const { square, rows } = getUnitScale(prices);
  if (rows.length === 0) return null;
  return (
    <Panel title={unitScale.title} note={formatMessage(unitScale.note, { count: square })}>
      <ol className={s.rows}>
        {rows.map(({ method, units, squares }) => (
          <li key={method}>
            <code>{method}</code>
            <b>{units}</b>
            <svg
              viewBox={`0 0 ${WIDTH} ${Math.ceil(squares / LAYOUT.columns) * LAYOUT.step}`}
              aria-hidden="true"
            >
              <path d={toSquares([...Array(squares).keys()], LAYOUT)} />
            </svg>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
