import { CallKindMark, CallMix } from '@/components/cases/CallMix';
import { ChainMark } from '@/components/nodes/ChainMark';
import type { CaseStudy } from '@/lib/content/case-studies';
import { getChainFacts } from '@/lib/chains';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

type Props = { study: CaseStudy; messages: PictureMessages };

/** What a kind of product calls, and on which chains; nothing for a document that does not say. */
export function CallPattern({ study: { shares, chains }, messages: { callMix } }: Props) {
  if (shares.length === 0) return null;
  return (
    <Panel title={callMix.title} note={callMix.note}>
      <div className={s.mix}>
        <CallMix shares={shares} />
      </div>
      <ul className={s.shares}>
        {shares.map(({ kind, percent, method }) => (
          <li key={kind}>
            <CallKindMark kind={kind} />
            <span>
              {callMix.kinds[kind]} {method ? <code>{method}</code> : null}
            </span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
      {chains.length > 0 ? (
        <ul className={s.chains} aria-label={callMix.chains}>
          {chains.map((key) => (
            <li key={key} title={getChainFacts(key)?.name ?? key}>
              <ChainMark chainKey={key} size="s" />
              <span className={s.name}>{getChainFacts(key)?.name ?? key}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
