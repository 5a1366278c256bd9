import { useCallback, useState, type ComponentType } from 'react';
import type { ConsoleMethod } from '@/lib/console/methods';
import type { Locale } from '@/lib/i18n/locales';
import type { MethodFormProps } from './MethodForm.client';

type Loaded = { methods: readonly ConsoleMethod[]; Form: ComponentType<MethodFormProps> };

/** The form with its list, or its loading state. */
export type Loading = (Loaded & { isOpen: boolean }) | 'idle' | 'loading' | 'failed';

async function fetchForm(chain: string, locale: Locale): Promise<Loaded> {
  const [{ MethodForm }, { loadMethods }] = await Promise.all([
    import('./MethodForm.client'),
    import('@/lib/console/methods'),
  ]);
  return { Form: MethodForm, methods: await loadMethods(chain, locale) };
}

/** A chain's methods and their form, loaded on demand. */
export function useMethods(chain: string, locale: Locale) {
  const [loading, setLoading] = useState<Loading>('idle');

  /** Shows the form; `isOpen` means that the visitor is about to choose. Returns null if loading fails. */
  const load = useCallback(
    async ({ isOpen = false } = {}): Promise<readonly ConsoleMethod[] | null> => {
      setLoading((before) => (typeof before === 'object' ? before : 'loading'));
      try {
        const loaded = await fetchForm(chain, locale);
        setLoading((before) => (typeof before === 'object' ? before : { ...loaded, isOpen }));
        return loaded.methods;
      } catch {
        setLoading('failed');
        return null;
      }
    },
    [chain, locale],
  );

  /** Preloads, without changing what has the focus. */
  const prepare = useCallback(() => {
    // `load` reports the failure when it is called.
    fetchForm(chain, locale).catch(() => undefined);
  }, [chain, locale]);

  return { loading, load, prepare };
}
