import s from './index.module.scss';

type Part = { id: string; title: string };

/** Links to the parts of a long text, beside it if there is room. Not printed. */
export function SideContents({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className={`${s.contents} noPrint`}>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={s.part}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
