import { SiteLink } from '@/components/content/SiteLink';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MissingPicture } from './MissingPicture';
import { MissingPath } from './MissingPath.client';
import s from './index.module.scss';

/** What an unknown address gets: a picture, the address, and ways on. */
export function MissingPage({ locale, messages }: { locale: Locale; messages: Messages }) {
  const words = messages.missing;
  const links = [
    { href: '/', text: words.home },
    { href: '/nodes/', text: words.nodes },
    { href: '/faucet/', text: words.faucet },
  ];
  return (
    <Section className={s.page}>
      <div data-error-page="">
        <Heading level={1} size="h2">
          {words.title}
        </Heading>
        <p className={s.message}>
          <MissingPath messages={{ message: words.message, faucetMessage: words.faucetMessage }} />
        </p>
        <p className={s.hint}>{words.hint}</p>
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
      <MissingPicture label={words.imageAlt} />
    </Section>
  );
}
