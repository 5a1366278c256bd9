import { RECENT_CHAINS_ENTRY } from '@/lib/storage/entries';
import { readEntry, writeEntry } from '@/lib/storage/web-storage';
import { useConsent } from '@/stores/consent';

const MAX_RECENT = 3;

/** Returns the keys of the chains last opened from the search, the latest first. */
export const readRecentChains = (): string[] =>
  (readEntry('local', RECENT_CHAINS_ENTRY) ?? '').split(',').filter(Boolean).slice(0, MAX_RECENT);

/** Keeps a chain that was opened, if the visitor allows it. */
export function noteRecentChain(key: string) {
  if (!useConsent.getState().accepted?.includes('functional')) return;
  const others = readRecentChains().filter((one) => one !== key);
  writeEntry('local', RECENT_CHAINS_ENTRY, [key, ...others].slice(0, MAX_RECENT).join(','));
}
