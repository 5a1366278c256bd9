import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import s from './index.module.scss';

type Item = { id: string; title: ReactNode; content: ReactNode };

/** Panels that open one by one; those that share `name` close each other. */
export function Accordion({ items, name }: { items: readonly Item[]; name?: string }) {
  return (
    <div className={s.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} id={id} className={s.item}>
          <summary className={s.title}>
            {title}
            <Icon name="chevron" className={s.icon} />
          </summary>
          <div className={s.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
