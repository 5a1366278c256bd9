import { classNames } from '@/components/ui/class-names';
import { getTextNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import { CLOCK_MARKS, getBlockClock, toClockPlace } from '@/lib/display/block-clock';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import s from './index.module.scss';

type Props = {
  chains: readonly Chain[];
  /** Keys of chains shown with name and time. */
  named: readonly string[];
  locale: Locale;
  messages: Messages;
};

const HEIGHT = 204;
const FLAG_TOP = 8;
/** Two lines on a phone, where one would cross its neighbour's stem. */
const FLAG_STEP = 44;
const TICK_STEP = 9;
/** Room for a flag's label; a short one leaves it empty. */
const FLAG_WIDTH = 260;

/** Every chain as a tick on an axis of block times; some with name and time. */
export function BlockClock({ chains, named, locale, messages }: Props) {
  const families: Record<string, string> = messages.directory.families;
  const { ticks, flags } = getBlockClock(chains, named);
  const toTime = (seconds: number) => formatSeconds(seconds, messages.units);
  const toName = (chain: Chain) => getTextNames(chain, locale).name;
  const label = formatMessage(messages.blockClock.label, {
    count: ticks.length,
    names: joinNames(
      flags.map(({ chain, seconds }) => `${toName(chain)} ${toTime(seconds)}`),
      locale,
    ),
  });
  return (
    <figure className={s.figure}>
      <figcaption className="visuallyHidden">{label}</figcaption>
      <svg className={s.clock} height={HEIGHT} aria-hidden="true" data-markdown="omit">
        {ticks.map(({ chain, seconds, family, x, level }) => (
          <rect
            key={chain.key}
            data-family={family}
            x={`${x}%`}
            y={HEIGHT - TICK_STEP - level * TICK_STEP}
          >
            <title>{`${toName(chain)} ${toTime(seconds)}`}</title>
          </rect>
        ))}
        {flags.map(({ chain, seconds, x, isLeft, level }) => {
          const top = FLAG_TOP + level * FLAG_STEP;
          return (
            <svg key={chain.key} x={`${x}%`} className={s.stem}>
              <line y1={top} y2={HEIGHT} />
              <foreignObject
                x={isLeft ? -FLAG_WIDTH : 0}
                y={top}
                width={FLAG_WIDTH}
                height={FLAG_STEP}
              >
                <p className={classNames(s.flag, isLeft && s.left)}>
                  {toName(chain)} <b>{toTime(seconds)}</b>
                </p>
              </foreignObject>
            </svg>
          );
        })}
        <line className={s.axis} x2="100%" y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <svg className={s.marks} height={28} aria-hidden="true" data-markdown="omit">
        {CLOCK_MARKS.map((mark) => (
          <text key={mark} x={`${toClockPlace(mark)}%`} y={20}>
            {mark === 60 ? `1 ${messages.units.minute}` : toTime(mark)}
          </text>
        ))}
      </svg>
      <ul className={s.key} aria-hidden="true" data-markdown="omit">
        {[...new Set(ticks.map(({ family }) => family))].map((family) => (
          <li key={family} data-family={family}>
            {families[family] ?? families.other}
          </li>
        ))}
      </ul>
    </figure>
  );
}
