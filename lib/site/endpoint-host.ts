/** Dot-separated labels and a port; nothing that ends a shell word or points a URL elsewhere. */
const HOST =
  /^(?=.{4,200}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/i;

/** Shown in samples if the host is missing or unsafe; nobody can register it. */
export const FALLBACK_HOST = 'rpc.example';

export const isEndpointHost = (text: string): boolean => HOST.test(text);

/**
 * Returns the host from the settings document if it is safe for samples. Shell commands contain it, and wallets store
 * it, so an editor's mistake must not reach either.
 */
export const toEndpointHost = (text: string | null | undefined): string =>
  text && isEndpointHost(text.trim()) ? text.trim().toLowerCase() : FALLBACK_HOST;
