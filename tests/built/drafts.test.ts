import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/site/paths';
import { findForbiddenScripts, getAll } from '../support/html';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// A marketer's steps from a draft to a published page, on the site as a fresh clone serves it. The tests depend on each
// other.

const DRAFT = 'Drafted words';
const BRAND = 'Drafted brand';

let copy: SiteCopy;
let site: RunningSite;

const run = promisify(execFile);

/**
 * Runs the release command as a marketer would, beside the running site.
 * @throws an `Error` with its output
 */
async function release(...args: string[]): Promise<string> {
  const tsx = path.join(copy.root, 'node_modules', '.bin', 'tsx');
  const { port } = new URL(site.url);
  // While it runs, this process must notice when the server closes a connection.
  const { stdout } = await run(tsx, ['scripts/release.ts', ...args], {
    cwd: copy.root,
    env: { ...process.env, PORT: port, SITE_URL: site.url, PRISMIC_WEBHOOK_SECRET: '' },
  });
  return stdout;
}

/** Writes a changed copy of a published document to the drafts. */
function draft(name: string, change: (document: StoredDocument) => void) {
  const file = path.join(copy.root, 'content', `${name}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8')) as StoredDocument;
  change(document);
  const target = path.join(copy.root, 'content', '.drafts', `${name}.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(document));
}

/** Returns the URLs that the command prints, each after its document and language. */
const listPreviews = async () =>
  (await release('preview', 'drafts'))
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?: /, ''));

/** Opens a URL that the command printed; returns the page that the editor's browser shows. */
async function openPreview(link: string) {
  const begun = await fetch(link, { redirect: 'manual' });
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const address = begun.headers.get('location') ?? '';
  const response = await fetch(site.url + address, { headers: { cookie } });
  return { address, cookie, response, html: await response.text() };
}

beforeAll(async () => {
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve({ PRISMIC_WEBHOOK_SECRET: '' });
  for (const { prismic } of Object.values(LOCALES)) {
    draft(`page/about.${prismic}`, ({ data }) => {
      const [title] = data.title as { text: string; spans: unknown[] }[];
      Object.assign(title ?? {}, { text: `${DRAFT} ${prismic}`, spans: [] });
    });
  }
  draft('settings/settings.zh-cn', ({ data }) => {
    data.brand_name = BRAND;
  });
});

afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

test('the command shows what the drafts would change', async () => {
  expect((await release('show', 'drafts')).split('\n')).toEqual(
    expect.arrayContaining([
      'page-about-en-gb:',
      expect.stringMatching(/^ {2}title\[0\]\.text: ".*" → "Drafted words en-gb"$/),
      'settings-zh-cn:',
    ]),
  );
});

test('each draft is previewed on a page of its language, and nobody else sees it', async () => {
  const links = await listPreviews();
  const pages = await Promise.all(links.map(openPreview));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  // Settings have no URL of their own: they show on every page.
  expect([...byAddress.keys()].sort()).toEqual(['/about/', '/cn/', '/cn/about/']);
  expect(byAddress.get('/cn/')?.html).toContain(BRAND);
  for (const locale of LOCALE_KEYS) {
    const address = localizePath('/about/', locale);
    const page = byAddress.get(address);
    expect(page?.html).toContain(`${DRAFT} ${LOCALES[locale].prismic}`);
    expect(page?.html).toContain(getMessages(locale).preview.exit);
    expect(await site.getText(address)).not.toContain(DRAFT);
  }
});

test.each<Locale>(['en', 'cn'])(
  'a previewed page in %s has a policy, and only scripts that it allows',
  async (locale) => {
    const links = await listPreviews();
    const link = links.find((one) => one.includes(`page-about-${LOCALES[locale].prismic}`));
    const { response, html } = await openPreview(link ?? '');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(findForbiddenScripts(html, policy)).toEqual([]);
    expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
  },
);

test('an editor leaves the preview for the public page', async () => {
  const [link = ''] = await listPreviews();
  const { address, cookie, html } = await openPreview(link);
  const [exit = ''] = getAll(html, /href="(\/api\/exit-preview\/[^"]*)"/g);
  const left = await fetch(site.url + exit.replaceAll('&amp;', '&'), {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(left.headers.get('location')).toBe(address);
  expect(left.headers.getSetCookie().join()).toMatch(/io\.prismic\.preview=;/);
});

test('published content shows on the next load, without a restart', async () => {
  expect(await release('publish', 'drafts')).toContain('the next load shows it');
  expect(await site.getText('/about/')).toContain(`${DRAFT} en-gb`);
  expect(await site.getText('/cn/about/')).toContain(`${DRAFT} zh-cn`);
  expect(await site.getText('/cn/')).toContain(BRAND);
  expect(await release('list')).toContain('no drafts');
});

test('a preview link ends with its drafts', async () => {
  draft('page/about.en-gb', () => undefined);
  const [link = ''] = await listPreviews();
  await release('publish', 'drafts');
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(410);
});
