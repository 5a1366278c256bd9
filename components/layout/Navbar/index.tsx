import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { ACCOUNT_SLOT } from '@/components/visitor/visitor-props';
import { MenuBar } from './MenuBar.client';
import { MenuBanner, MenuLinks } from './MenuContent';
import { NavSheet } from './NavSheet';
import { SearchLink } from './SearchLink';
import { SheetButton } from './SheetButton';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.client';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.client';
import { Brand } from '../Brand';
import s from './index.module.scss';

type Props = {
  navigation: Content.NavigationDocument['data'];
  brandName: string;
  locale: Locale;
  messages: Messages;
  /** Pages that the other language lacks. */
  untranslated: readonly string[];
};

/** The bar at the top of every page: menus on wide screens, a sheet on narrow ones. */
export function Navbar({ navigation, brandName, locale, messages, untranslated }: Props) {
  const { menus, dashboard, action } = navigation;
  const labels = messages.navigation;
  const groups = menus.map((menu) => ({
    label: menu.label ?? '',
    links: <MenuLinks menu={menu} locale={locale} />,
    banner: <MenuBanner menu={menu} locale={locale} />,
  }));
  const switches = (
    <>
      <LanguageSwitch locale={locale} label={labels.language} untranslated={untranslated} />
      <ThemeSwitch label={labels.theme} messages={messages.theme} />
    </>
  );

  return (
    <header className={`${s.navbar} noPrint`}>
      <Container className={s.bar}>
        <SiteLink
          href="/"
          locale={locale}
          className={s.home}
          aria-label={`${brandName}, ${labels.home}`}
        >
          <Brand name={brandName} />
        </SiteLink>
        <nav aria-label={labels.label} className={s.menus}>
          <MenuBar groups={groups} />
        </nav>
        <div className={s.actions}>
          <SearchLink label={labels.search} locale={locale} className={s.search} />
          <div className={s.wide}>{switches}</div>
          <CmsLink field={dashboard} locale={locale} className={s.quiet} />
          <span {...{ [ACCOUNT_SLOT]: '' }} className={s.account} />
          <CmsLink field={action} locale={locale} className={buttonClass()} />
          <SheetButton label={labels.open} />
        </div>
      </Container>
      <NavSheet {...{ groups, action, dashboard, brandName, locale, labels }}>
        <SearchLink label={labels.search} locale={locale} />
        {switches}
      </NavSheet>
    </header>
  );
}
