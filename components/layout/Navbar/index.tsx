import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import { Icon } from '@/components/ui/Icon';
import { SEARCH_PATH } from '@/lib/site/search-query';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SheetCloser } from './SheetCloser.client';
import { MenuBar } from './MenuBar.client';
import { MenuBanner, MenuLinks } from './MenuContent';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.client';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.client';
import { Brand } from '../Brand';
import s from './index.module.scss';

const SHEET_ID = 'menu';

type Props = {
  navigation: Content.NavigationDocument['data'];
  brandName: string;
  locale: Locale;
  messages: Messages;
  /** Pages that the other language lacks. */
  untranslated: readonly string[];
};

/** The bar on top of every page: menus on wide screens, a sheet on narrow ones. */
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

  const search = (
    <SiteLink
      href={SEARCH_PATH}
      locale={locale}
      className={s.search}
      aria-label={labels.search}
      data-search-link=""
    >
      <Icon name="search" />
      <kbd aria-hidden="true">/</kbd>
    </SiteLink>
  );

  return (
    <header className={s.navbar}>
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
          {search}
          <div className={s.wide}>{switches}</div>
          <CmsLink field={dashboard} locale={locale} className={s.quiet} />
          <CmsLink field={action} locale={locale} className={buttonClass()} />
          <button
            type="button"
            popoverTarget={SHEET_ID}
            aria-label={labels.open}
            className={s.burger}
          >
            <Icon name="menu" size="large" />
          </button>
        </div>
      </Container>
      <nav id={SHEET_ID} popover="auto" data-sheet="" aria-label={labels.label} className={s.sheet}>
        <div className={s.sheetHead}>
          <Brand name={brandName} />
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={labels.close}
            className={s.burger}
          >
            <Icon name="close" size="large" />
          </button>
        </div>
        {groups.map(({ label, links, banner }) => (
          <details key={label} name="menu-group" className={s.group}>
            <summary className={s.summary}>
              {label}
              <Icon name="chevron" className={s.chevron} />
            </summary>
            {links}
            {banner}
          </details>
        ))}
        <CmsLink field={dashboard} locale={locale} className={s.summary} />
        <div className={s.switches}>
          {search}
          {switches}
        </div>
      </nav>
      <SheetCloser id={SHEET_ID} />
    </header>
  );
}
