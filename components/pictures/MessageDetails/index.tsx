import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

/** What to write about each topic so that one message is enough. */
export function MessageDetails({ messages: { messageDetails } }: { messages: PictureMessages }) {
  return (
    <Panel title={messageDetails.title} note={messageDetails.note}>
      <dl className={s.topics}>
        {messageDetails.topics.map(({ name, details }) => (
          <div key={name}>
            <dt>{name}</dt>
            {details.map((detail) => (
              <dd key={detail}>{detail}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
