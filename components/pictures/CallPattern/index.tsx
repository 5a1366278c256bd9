import { ChainMark } from '@/components/nodes/ChainMark';
import type { CallPattern as Pattern } from '@/lib/content/case-studies';
import { getNameByKey } from '@/lib/chains/name-by-key';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { CallShares } from '../CallShares';
import { Panel } from '../Panel';
import s from './index.module.scss';

type Props = { pattern: Pattern; locale: Locale; messages: PictureMessages };

/** The calls of a kind of product, and its chains; nothing for a document without them. */
export function CallPattern({ pattern: { shares, chains }, locale, messages: { callMix } }: Props) {
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
          {chains.map((key) => {
            const name = getNameByKey(key, locale);
            return (
              <li key={key} title={name}>
                <ChainMark chainKey={key} size="s" />
                <span className="visuallyHidden">{name}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Panel>
  );
}
