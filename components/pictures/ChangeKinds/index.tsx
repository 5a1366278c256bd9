import { CHANGE_KINDS } from '@/lib/chains/change-kinds';
import type { LoggedChange } from '@/lib/display/change-log';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import { toSquares } from '../squares';
import s from './index.module.scss';

const LAYOUT = { columns: 15, side: 10, step: 14 };
const WIDTH = LAYOUT.columns * LAYOUT.step;

const getHeight = (count: number) =>
  Math.ceil(count / LAYOUT.columns) * LAYOUT.step - LAYOUT.step + LAYOUT.side;

type Props = { changes: readonly LoggedChange[]; messages: Messages; pictures: PictureMessages };

/** A square for each change in the log, by kind. */
export function ChangeKinds({ changes, messages, pictures: { changeKinds } }: Props) {
  const years = changes.map(({ date }) => date.slice(0, 4)).sort();
  const rows = CHANGE_KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  })).filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <Panel
      title={formatMessage(changeKinds.title, {
        count: changes.length,
        from: years[0] ?? '',
        to: years.at(-1) ?? '',
      })}
      note={changeKinds.note}
    >
      <dl className={s.rows}>
        {rows.map(({ kind, count }) => (
          <div key={kind}>
            <dt>{messages.changes.kinds[kind]}</dt>
            <dd>
              <svg viewBox={`0 0 ${WIDTH} ${getHeight(count)}`} aria-hidden="true">
                <path d={toSquares([...Array(count).keys()], LAYOUT)} data-kind={kind} />
              </svg>
              <span>{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
