import { formatMessage } from '@/lib/i18n/format-message';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import s from './ClusterNodes.module.scss';

/** What each running node carries while so many run, in percent. */
const SHARES = [100, 50, 33];

/** The nodes as boxes to uncheck, each with what it carries for any number of stopped ones; the cluster shows one. */
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
