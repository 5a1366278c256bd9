import { useCallback, useState, type ComponentType } from 'react';
import type { ConsoleMethod } from '@/lib/console/methods';
import type { Locale } from '@/lib/i18n/locales';
import type { MethodFormProps } from './MethodForm.client';

type Loaded = { methods: readonly ConsoleMethod[]; Form: ComponentType<MethodFormProps> };

/** The form with its list; or what there is instead of it. */
export type Loading = (Loaded & { isOpen: boolean }) | 'idle' | 'loading' | 'failed';

async function fetchForm(chain: string, locale: Locale): Promise<Loaded> {
  const [{ MethodForm }, { loadMethods }] = await Promise.all([
    import('./MethodForm.client'),
    import('@/lib/console/methods'),
  ]);
  return { Form: MethodForm, methods: await loadMethods(chain, locale) };
}

/** The methods of a chain and their form, which are fetched when a visitor reaches for them. */
export function useMethods(chain: string, locale: Locale) {
  const [loading, setLoading] = useState<Loading>('idle');

  /** Shows the form; with `isOpen` the visitor is about to choose. Gives null when it cannot be fetched. */
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

  /** Fetches ahead, without a change to what has the focus. */
  const prepare = useCallback(() => {
    // `load` reports the failure when it is called.
    fetchForm(chain, locale).catch(() => undefined);
  }, [chain, locale]);

  return { loading, load, prepare };
}
