import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { getEnv } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getSection } from '@/lib/site/paths';
import { FooterHead } from './FooterHead';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.client';
import s from './index.module.scss';

/** From here, links lead to the whole blog rather than to its Chinese section. */
const isBlog = (href: string) => getSection(href) === 'blog';

type Props = {
  navigation: Content.NavigationDocument['data'];
  settings: Content.SettingsDocument['data'];
  locale: Locale;
  messages: Messages;
  /** True while chains, prices and limits are sample data. */
  isSample: boolean;
};

const SOCIAL_NAMES: Record<string, string> = {
  telegram: 'Telegram',
  twitter: 'Twitter',
  discord: 'Discord',
  youtube: 'YouTube',
  reddit: 'Reddit',
  linkedin: 'LinkedIn',
  github: 'GitHub',
};

/** Links to all of the site, who runs it, and how to hear from them. */
export function Footer({ navigation, settings, locale, messages, isSample }: Props) {
  return (
    <footer className={s.footer}>
      <Container>
        <FooterHead settings={settings} locale={locale} messages={messages} />
        <nav aria-label={messages.footer.label} className={`${s.columns} noPrint`}>
          {navigation.columns.map(({ label, links }) => (
            <div key={label} className={s.group}>
              <h2 className={s.heading}>
                <label>
                  {label}
                  <input type="checkbox" data-unmanaged="" />
                  <Icon name="chevron" size="small" />
                </label>
              </h2>
              <ul>
                {links.map(({ link, nofollow }, index) => (
                  <li key={index}>
                    <CmsLink
                      field={link}
                      locale={locale}
                      rel={nofollow ? 'nofollow' : undefined}
                      isKept={isBlog}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={s.bottom}>
          <div className={s.company}>
            {[settings.copyright, settings.registration, settings.address].map((line) =>
              line ? <p key={line}>{line}</p> : null,
            )}
            {isSample ? <p>{messages.availability.sampleSite}</p> : null}
          </div>
          <ul className={`${s.social} noPrint`} aria-label={messages.footer.social}>
            {settings.social.map(({ network, link }) => (
              <li key={network}>
                <CmsLink field={link} locale={locale} className={s.link}>
                  {SOCIAL_NAMES[network ?? '']}
                </CmsLink>
              </li>
            ))}
          </ul>
          <ul className={`${s.acts} needsScripts noPrint`}>
            <li>
              <button type="button" data-action="manage-cookies" className={s.link}>
                {messages.consent.settings}
              </button>
            </li>
            {getEnv().CHAT_SCRIPT_URL ? (
              <li>
                <button type="button" data-action="open-chat" className={s.link}>
                  {messages.visitor.chat}
                </button>
              </li>
            ) : null}
          </ul>
          <ThemeSwitch label={messages.navigation.theme} messages={messages.theme} />
        </div>
      </Container>
    </footer>
  );
}
