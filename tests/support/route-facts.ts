import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { decideRoute } from '@/lib/routing/decide';
import type { RedirectRule, RouteFacts } from '@/lib/routing/decision';

export const rules: RedirectRule[] = [
  { from: '/nodes/ftm/', to: '/nodes/s/', permanent: true },
  { from: '/summer/', to: '/pricing/', permanent: false },
  { from: '/status/', to: 'https://status.example/now?a=1', permanent: true },
  { from: '/manual/', to: '/docs/guides', permanent: true },
];
/** IDs of no faucet. */
export const NO_FAUCETS = [
  'toString',
  '__proto__',
  'constructor-sepolia',
  'eth-amoy',
  'eth-sepolia-x',
  'ETH-SEPOLIA',
  'eth%2Dsepolia',
  '-',
];
const paths = new Set([
  ...['/', '/nodes/', '/nodes/s/', '/pricing/', '/faucet/', '/en/', '/en/nodes/', '/status/'],
  // Even a path among the facts is only a faucet page if its ID is valid.
  ...[...FAUCET_IDS, ...NO_FAUCETS].map((id) => `/faucet/${id}/`),
]);
/** A site with a few pages, one of which has no Chinese version. */
export const facts: RouteFacts = { paths: { en: new Set([...paths, '/news/']), cn: paths }, rules };
export const decide = (pathname: string) => decideRoute(pathname, facts);
