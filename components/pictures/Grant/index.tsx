import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

/** The stages of a team, each with more traffic than the one before. */
export function Grant({ messages: { grant } }: { messages: PictureMessages }) {
  return (
    <Panel title={grant.title} note={grant.note}>
      <ol className={s.stages}>
        {grant.steps.map(({ name, text }, index) => (
          <li key={name} data-stage={index}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
