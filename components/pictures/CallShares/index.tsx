import type { ReactNode } from 'react';
import { CallKindMark, CallMix } from '@/components/cases/CallMix';
import type { CallShare } from '@/lib/content/case-studies';
import s from './index.module.scss';

type Props = {
  shares: readonly CallShare[];
  /** Renders a row: the kind's name, and a value at its end. */
  getRow: (share: CallShare) => { name: ReactNode; value: ReactNode };
};

/** A bar of calls by kind, and a row for each kind. */
export function CallShares({ shares, getRow }: Props) {
  return (
    <>
      <div className={s.mix}>
        <CallMix shares={shares} />
      </div>
      <ul className={s.rows}>
        {shares.map((share) => {
          const { name, value } = getRow(share);
          return (
            <li key={share.kind}>
              <CallKindMark kind={share.kind} />
              <span>{name}</span>
              {value}
            </li>
          );
        })}
      </ul>
    </>
  );
}
