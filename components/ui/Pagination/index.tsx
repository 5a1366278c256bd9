import type { ReactNode } from 'react';
import s from './index.module.scss';

type Props = {
  label: string;
  page: number;
  pageCount: number;
  renderLink: (page: number, content: ReactNode) => ReactNode;
};

/** Links to the pages of a list; the current one is marked. `renderLink` renders each link. */
export function Pagination({ label, page, pageCount, renderLink }: Props) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <nav aria-label={label}>
      <ol className={s.pages}>
        {pages.map((number) => (
          <li key={number} className={s.page}>
            {number === page ? (
              <span aria-current="page">{number}</span>
            ) : (
              renderLink(number, number)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
