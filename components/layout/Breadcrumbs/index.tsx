import { SiteLink } from '@/components/content/SiteLink';
import { Container } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import s from './index.module.scss';

export type Crumb = { label: string; path: string };

type Props = { crumbs: readonly Crumb[]; current: string; locale: Locale; label: string };

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs, current, locale, label }: Props) {
  return (
    <Container>
      <nav aria-label={label}>
        <ol className={s.crumbs}>
          {crumbs.map((crumb) => (
            <li key={crumb.path} className={s.crumb}>
              <SiteLink href={crumb.path} locale={locale} className={s.link}>
                {crumb.label}
              </SiteLink>
            </li>
          ))}
          <li aria-current="page">{current}</li>
        </ol>
      </nav>
    </Container>
  );
}
