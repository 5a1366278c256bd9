import { beforeAll, describe, expect, it } from 'vitest';
import { shareReads } from '@/lib/content/request-cache';
import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { takesNames } from '@/lib/methods/call';
import { getMethodPages } from '@/lib/methods/pages';
import { getMethodSample } from '@/lib/methods/sample';
import { getWidth } from '@/lib/methods/texts';
import { resolvePage, type PageOf } from '@/lib/pages';
import { getNodes, type Chain } from '@/lib/provider';
import { getRouteFacts } from '@/lib/routing/facts';
import { getMethodPath, isMethodPath, MARKDOWN_FILE, PICTURE_FILE } from '@/lib/site/addresses';
import { isExhaustive } from '../support/exhaustive';
import { INTERFACE_PATHS } from '../support/routes';
import { KEY } from '../support/run-command';
import { HAS_PYTHON, runJavaScript, runPython } from '../support/run-samples';
import { runShell, toSent } from '../support/run-shell';

const HOST = 'nodewell.example';
const PATIENCE = 300_000;
let chains: readonly Chain[] = [];

beforeAll(async () => {
  ({ chains } = await getNodes());
});

const listPages = () =>
  chains.flatMap((chain) => getMethodPages(chain).map((method) => ({ chain, method })));
/** Every fourth page, different ones for each chain; all of them in `test:all`. */
const samplePages = () => listPages().filter((_, index) => isExhaustive || index % 4 === 0);

it('no method shares the path of a file, an interface or another method', () => {
  const taken = new Set([
    ...[MARKDOWN_FILE, PICTURE_FILE, 'compare'],
    ...INTERFACE_PATHS.map((path) => path.split('/')[2]),
  ]);
  for (const chain of chains) {
    const slugs = getMethodPages(chain).map(({ slug }) => slug);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size, chain.key).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug, chain.key).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]*$/);
      expect(taken, `${chain.key} ${slug}`).not.toContain(slug);
    }
  }
});

it('the middleware knows exactly the existing pages', async () => {
  const { paths } = await getRouteFacts();
  const wanted = listPages().map(({ chain, method }) => getMethodPath(chain.key, method.slug));
  for (const locale of LOCALE_KEYS) {
    expect([...paths[locale]].filter(isMethodPath).sort()).toEqual(wanted.toSorted());
  }
});

describe.each(LOCALE_KEYS)('in %s', (locale: Locale) => {
  const resolveAll = () =>
    shareReads(() =>
      Promise.all(
        samplePages().map(async ({ chain, method }) => {
          const path = getMethodPath(chain.key, method.slug);
          return { path, page: (await resolvePage(path, locale)) as PageOf<'method'> | null };
        }),
      ),
    );

  it(
    'method pages are there, each with a title and a description of its own that fit',
    async () => {
      const owners = new Map<string, string>();
      const [from, to] = locale === 'en' ? [30, 60] : [15, 30];
      const [least, most] = locale === 'en' ? [90, 160] : [45, 80];
      for (const { path, page } of await resolveAll()) {
        expect(page?.kind, path).toBe('method');
        if (!page) continue;
        const { title: heading, metaTitle, description, brand, crumbs } = page;
        expect(` ${heading} `, path).toContain(` ${page.method.name} `);
        const title = getWidth(`${metaTitle} | ${brand}`, locale);
        expect(title >= from && title <= to, `${title} ${metaTitle}`).toBe(true);
        const width = getWidth(description, locale);
        expect(width >= least && width <= most, `${width} ${description}`).toBe(true);
        for (const text of [metaTitle, description]) {
          expect(owners.get(text), `${path}: ${text}`).toBeUndefined();
          owners.set(text, path);
        }
        expect(crumbs.map((crumb) => crumb.path)).toEqual([
          '/',
          '/nodes/',
          `/nodes/${page.chain.key}/`,
          path,
        ]);
        for (const peer of page.peers) {
          const slugs = getMethodPages(peer).map(({ slug }) => slug);
          expect(slugs, `${path} on ${peer.key}`).toContain(page.method.slug);
        }
      }
    },
    PATIENCE,
  );
});

describe('the requests of method pages', () => {
  /** One of each way to call: by position, by name, in a list, in a URL, in a body, at its own path. */
  const CALLS = [
    ['eth', 'eth_getLogs'],
    ['xtz', 'chains-main-blocks-block_id-header'],
    ['btc', 'getblock'],
    ['btc', 'api-v2-tx-txid'],
    ['sol', 'getBlock'],
    ['near', 'query-call_function'],
    ['xrp', 'account_info'],
    ['atom', 'tx_search'],
    ['trx', 'wallet-getaccount'],
    ['trx', 'eth_call'],
    ['ton', 'getTransactions'],
    ['apt', 'v1-view'],
    ['zil', 'eth_sendRawTransaction'],
  ] as const;

  it.each(CALLS)('%s %s sends the same from every language', async (key, slug) => {
    const chain = chains.find((one) => one.key === key) as Chain;
    const method = getMethodPages(chain).find((one) => one.slug === slug);
    const sample = method && getMethodSample(method, { key, host: HOST });
    if (!sample) throw new Error(`${key} has no request for ${slug}`);
    const [words = []] = runShell([sample.requests.curl]);
    const sent = toSent(words);
    expect(sent.url.startsWith(`https://${key}.${HOST}/${KEY}`), sent.url).toBe(true);
    expect(await runJavaScript(sample.requests.javascript)).toEqual(sent);
    if (HAS_PYTHON) expect(runPython([sample.requests.python])).toEqual([sent]);
    const { go = '' } = sample.requests;
    const [, url = ''] = /http\.(?:Get|Post)\((.*?)(?:,\n|\)$)/ms.exec(go) ?? [];
    const parts = url.split(' + ').map((part) => (part.startsWith('"') ? JSON.parse(part) : KEY));
    expect(parts.join('')).toBe(sent.url);
    const [, body] = /NewReader\(`([\s\S]*?)`\)/.exec(go) ?? [];
    expect(body === undefined ? undefined : JSON.parse(body)).toEqual(sent.body);
    expect(takesNames(method)).toBe(['near', 'cosmos-sdk', 'xrpl'].includes(method.family));
  });
});
