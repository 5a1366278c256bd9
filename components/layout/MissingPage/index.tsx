import { SiteLink } from '@/components/content/SiteLink';
import { SearchForm } from '@/components/search/SearchForm';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MissingPath } from './MissingPath.client';
import s from './index.module.scss';

const SIDE = 7;
const STEP = 44;
const LOST = { column: 4, row: 2 };

const at = (index: number) => STEP / 2 + index * STEP;
const isLost = (column: number, row: number) => column === LOST.column && row === LOST.row;
const cells = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  column: index % SIDE,
  row: Math.floor(index / SIDE),
}));

const links = cells
  .flatMap(({ column, row }) => [
    { from: { column, row }, to: { column: column + 1, row } },
    { from: { column, row }, to: { column, row: row + 1 } },
  ])
  .filter(({ from, to }) => to.column < SIDE && to.row < SIDE && !isLost(from.column, from.row))
  .filter(({ to }) => !isLost(to.column, to.row))
  .map(({ from, to }) => `M${at(from.column)} ${at(from.row)}L${at(to.column)} ${at(to.row)}`)
  .join('');

/** The lattice with one unconnected node. */
function MissingPicture({ label }: { label: string }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE * STEP} ${SIDE * STEP}`}
      role="img"
      aria-label={label}
      className={s.picture}
    >
      <path d={links} className={s.lines} />
      {cells.map(({ column, row }) => (
        <circle
          key={`${column}-${row}`}
          cx={at(column)}
          cy={at(row)}
          r={isLost(column, row) ? 9 : 5}
          className={isLost(column, row) ? s.lost : s.node}
        />
      ))}
    </svg>
  );
}

/** The page for an unknown path: a picture, the path, and links onwards. */
export function MissingPage({ locale, messages }: { locale: Locale; messages: Messages }) {
  const labels = messages.missing;
  const links = [
    { href: '/', text: labels.home },
    { href: '/nodes/', text: labels.nodes },
    { href: '/faucet/', text: labels.faucet },
  ];
  return (
    <Section className={s.page}>
      <div data-error-page="">
        <Heading level={1} size="h2">
          {labels.title}
        </Heading>
        <p className={s.message}>
          <MissingPath
            messages={{ message: labels.message, faucetMessage: labels.faucetMessage }}
          />
        </p>
        <div className={s.search}>
          <SearchForm locale={locale} />
        </div>
        <p className={s.hint}>{labels.hint}</p>
        <ul className={s.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <SiteLink href={href} locale={locale} className={s.link}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <MissingPicture label={labels.imageAlt} />
    </Section>
  );
}
