'use client';

import { useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { ReportOpener } from './ReportOpener.client';
import s from './ErrorPage.module.scss';

export type ErrorWords = Record<'title' | 'text' | 'retry' | 'home' | 'report', string>;

type Props = { error: unknown; onRetry: () => void; words: ErrorWords; locale: Locale };

/** What a visitor sees when a page breaks, with a way to try again and a way out. */
export function ErrorPage({ error, onRetry, words, locale }: Props) {
  useEffect(() => {
    console.error(error);
    // A boundary keeps errors from the page, where it is known what to do about parts that do not load.
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, [error]);
  return (
    <Section>
      <Heading level={1} size="h2">
        {words.title}
      </Heading>
      <p className={s.text} data-error-page="">
        {words.text}
      </p>
      <div className={s.actions}>
        <Button onClick={onRetry}>{words.retry}</Button>
        {/* A full load: whatever broke in the client is left behind. */}
        <a href={`${LOCALES[locale].prefix}/`} className={buttonClass({ variant: 'secondary' })}>
          {words.home}
        </a>
      </div>
      <ReportOpener label={words.report} locale={locale} />
    </Section>
  );
}
