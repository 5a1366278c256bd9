import { CALL_KINDS, type CallKind, type CallShare } from '@/lib/content/case-studies';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { CallShares } from '../CallShares';
import { Panel } from '../Panel';

const EXAMPLES = {
  state: { percent: 30, method: 'eth_getBalance' },
  calls: { percent: 24, method: 'eth_call' },
  blocks: { percent: 22, method: 'eth_getBlockByNumber' },
  logs: { percent: 16, method: 'eth_getLogs' },
  transactions: { percent: 8, method: 'eth_sendRawTransaction' },
} as const satisfies Record<CallKind, Omit<CallShare, 'kind'>>;

const SHARES = CALL_KINDS.map((kind) => ({ kind, ...EXAMPLES[kind] }));

/** How to read the bars of the use cases. */
export function CallKinds({ messages: { callMix } }: { messages: PictureMessages }) {
  return (
    <Panel title={callMix.legend} note={callMix.note}>
      <CallShares
        shares={SHARES}
        getRow={({ kind, method }) => ({
          name: callMix.kinds[kind],
          value: <code>{method}</code>,
        })}
      />
    </Panel>
  );
}
