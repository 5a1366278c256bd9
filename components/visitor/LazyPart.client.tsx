'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { recoverFromChunkError } from '@/lib/builds/reload';
import { PUBLIC_ENV } from '@/lib/env.public';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  load: (locale: Locale) => Promise<ReactNode>;
  isWanted: boolean;
  locale: Locale;
  /** Called if it could not be loaded, so that it can be requested again. */
  onFail?: () => void;
};

/** A component loaded with its messages on first use. */
export function LazyPart({ load, isWanted, locale, onFail }: Props) {
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isWanted) return;
    load(locale).then(setPart, async (error: unknown) => {
      if (!(await recoverFromChunkError(error, PUBLIC_ENV.buildId))) onFail?.();
    });
  }, [isWanted, load, locale, onFail]);
  return part;
}
