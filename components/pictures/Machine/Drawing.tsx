import m from '@/components/nodes/ChainMark/index.module.scss';
import sprite from '@/components/nodes/ChainMark/chain-marks.svg';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { toPeakPlace, type NodeChoice } from '@/lib/quotes/node-choice';
import s from './Drawing.module.scss';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const DISKS = range(12);
const BARS = range(20);
/** Disks that are in use, out of twelve; an example rather than a measurement. */
const USED = { full: 3.4, archive: 10.5 } as const;

type Props = {
  choice: NodeChoice;
  /** The rate in words. */
  rate: string;
  words: PictureMessages['machine'];
};

/** A machine seen from above, which shows a choice: full disks, the chain on its processor, bars for its peak. */
export function Drawing({ choice: { chain, depth, trace, peak }, rate, words }: Props) {
  const lit = Math.round((toPeakPlace(peak) / 100) * BARS.length);
  const { disks, memory, client } = words.drawing;
  return (
    <svg
      viewBox="0 0 675 206"
      className={s.drawing}
      role="img"
      aria-label={words.picture}
      data-trace={trace || undefined}
    >
      <rect x=".5" y=".5" width="674" height="205" rx="8" className={s.board} />
      {DISKS.map((disk) => {
        const [x, y] = [disk < 6 ? 16.5 : 100.5, 16.5 + (disk % 6) * 25];
        const share = Math.min(1, Math.max(0, USED[depth] - disk));
        return (
          <g key={disk}>
            <rect x={x} y={y} width="74" height="18" rx="2" />
            <rect
              x={x + 2.5}
              y={y + 2.5}
              width={69 * share}
              height="13"
              rx="1"
              className={s.used}
            />
          </g>
        );
      })}
      {range(3).map((fan) => (
        <g key={fan}>
          <circle cx="212" cy={40 + fan * 56} r="20" />
          <circle cx="212" cy={40 + fan * 56} r="5" />
        </g>
      ))}
      {[250.5, 430.5].map((start) =>
        range(6).map((slot) => (
          <rect key={start + slot} x={start + slot * 11} y="24.5" width="6" height="126" rx="1" />
        )),
      )}
      <rect x="330.5" y="46.5" width="82" height="82" rx="6" className={s.board} />
      <rect x="338.5" y="54.5" width="66" height="66" rx="3" />
      <rect x="324.5" y="40.5" width="94" height="94" rx="9" className={s.trace} />
      <svg x="347" y="63" width="49" height="49" className={m.symbol} data-family={chain.family}>
        <use href={`${sprite.src}#${chain.key}`} />
      </svg>
      <rect x="514.5" y="16.5" width="144" height="142" rx="4" className={s.board} />
      {BARS.map((bar) => {
        const height = 8 + bar * 5.6;
        const box = { x: 525 + bar * 6.4, y: 148 - height, width: 4, height };
        return <rect key={bar} {...box} data-lit={bar < lit || undefined} className={s.bar} />;
      })}
      <path d="M16 172.5h158M250 172.5h62M330 172.5h82M430 172.5h62M514 172.5h144" />
      <text x="16" y="190">
        {disks}
      </text>
      <text x="250" y="190" data-wide="">
        {memory}
      </text>
      <text x="371" y="190" textAnchor="middle">
        {client}
      </text>
      <text x="430" y="190" data-wide="">
        {memory}
      </text>
      <text x="658" y="190" textAnchor="end">
        {rate}
      </text>
    </svg>
  );
}
