import s from './MethodTitles.module.scss';

/** A group's table head. On phones, where the summary has its own line, its title is only for screen readers. */
export function MethodTitles({ titles }: { titles: readonly string[] }) {
  return (
    <thead className={s.titles}>
      <tr>
        {titles.map((title) => (
          <th key={title}>{title}</th>
        ))}
      </tr>
    </thead>
  );
}
