import { randomBytes } from 'node:crypto';
import { CHAIN_FACTS } from '../../lib/chains';
import { flood, type Shot } from './flood';
import { sendHugeBodies } from './huge-body';
import { holdConnections } from './slow-clients';
import type { Tally } from './tally';

export type Attack = { name: string; run: (origin: string) => Promise<Tally> };

const toRandom = () => randomBytes(8).toString('hex');

/** One of many clients, as the trusted proxy reports it. */
const from = (index: number) => ({ 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` });

/** A client that the other attacks do not use. */
const SINGLE = { 'x-forwarded-for': '10.0.0.1' };

/** Returns a different pair of chains for each number, up to a few thousand. */
function toComparison(index: number): string {
  const keys = CHAIN_FACTS.map(({ key }) => key);
  const first = index % keys.length;
  const second = (first + 1 + Math.floor(index / keys.length)) % keys.length;
  return `/nodes/compare/?chain=${keys[first]}&chain=${keys[second]}`;
}

const FORGED_PATHS = ['/', '/nodes/', '/nodes/eth/', '/pricing/', '/faq/'];

/** Returns a request that claims to come from a previewing editor, or from Next itself. */
function forge(index: number): Shot {
  const page = FORGED_PATHS[index % FORGED_PATHS.length] ?? '/';
  const path = index % 2 ? `${page}?${toRandom()}` : `/${toRandom()}/`;
  const headers = {
    ...from(index),
    cookie: `__prerender_bypass=${toRandom()}; __next_preview_data=${toRandom()}`,
    'x-prerender-revalidate': toRandom(),
  };
  return { path, headers };
}

const FORM: Shot = {
  path: '/api/forms/subscribe/',
  method: 'POST',
  headers: { ...SINGLE, 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ada@example.com' }),
};

export const ATTACKS: readonly Attack[] = [
  { name: '200 slow clients, 20 s', run: holdConnections },
  {
    name: '2,000 random queries',
    run: (origin) => flood(origin, 2000, () => ({ path: `/?${toRandom()}=${toRandom()}` })),
  },
  {
    name: '2,000 random paths',
    run: (origin) => flood(origin, 2000, () => ({ path: `/${toRandom()}/` })),
  },
  {
    name: '1,000 comparisons, 1 client',
    run: (origin) =>
      flood(origin, 1000, (index) => ({ path: toComparison(index), headers: SINGLE })),
  },
  {
    name: '1,000 comparisons, 250 clients',
    run: (origin) =>
      flood(origin, 1000, (index) => ({ path: toComparison(index), headers: from(index % 250) })),
  },
  {
    name: '2,000 forged previews',
    run: (origin) => flood(origin, 2000, forge),
  },
  { name: '500 forms, 1 client', run: (origin) => flood(origin, 500, () => FORM) },
  { name: '300 MB to webhook and form', run: sendHugeBodies },
];
