import { SubscribeForm } from '@/components/layout/Footer/SubscribeForm.client';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch.client';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch/ThemeSwitch.client';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import { SiteLink } from '@/components/content/SiteLink';

/** What every page of the site has of scripts beside what looks after the visitor's own state. */
export function Shell() {
  return (
    <>
      <SiteLink href="/" locale="en">
        A link
      </SiteLink>
      <LanguageSwitch locale="en" label="" />
      <ThemeSwitch label="" words={{ system: '', light: '', dark: '' }} />
      <SubscribeForm title="" text="" words={{}} locale="en" siteKey="" />
      <OverlayHost locale="en" siteKey="" messenger={null} />
    </>
  );
}
