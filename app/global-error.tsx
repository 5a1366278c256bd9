'use client';

import '@/styles/globals.scss';
import { ErrorPage } from '@/components/layout/ErrorPage/ErrorPage.client';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import { MAIN_ID } from '@/components/layout/SkipLink';
import { PUBLIC_ENV } from '@/lib/env.public';
import { ERROR_WORDS } from '@/lib/i18n/error-words';
import { FALLBACK_LOCALE } from '@/lib/i18n/fallback';
import { LOCALES } from '@/lib/i18n/locales';

/** Stands in for the whole document when its frame broke. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const words = ERROR_WORDS[FALLBACK_LOCALE];
  return (
    <html lang={LOCALES[FALLBACK_LOCALE].html}>
      <body>
        <title>{words.title}</title>
        <main id={MAIN_ID}>
          <ErrorPage error={error} onRetry={retry} words={words} locale={FALLBACK_LOCALE} />
        </main>
        <OverlayHost
          locale={FALLBACK_LOCALE}
          siteKey={PUBLIC_ENV.recaptchaSiteKey}
          messenger={null}
        />
      </body>
    </html>
  );
}
