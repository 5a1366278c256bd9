'use client';

import { useParams } from 'next/navigation';
import { BrokenPage } from '@/components/layout/ErrorPage/BrokenPage.client';
import { FALLBACK_LOCALE } from '@/lib/i18n/error-messages';
import { isLocale } from '@/lib/i18n/locales';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale: segment } = useParams();
  const locale = isLocale(segment) ? segment : FALLBACK_LOCALE;
  return <BrokenPage error={error} onRetry={retry} locale={locale} />;
}
