import '@/styles/globals.scss';
import type { Viewport } from 'next';
import { ThemeProvider } from 'next-themes';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { Announcement } from '@/components/layout/Announcement';
import { monoFace, textFace } from '@/components/layout/fonts';
import { Footer } from '@/components/layout/Footer';
import { Navbar } from '@/components/layout/Navbar';
import { PageLinks } from '@/components/layout/PageLinks.client';
import { StaticMarkup } from '@/components/layout/StaticMarkup.client';
import { MAIN_ID, SkipLink } from '@/components/layout/SkipLink';
import { PreviewBar } from '@/components/preview/PreviewBar';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import { SearchHost } from '@/components/search/SearchHost.client';
import { VisitorHost } from '@/components/visitor/VisitorHost.client';
import { getPreview } from '@/lib/content/preview-bar';
import { getSocialLink } from '@/lib/content/link-address';
import { getShell } from '@/lib/content/view';
import { getEnv } from '@/lib/env';
import { LOCALES, getOtherLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { isSampleProvider } from '@/lib/provider';
import { getRouteFacts } from '@/lib/routing/facts';
import { getUntranslated } from '@/lib/site/locale-paths';
import { getVendorScripts } from '@/lib/vendors/scripts';
import { LOCALE_PARAMS, getLocale } from '../params';

export const revalidate = 60;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0e0d' },
  ],
};

export const generateStaticParams = () => LOCALE_PARAMS;

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [{ settings, navigation }, { paths }] = await Promise.all([
    getShell(locale),
    getRouteFacts(),
  ]);
  const untranslated = getUntranslated(getOtherLocale(locale), paths);
  const preview = await getPreview();
  const shared = { locale, messages, navigation, settings };
  return (
    <html
      lang={LOCALES[locale].html}
      className={`${textFace.variable} ${monoFace.variable}`}
      suppressHydrationWarning
    >
      <body>
        {/* The palette sets the colour scheme, which a page may force. */}
        <ThemeProvider attribute="data-theme" enableColorScheme={false}>
          <SkipLink label={messages.skip} />
          {preview ? <PreviewBar preview={preview} messages={messages} /> : null}
          <ConsentBanner {...shared} />
          <Announcement {...shared} />
          <Navbar {...shared} brandName={settings.brand_name ?? ''} untranslated={untranslated} />
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
          <Footer {...shared} isSample={isSampleProvider()} />
          {/* Makes each page's data name the component, for lib/flight. */}
          <StaticMarkup />
          <PageLinks />
          <OverlayHost locale={locale} messenger={getSocialLink(settings, 'telegram')} />
          <SearchHost locale={locale} />
          <VisitorHost
            locale={locale}
            scripts={getVendorScripts(getEnv())}
            loadingLabel={messages.visitor.loading}
            accountCookie={getEnv().ACCOUNT_COOKIE}
          />
        </ThemeProvider>
      </body>
    </html>
  );
}
