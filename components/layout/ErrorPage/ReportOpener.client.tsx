'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { Locale } from '@/lib/i18n/locales';
import s from './ErrorPage.module.scss';

/** Offers to report what happened; the form is loaded on demand. */
export function ReportOpener({ label, locale }: { label: string; locale: Locale }) {
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
