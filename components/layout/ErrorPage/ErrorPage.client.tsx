'use client';

import { Button, buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { ReportOpener } from './ReportOpener.client';
import s from './ErrorPage.module.scss';

type ErrorWords = Record<'title' | 'text' | 'retry' | 'home' | 'report', string>;

export type ErrorPageProps = {
  onRetry: () => void;
  messages: ErrorWords;
  locale: Locale;
  /** True when the frame of the page broke too, and with it what shows how sending a report has ended. */
  isFrameless?: boolean;
};

/** What a visitor sees when a page breaks, with a way to try again and a way out. */
export function ErrorPage({ onRetry, messages, locale, isFrameless = false }: ErrorPageProps) {
  return (
    <Section>
      <Heading level={1} size="h2">
        {messages.title}
      </Heading>
      <p className={s.text} data-error-page="">
        {messages.text}
      </p>
      <div className={s.actions}>
        <Button onClick={onRetry}>{messages.retry}</Button>
        {/* A full load: whatever broke in the client is left behind. */}
        <a href={`${LOCALES[locale].prefix}/`} className={buttonClass({ variant: 'secondary' })}>
          {messages.home}
        </a>
      </div>
      <ReportOpener label={messages.report} locale={locale} />
      {isFrameless ? <OverlayHost locale={locale} messenger={null} /> : null}
    </Section>
  );
}
