/** Scripts of others that the owner has set, by what they are for; absent ones are not loaded. */
export type VendorScripts = Partial<Record<'statistics' | 'marketing' | 'chat', string>>;

const loaded = new Set<string>();

/** Loads a script once; a second call does nothing. One that fails may be asked for again. */
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
