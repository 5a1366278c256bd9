import { formatMessage } from '@/lib/i18n/format-message';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import s from './ClusterNodes.module.scss';

/** Each node's load with this many running, in percent. */
const SHARES = [100, 50, 33];

/** The nodes as checkboxes, each with its load for any number of stopped nodes; the cluster shows one of them. */
export function ClusterNodes({ words }: { words: PictureMessages['cluster'] }) {
  return (
    <fieldset className={s.nodes}>
      <legend className={s.legend}>{words.title}</legend>
      {words.nodes.map(({ name, about }, index) => (
        <label key={name} className={s.node}>
          <b>{name}</b>
          <span className={s.about}>{about}</span>
          <span className={s.state}>
            <input type="checkbox" defaultChecked data-node={index} className={s.input} />
            <span className={s.off}>{words.stopped}</span>
            <span className={s.shares}>
              {SHARES.map((percent, others) => (
                <span key={percent} data-stopped={SHARES.length - 1 - others}>
                  {formatMessage(words.share, { percent })}
                </span>
              ))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
