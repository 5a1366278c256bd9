'use client';

import { useParams } from 'next/navigation';
import { ErrorPage } from '@/components/layout/ErrorPage/ErrorPage.client';
import { ERROR_WORDS } from '@/lib/i18n/error-words';
import { FALLBACK_LOCALE } from '@/lib/i18n/fallback';
import { isLocale } from '@/lib/i18n/locales';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale: segment } = useParams();
  const locale = isLocale(segment) ? segment : FALLBACK_LOCALE;
  return <ErrorPage error={error} onRetry={retry} words={ERROR_WORDS[locale]} locale={locale} />;
}
