import s from './Plan.module.scss';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Disks that hold the state of a full node. */
const FULL_DISKS = 2;

const CALLOUTS = [
  { number: 1, x: 148, y: 51, line: 'M72 51h67' },
  { number: 2, x: 276, y: 98, line: 'M228 98h39' },
  { number: 3, x: 286, y: 45, line: 'M250 45h27' },
  { number: 4, x: 416, y: 69, line: 'M458 69h-33' },
];

/** Disks (1), processor (2), memory (3) and network (4) of a machine. */
export function Plan() {
  return (
    <svg viewBox="0 0 486 196" className={s.plan} aria-hidden="true">
      <rect x="16" y="16" width="454" height="164" rx="4" className={s.box} />
      <g data-part="1">
        {range(8).map((disk) => (
          <rect
            key={disk}
            x="24"
            y={25 + disk * 18.4}
            width="56"
            height="15"
            rx="2"
            className={disk < FULL_DISKS ? s.used : s.disk}
          />
        ))}
      </g>
      <g>
        {range(6).map((fan) => (
          <circle key={fan} cx="105" cy={37 + fan * 24.4} r="9" />
        ))}
        <path d="M92 24h26v148H92zM304 28h70v62h-70zM304 40h70M304 52h70M304 108h70v60h-70z" />
        <circle cx="339" cy="138" r="21" />
        <circle cx="339" cy="138" r="6" />
        <path d="M394 124h76v48h-76zM406 136h40M406 148h40M406 160h40" />
      </g>
      <g data-part="3">
        {[28, 136].map((y) =>
          range(12).map((slot) => (
            <rect key={`${y}-${slot}`} x={170 + slot * 9.2} y={y} width="5" height="32" rx="1" />
          )),
        )}
      </g>
      <g data-part="2">
        <path d="M196 70h56v56h-56zM206 80h36v36h-36zM214 88h20v20h-20z" />
      </g>
      <g data-part="4">
        <path d="M394 28h76v84h-76zM446 36h24v18h-24zM446 60h24v18h-24zM446 84h24v18h-24zM404 44h30M404 69h10M404 93h30" />
      </g>
      {CALLOUTS.map(({ number, x, y, line }) => (
        <g key={number} className={s.callout}>
          <path d={line} />
          <circle cx={x} cy={y} r="9" />
          <text x={x} y={y + 4}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
