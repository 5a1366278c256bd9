'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { Locale } from '@/lib/i18n/locales';
import { loadMigrateMessages } from '../load-migrate-messages.client';
import type { ImportProps } from './types';

const load = async (locale: Locale) => {
  const [{ ImportPanel }, { import: messages }] = await fetchPart(() =>
    Promise.all([import('./ImportPanel.client'), loadMigrateMessages(locale)]),
  );
  return { default: (props: ImportProps) => <ImportPanel {...props} messages={messages} /> };
};

const PARTS = { en: lazy(() => load('en')), cn: lazy(() => load('cn')) };

/** Opens the import, whose code, texts and worker load then. */
export function LazyImport({ label, ...props }: ImportProps & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const Part = PARTS[props.locale];
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <Part {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
