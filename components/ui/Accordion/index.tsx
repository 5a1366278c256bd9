import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import s from './index.module.scss';

type Item = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  items: readonly Item[];
  name?: string;
  /** Marks each panel as an entry that a page search finds by its text. */
  isSearchable?: boolean;
  /** Marks each panel as a group of such entries. */
  isGrouped?: boolean;
};

/**
 * Collapsible panels; those that share `name` close each other. An id is placed inside its panel, so that the browser
 * opens the panel that a URL names.
 */
export function Accordion({ items, name, isSearchable, isGrouped }: Props) {
  return (
    <div className={s.accordion}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={name}
          className={s.item}
          data-search={isSearchable ? '' : undefined}
          data-group={isGrouped ? '' : undefined}
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
