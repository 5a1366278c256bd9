import 'server-only';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { getShell } from '@/lib/content/view';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getSiteOrigin } from '@/lib/site/origin';

/** Revisions of the protocol that the server speaks; the SDK lists the first one elsewhere. */
export const PROTOCOL_VERSIONS = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS];

export const SERVER_VERSION = '1.1.0';

/** The last part of the server's name. */
export const SERVER_SUFFIX = 'rpc';

/** Says who the server is: the same in its card, in the catalogue and in its own responses. */
export async function getIdentity() {
  const { settings } = await getShell(DEFAULT_LOCALE);
  const origin = getSiteOrigin();
  const publisher = new URL(origin).hostname.replace(/^www\./, '');
  return {
    origin,
    publisher,
    brand: settings.brand_name ?? 'RPC provider',
    /** The host in reverse order, as the protocol names servers. */
    name: `${publisher.split('.').reverse().join('.')}/${SERVER_SUFFIX}`,
  };
}

export type Identity = Awaited<ReturnType<typeof getIdentity>>;
