import s from './index.module.scss';

type Anchor = { id: string; label: string; count?: number };

/** Links to the parts of a long page, in a row; each may show its number of entries. */
export function AnchorNav({ label, anchors }: { label: string; anchors: readonly Anchor[] }) {
  return (
    <nav aria-label={label} className={s.nav}>
      <ul className={s.anchors}>
        {anchors.map(({ id, label: name, count }) => (
          <li key={id}>
            <a href={`#${id}`} className={s.anchor}>
              {name}
              {count === undefined ? null : <span className={s.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
