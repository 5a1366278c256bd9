import testnets from '@/lib/chains/testnets.json';
import { storedDetails } from '@/lib/chains/stored-details';
import { getMethodSupport } from '@/lib/chains/methods';
import { PROVIDERS } from '@/lib/migrate/formats';
import { DAY_MS } from '@/lib/utc-day';
import type { Finding } from './documents';

/** Chains change their block times and providers their endpoints several times a year. */
const MOST_DAYS = 180;

type Fact = { name: string; checkedAt: string };

const listFacts = (): Fact[] => [
  ...Object.entries(storedDetails).flatMap(([key, { checkedAt }]) => [
    { name: `chain ${key}`, checkedAt },
    { name: `methods of ${key}`, checkedAt: getMethodSupport(key)?.checked ?? '' },
  ]),
  ...testnets.map(({ key, checkedAt }) => ({ name: `testnet ${key}`, checkedAt })),
  ...PROVIDERS.map(({ name, checkedAt }) => ({ name: `provider ${name}`, checkedAt })),
];

/** Finds facts about chains, methods and providers that nobody has compared with their sources for half a year. */
export function findOldFacts(today: string, facts: readonly Fact[] = listFacts()): Finding[] {
  const isOld = ({ checkedAt }: Fact) =>
    !(Date.parse(today) - Date.parse(checkedAt) <= MOST_DAYS * DAY_MS);
  return facts.filter(isOld).map(({ name, checkedAt }) => ({
    owner: 'engineer',
    topic: 'old facts',
    problem: `${name}: last compared with its sources on ${checkedAt}`,
  }));
}
