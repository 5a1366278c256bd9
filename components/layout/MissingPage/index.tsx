import { SiteLink } from '@/components/content/SiteLink';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MissingPicture } from './MissingPicture';
import { MissingPath } from './MissingPath.client';
import s from './index.module.scss';

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
