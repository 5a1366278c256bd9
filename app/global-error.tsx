'use client';

import '@/styles/globals.scss';
import { BrokenPage } from '@/components/layout/ErrorPage/BrokenPage.client';
import { ERROR_MESSAGES, FALLBACK_LOCALE } from '@/lib/i18n/error-messages';
import { LOCALES } from '@/lib/i18n/locales';

/** Replaces the whole document if its layout fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={LOCALES[FALLBACK_LOCALE].html}>
      <body>
        <title>{ERROR_MESSAGES[FALLBACK_LOCALE].title}</title>
        <BrokenPage error={error} onRetry={retry} locale={FALLBACK_LOCALE} isFrameless />
      </body>
    </html>
  );
}
