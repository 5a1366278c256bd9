'use client';

import { useState, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { OverlayHost } from '@/components/overlays/OverlayHost.client';
import type { ErrorMessages } from '@/lib/i18n/error-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { MAIN_ID } from '../SkipLink';
import { ErrorFrame } from './ErrorFrame';
import s from './ErrorPage.module.scss';

/** Offers to report what happened; the form is loaded on demand. */
function ReportOpener({ label, locale }: { label: string; locale: Locale }) {
  const [form, setForm] = useState<ReactNode>(null);
  const [isLoading, setLoading] = useState(false);

  const open = async () => {
    setLoading(true);
    try {
      const [{ ErrorReport }, { loadFormMessages }] = await Promise.all([
        import('@/components/forms/ErrorReport.client'),
        import('@/components/forms/load-messages.client'),
      ]);
      setForm(<ErrorReport locale={locale} messages={await loadFormMessages(locale)} />);
    } catch {
      // If the page broke because scripts do not load, the button stays.
      setLoading(false);
    }
  };

  return (
    <div className={s.report}>
      {form ?? (
        <Button
          variant="quiet"
          isLoading={isLoading}
          loadingLabel={label}
          onClick={() => void open()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

export type ErrorPageProps = {
  onRetry: () => void;
  messages: ErrorMessages;
  locale: Locale;
  /** True if the page's layout failed too, and with it what shows the outcome of a report. */
  isFrameless?: boolean;
};

/** Shown when a page breaks, with a way to retry and a way out. */
export function ErrorPage({ onRetry, messages, locale, isFrameless = false }: ErrorPageProps) {
  const page = (
    <Section>
      <Heading level={1} size="h2">
        {messages.title}
      </Heading>
      <p className={s.text} data-error-page="">
        {messages.text}
      </p>
      <div className={s.actions}>
        <Button onClick={onRetry}>{messages.retry}</Button>
        {/* A full load leaves any broken client state behind. */}
        <a href={`${LOCALES[locale].prefix}/`} className={buttonClass({ variant: 'secondary' })}>
          {messages.home}
        </a>
      </div>
      <ReportOpener label={messages.report} locale={locale} />
    </Section>
  );
  if (!isFrameless) return page;
  return (
    <>
      <ErrorFrame part="head" messages={messages} locale={locale} />
      <main id={MAIN_ID}>{page}</main>
      <ErrorFrame part="foot" messages={messages} locale={locale} />
      <OverlayHost locale={locale} messenger={null} />
    </>
  );
}
