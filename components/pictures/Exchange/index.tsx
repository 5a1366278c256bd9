import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

/** What an ambassador gives and gets. */
export function Exchange({ messages: { exchange } }: { messages: PictureMessages }) {
  const sides = [
    { name: exchange.give, text: exchange.giveText, list: exchange.given },
    { name: exchange.get, text: exchange.getText, list: exchange.received },
  ];
  return (
    <Panel title={exchange.title} note={exchange.note}>
      <div className={s.sides}>
        {sides.map(({ name, text, list }, side) => (
          <div key={name} className={side === 0 ? s.give : s.get}>
            <p className={s.name}>
              <b>{name}</b> {text}
            </p>
            <ul className={s.list}>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
        ))}
        <svg viewBox="0 0 48 240" preserveAspectRatio="none" className={s.links} aria-hidden="true">
          {[30, 90, 150, 210].map((y, index) => (
            <path key={y} d={`M0 ${y}C24 ${y} 24 ${240 - y} 48 ${240 - y}`} data-back={index % 2} />
          ))}
        </svg>
      </div>
    </Panel>
  );
}
