import type { ConsoleTab } from '@/lib/console';
import type { ConsoleMessages } from '@/lib/i18n/messages';

export type Tab = ConsoleTab & { name: string };
export type Network = { key: string; name: string; interfaces: readonly string[] };

export type ConsoleLabels = ConsoleMessages &
  Record<'panel' | 'language' | 'request' | 'response', string> &
  Record<'copy' | 'copied' | 'copyFailed', string> & {
    /** Says that prices are samples; null if they are not. */
    samplePrices: string | null;
  };
