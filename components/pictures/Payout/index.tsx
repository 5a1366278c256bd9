import type { ReactNode } from 'react';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

function Block({ name, text, tone }: { name: string; text: string; tone?: string }) {
  return (
    <div className={s.block} data-tone={tone}>
      <b>{name}</b>
      <span>{text}</span>
    </div>
  );
}

/** The flow from one row to the next. */
function Stream({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 446 40" preserveAspectRatio="none" className={s.stream} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Where an affiliate's commission comes from, and when. */
export function Payout({ messages: { payout } }: { messages: PictureMessages }) {
  return (
    <Panel title={payout.title} note={payout.note}>
      <div className={s.flow}>
        <Block name={payout.paid} text={payout.paidText} />
        <Stream>
          <path d="M0 0H290C290 20 274 20 274 40H0Z" className={s.kept} />
          <path d="M290 0H446V40H290Z" />
        </Stream>
        <div className={s.net}>
          <Block name={payout.net} text={payout.netText} />
          <Block name={payout.deducted} text={payout.deductedText} tone="out" />
        </div>
        <Stream>
          <path d="M0 0H120C120 20 170 20 170 40H0Z" className={s.yours} />
          <path d="M120 0H274C274 20 446 16 446 40H186C186 20 120 20 120 0Z" className={s.kept} />
        </Stream>
        <div className={s.split}>
          <Block name={payout.yours} text={payout.yoursText} tone="yours" />
          <Block name={payout.ours} text={payout.oursText} />
        </div>
      </div>
      <ol className={s.steps}>
        {payout.steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
