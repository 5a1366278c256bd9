import { SubscribeForm } from '@/components/layout/Footer/SubscribeForm.client';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch.client';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch/ThemeSwitch.client';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import { SearchHost } from '@/components/search/SearchHost.client';
import { SiteLink } from '@/components/content/SiteLink';
import { getMessages } from '@/lib/i18n/messages';

const { theme, subscribe } = getMessages('en');

/** What every page of the site has of scripts beside what looks after the visitor's own state. */
export function Shell() {
  return (
    <>
      <SiteLink href="/" locale="en">
        A link
      </SiteLink>
      <LanguageSwitch locale="en" label="" untranslated={[]} />
      <ThemeSwitch label="" messages={theme} />
      <SubscribeForm title="" text="" messages={subscribe} locale="en" />
      <OverlayHost locale="en" messenger={null} />
      <SearchHost locale="en" />
    </>
  );
}
