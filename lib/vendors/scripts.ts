import type { Env } from '@/lib/env';

/** Returns the third-party scripts in the settings. */
export const getVendorScripts = (env: Env): VendorScripts => ({
  statistics: env.STATISTICS_SCRIPT_URL,
  marketing: env.MARKETING_SCRIPT_URL,
  chat: env.CHAT_SCRIPT_URL,
});

/** Third-party scripts that the owner has set, by purpose; absent ones are not loaded. */
export type VendorScripts = Partial<Record<'statistics' | 'marketing' | 'chat', string>>;

const loaded = new Set<string>();

/** Loads a script once; a second call does nothing, unless the first has failed. */
export function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => {
    loaded.delete(address);
    script.remove();
  };
  document.head.append(script);
}

export const isScriptLoaded = (address: string | undefined) =>
  address !== undefined && loaded.has(address);
