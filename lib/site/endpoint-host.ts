/** Labels joined by dots, and a port; nothing that ends a shell word or leads an address elsewhere. */
const HOST =
  /^(?=.{4,200}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/i;

/** Shown in samples when the host is missing or unsafe; nobody can register it. */
export const FALLBACK_HOST = 'rpc.example';

export const isEndpointHost = (text: string): boolean => HOST.test(text);

/**
 * The host of the settings document as samples may show it. Samples put it into shell commands, and wallets add it as an
 * address, so that an editor's slip must not reach either.
 */
export const toEndpointHost = (text: string | null | undefined): string =>
  text && isEndpointHost(text.trim()) ? text.trim().toLowerCase() : FALLBACK_HOST;
