import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { GENESIS_AGE, toAgePlace } from '@/lib/display/state-depth';
import { ScaleMarks } from '../ScaleMarks';
import s from './index.module.scss';

/** How many blocks Geth keeps state for by default. */
const RECENT_BLOCKS = 128;
/** The oldest block available for each kind of data, in blocks before the head. */
const DEPTHS = [
  { id: 'blocks', age: GENESIS_AGE },
  { id: 'full', age: RECENT_BLOCKS },
  { id: 'archive', age: GENESIS_AGE },
] as const;
/** Ages marked on the scale, in blocks of twelve seconds: genesis, a month, a day, and the limit of a full node. */
const MARKS = [GENESIS_AGE, 216_000, 7200, RECENT_BLOCKS, 1];

/** How far back blocks go, and their state on a full and an archive node, on a log scale of age. */
export function StateDepth({ messages: { stateDepth } }: { messages: PictureMessages }) {
  return (
    <div>
      <ul className={s.rows}>
        {DEPTHS.map(({ id, age }) => {
          const place = toAgePlace(age);
          const { name, text } = stateDepth.rows[id];
          return (
            <li key={id}>
              <b>{name}</b>
              <small>{text}</small>
              <span className={s.lane}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect x={place} width={100 - place} height="10" data-kind={id} />
                </svg>
              </span>
            </li>
          );
        })}
      </ul>
      <div className={s.scale}>
        <ScaleMarks
          marks={stateDepth.marks.map((text, index) => ({
            text,
            place: toAgePlace(MARKS[index] ?? 1),
          }))}
        />
      </div>
      <p className={s.note}>{stateDepth.note}</p>
    </div>
  );
}
