import { CallKindMark, CallMix } from '@/components/cases/CallMix';
import { CALL_KINDS } from '@/lib/content/case-studies';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

const EXAMPLE = [30, 24, 22, 16, 8];
const METHODS = [
  'eth_getBalance',
  'eth_call',
  'eth_getBlockByNumber',
  'eth_getLogs',
  'eth_sendRawTransaction',
];

/** How to read the bars of the use cases. */
export function CallKinds({ messages: { callMix } }: { messages: PictureMessages }) {
  const shares = CALL_KINDS.map((kind, index) => ({
    kind,
    percent: EXAMPLE[index] ?? 0,
    method: null,
  }));
  return (
    <Panel title={callMix.legend} note={callMix.note}>
      <div className={s.mix}>
        <CallMix shares={shares} />
      </div>
      <ul className={s.kinds}>
        {CALL_KINDS.map((kind, index) => (
          <li key={kind}>
            <CallKindMark kind={kind} />
            {callMix.kinds[kind]}
            <code>{METHODS[index]}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
