import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import s from './index.module.scss';

type Item = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  items: readonly Item[];
  name?: string;
  /** Marks each panel as an entry that a search over the page finds by its words. */
  isSearchable?: boolean;
};

/**
 * Panels that open one by one; those that share `name` close each other. An id stands within its panel,
 * so that the browser opens the panel that an address names.
 */
export function Accordion({ items, name, isSearchable }: Props) {
  return (
    <div className={s.accordion}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          className={s.item}
          data-search={isSearchable ? '' : undefined}
        >
          <summary className={s.title}>
            {title}
            <Icon name="chevron" className={s.icon} />
          </summary>
          <div id={id} className={s.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
