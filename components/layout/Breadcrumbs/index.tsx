import { SiteLink } from '@/components/content/SiteLink';
import { Container } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getCrumbs } from '@/lib/seo/crumbs';
import s from './index.module.scss';

type Props = { path: string; title: string; locale: Locale };

/** The way from the home page to the page at `path`, which is called by its title unless its section has a name. */
export function Breadcrumbs({ path, title, locale }: Props) {
  const messages = getMessages(locale);
  const steps = getCrumbs(path, title, messages);
  return (
    <Container>
      <nav aria-label={messages.navigation.breadcrumbs}>
        <ol className={s.crumbs}>
          {steps.slice(0, -1).map((crumb) => (
            <li key={crumb.path} className={s.crumb}>
              <SiteLink href={crumb.path} locale={locale} className={s.link}>
                {crumb.label}
              </SiteLink>
            </li>
          ))}
          <li aria-current="page">{steps.at(-1)?.label}</li>
        </ol>
      </nav>
    </Container>
  );
}
