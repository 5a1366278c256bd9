import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBuilds } from '@/lib/builds/folders';
import { isExhaustive } from '../support/exhaustive';
import { fuzz } from '../support/fuzz';
import { sendRaw } from '../support/raw-request';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

/** A sample, with a different seed in each run of `test:all`. */
const RUNS = isExhaustive ? 2000 : 60;
/** Included in every URL, so that it can be found where it must not appear. */
const MARK = 'zq9x';

let copy: SiteCopy;
let site: RunningSite;

beforeAll(async () => {
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve({});
});
afterAll(async () => {
  await site.stop();
  copy.remove();
});

const KNOWN = [
  ...['cn', 'en', 'nodes', 'eth', 'faucet', 'eth-sepolia', 'compare', 'contact', 'check', 'api'],
  ...['forms', 'token', 'preview', 'missing', 'builds', 'meta', 'img', 'icons', '_next', 'static'],
  ...['chunks', 'image', 'data', 'markdown', 'og', 'slice-simulator', 'styleguide', 'marketplace'],
  ...['social.png', 'index.md', 'llms.txt', 'nodes.json', 'favicon.ico', '.well-known', 'index'],
];
const NASTY = [
  ...['', '.', '..', '%2e%2e', '%252e%252e', '..%2f', '%5c', '\\', '%00', '%0d%0aset-cookie:a=b'],
  ...[
    '%ff',
    '%c0%ae',
    '%E8%8A%82',
    '%',
    '%zz',
    '__proto__',
    'constructor',
    '[locale]',
    '$undefined',
  ],
  ...['*', '~', ';', ':', '@', '(group)', '@slot', '{a}', '%7Ba%7D', 'a'.repeat(300)],
];

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: 'binary-ascii', maxLength: 12 }).map((text) => text.replace(/[\s\u007f]/g, '')),
);
/** A mark that was reflected as markup. */
const REFLECTED = new RegExp(`${MARK}(?:<svg>|"onload)`);

const marked = fc.constantFrom(`${MARK}<svg>`, `${MARK}"onload='`, `${MARK}&lt;`, MARK);

const address = fc
  .record({
    segments: fc.array(segment, { maxLength: 6 }),
    mark: marked,
    query: fc.option(fc.string({ unit: 'binary-ascii', maxLength: 20 })),
    end: fc.constantFrom('', '/', '.rsc', '.txt', '/index.md', '/social.png'),
  })
  .map(({ segments, mark, query, end }) => {
    const path = `/${[...segments, mark].join('/')}${end}`;
    // A space or line break would end the request line.
    return query === null ? path : `${path}?${query.replace(/[\s\u007f]/g, '+')}${mark}`;
  });

const getServerFiles = () =>
  readdirSync(listBuilds(copy.root)[0]?.folder ?? '', { recursive: true, encoding: 'utf8' });

it('any URL gets a proper response, reflects nothing and leaves nothing on disk', async () => {
  await fuzz(address, {
    name: 'paths',
    runs: RUNS,
    check: async (path) => {
      const client = `10.${Math.floor(Math.random() * 250)}.0.${Math.floor(Math.random() * 250)}`;
      const { status, headers, body } = await sendRaw(site.url, {
        path,
        headers: { 'x-forwarded-for': client },
      });
      expect(status, path).toBeLessThan(500);
      expect(REFLECTED.test(body), path).toBe(false);
      expect(headers['set-cookie'], path).toBeUndefined();
      if (headers.location) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
    },
  });
  expect(getServerFiles().filter((file) => file.includes(MARK))).toEqual([]);
});
