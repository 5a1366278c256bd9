import { ChainMark } from '@/components/nodes/ChainMark';
import type { CallPattern as Pattern } from '@/lib/content/case-studies';
import { getChainFacts } from '@/lib/chains';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { CallShares } from '../CallShares';
import { Panel } from '../Panel';
import s from './index.module.scss';

type Props = { pattern: Pattern; messages: PictureMessages };

/** What a kind of product calls, and on which chains; nothing for a document that does not say. */
export function CallPattern({ pattern: { shares, chains }, messages: { callMix } }: Props) {
  if (shares.length === 0) return null;
  return (
    <Panel title={callMix.title} note={callMix.note}>
      <CallShares
        shares={shares}
        getRow={({ kind, percent, method }) => ({
          name: (
            <>
              {callMix.kinds[kind]} {method ? <code>{method}</code> : null}
            </>
          ),
          value: <b>{percent}%</b>,
        })}
      />
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
