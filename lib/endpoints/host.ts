/** Dot-separated labels and a port; nothing that ends a shell word or points a URL elsewhere. */
const HOST =
  /^(?=.{4,200}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/i;

/** Shown in samples if the host is missing or unsafe; nobody can register it. */
export const FALLBACK_HOST = 'rpc.example';

/**
 * The host of our endpoints, of the form `eth.{host}/{key}`; null if every endpoint is an opaque URL with its own key,
 * which customers copy from their account.
 */
export type EndpointHost = string | null;

export const isEndpointHost = (text: string): boolean => HOST.test(text);

/** The fields of the settings document that say how endpoints are written. */
type Settings = {
  endpoint_host?: string | null | undefined;
  endpoint_scheme?: string | null | undefined;
};

/**
 * Returns the host from the settings document if it is safe for samples. Shell commands contain it, and wallets store
 * it, so an editor's mistake must not reach either.
 */
export function toEndpointHost({ endpoint_scheme: scheme, endpoint_host: host }: Settings) {
  if (scheme === 'opaque') return null;
  return host && isEndpointHost(host.trim()) ? host.trim().toLowerCase() : FALLBACK_HOST;
}
