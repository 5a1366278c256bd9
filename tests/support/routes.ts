import { readFileSync } from 'node:fs';
import { LOCALE_KEYS, type Locale } from '../../lib/i18n/locales';
import { localizePath } from '../../lib/site/paths';

/** One path of each kind of page, without language prefix. */
export const PAGE_KINDS = [
  '/',
  '/nodes/',
  '/nodes/eth/',
  '/nodes/btc/',
  '/nodes/tia/',
  '/faucet/',
  '/faucet/zksync-sepolia/',
  '/pricing/',
  '/pricing/compute-units/',
  '/dedicated-nodes/',
  '/faq/',
  '/sla/',
  '/contact/',
  '/terms-of-service/',
  '/nodes/rosetta/',
  '/case-studies/',
  '/case-studies/tangem/',
  '/marketplace/',
  '/marketplace/projects/',
  '/marketplace/projects/viem/',
];

/** Pages that do not come from a data list. */
export const PLAIN_PATHS = [
  ...['/', '/about/', '/affiliate-policy/', '/affiliate-program/', '/ambassadors-program/'],
  ...['/ambassador-program-terms-of-service/', '/appchain/', '/case-studies/', '/contact/'],
  ...['/cookie-policy/', '/dedicated-nodes/', '/enterprise-api/', '/faq/', '/faucet/'],
  ...['/marketplace/', '/marketplace/projects/', '/media-kit/', '/near-startup-program/'],
  ...['/node-clusters/', '/nodes/', '/pricing/', '/pricing/compute-units/', '/privacy-policy/'],
  ...['/refund-policy/', '/sla/', '/subscription-policy/', '/terms-of-service/', '/tracker/'],
];

/** Legal texts, which are drafts until an approval date is set. */
export const LEGAL_PATHS = [
  ...['/affiliate-policy/', '/ambassador-program-terms-of-service/', '/cookie-policy/'],
  ...[
    '/privacy-policy/',
    '/refund-policy/',
    '/sla/',
    '/subscription-policy/',
    '/terms-of-service/',
  ],
];

export const CASE_PATHS = [
  ...['change-now', 'etherdrops', 'flooz', 'gem-wallet', 'lossless', 'swapuz', 'tangem'],
  'trust-wallet',
].map((slug) => `/case-studies/${slug}/`);

// Playwright's loader does not support JSON modules.
const chains = JSON.parse(readFileSync('lib/chains/chains.json', 'utf8')) as { key: string }[];
export const CHAIN_PATHS = chains.map(({ key }) => `/nodes/${key}/`);

/** The fixed pages below the chains, one for each interface or service. */
export const INTERFACE_PATHS = [
  ...['dedicated', 'graphql', 'http-api-v4', 'json-rpc-fullnode', 'json-rpc-nevm'],
  ...['json-rpc-solidity', 'json-rpc-utxo', 'json-rpc-v3', 'json-rpc', 'ogmios-json-rpc'],
  ...['ogmios-websocket', 'rest-fullnode', 'rest-solidity', 'rest', 'rosetta', 'shared'],
  ...['substrate', 'web3', 'websocket-nevm', 'websocket'],
].map((key) => `/nodes/${key}/`);

export type Visit = { path: string; url: string; locale: Locale };

/** Each kind of page in each language. */
export const VISITS: Visit[] = LOCALE_KEYS.flatMap((locale) =>
  PAGE_KINDS.map((path) => ({ path, locale, url: localizePath(path, locale) })),
);

export const MISSING_VISITS: Visit[] = LOCALE_KEYS.map((locale) => ({
  path: '/no-such-page/',
  locale,
  url: localizePath('/no-such-page/', locale),
}));
