import { SiteLink } from '@/components/content/SiteLink';
import { Container } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import type { Crumb } from '@/lib/pages/crumbs';
import s from './index.module.scss';

type Props = { crumbs: readonly Crumb[]; locale: Locale };

/** The path from the home page to this one, which comes last. */
export function Breadcrumbs({ crumbs, locale }: Props) {
  return (
    <Container>
      <nav aria-label={getMessages(locale).navigation.breadcrumbs}>
        <ol className={s.crumbs}>
          {crumbs.slice(0, -1).map(({ path, label }) => (
            <li key={path} className={s.crumb}>
              <SiteLink href={path} locale={locale} className={s.link}>
                {label}
              </SiteLink>
            </li>
          ))}
          <li aria-current="page">{crumbs.at(-1)?.label}</li>
        </ol>
      </nav>
    </Container>
  );
}
