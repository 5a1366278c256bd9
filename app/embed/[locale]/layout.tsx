import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { ThemeProvider } from 'next-themes';
import { EmbedShell } from '@/components/embed/EmbedShell';
import { monoFace, textFace } from '@/components/layout/fonts';
import { StaticMarkup } from '@/components/layout/StaticMarkup.client';
import { getShell } from '@/lib/content/view';
import { LOCALES } from '@/lib/i18n/locales';
import { LOCALE_PARAMS, getLocale } from '../../params';

export const revalidate = 60;

export const generateStaticParams = () => LOCALE_PARAMS;

/** The page that it is part of, on the site itself, is the one to find. */
export const metadata: Metadata = { robots: { index: false } };

/** What other sites show in a frame: without navigation, dialogs, consent and the owner's scripts. */
export default async function EmbedLayout({ children, params }: LayoutProps<'/embed/[locale]'>) {
  const locale = await getLocale(params);
  const { settings } = await getShell(locale);
  return (
    <html
      lang={LOCALES[locale].html}
      className={`${textFace.variable} ${monoFace.variable}`}
      suppressHydrationWarning
    >
      <body>
        <ThemeProvider attribute="data-theme" enableColorScheme={false}>
          <EmbedShell brand={settings.brand_name ?? ''} locale={locale}>
            {children}
          </EmbedShell>
          <StaticMarkup />
        </ThemeProvider>
      </body>
    </html>
  );
}
