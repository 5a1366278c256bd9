import s from './MethodTitles.module.scss';

/** The head of a group's table; on phones, where the summary has a line of its own, its title is only read out. */
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
