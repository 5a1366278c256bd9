import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

let content: Repository;
let copy: SiteCopy;
let site: RunningSite;
let cookie: string;

const ask = (path: string) => fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });

beforeAll(async () => {
  content = await mountRepository();
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve(toContentSettings(content));
});

afterAll(async () => {
  await site?.stop();
  await content?.close();
  copy?.remove();
});

test('a preview shows unpublished content, and keeps it out of shared pages', async () => {
  let draft;
  content.publish((documents) => {
    draft = structuredClone(documents.find(({ id }) => id === 'settings-en-gb'));
  });
  if (!draft) throw new Error('There are no settings');
  const { id } = Object.assign(draft, { data: { ...Object(draft).data, brand_name: 'Drafted' } });
  const token = content.preview([draft]);
  const query = new URLSearchParams({ token, documentId: id });
  const begun = await fetch(`${site.url}/preview/?${query}`, { redirect: 'manual' });
  expect(begun.status).toBe(307);
  cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await (await ask('/about/')).text()).toContain('Drafted');
  expect(await (await ask('/llms.txt')).text()).not.toContain('Drafted');
  expect(await site.getText('/about/')).not.toContain('Drafted');
});

test('an expired preview ends on the same page with a notice', async () => {
  content.endPreviews();
  for (const [page, to] of [
    ['/about/', '/about/?preview=ended'],
    ['/cn/nodes/eth/?a=b', '/cn/nodes/eth/?a=b&preview=ended'],
  ] as const) {
    const sent = await ask(page);
    expect([sent.status, page]).toEqual([307, page]);
    const exit = sent.headers.get('location') ?? '';
    const left = await ask(exit.replace(/^https?:\/\/[^/]+/, ''));
    expect(left.status).toBe(307);
    expect(left.headers.get('location')).toBe(to);
    const ended = left.headers.getSetCookie().join('\n');
    expect(ended).toMatch(/__prerender_bypass=;/);
    expect(ended).toMatch(/io\.prismic\.preview=;/);
    expect((await fetch(site.url + to)).status).toBe(200);
  }
});

test("shared pages do not depend on a preview's state", async () => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/robots.txt']) {
    expect([file, (await ask(file)).status]).toEqual([file, 200]);
  }
  content.setFault({ kind: 'status', status: 500 });
  expect((await ask('/sitemap.xml')).status).toBe(200);
  content.setFault(null);
});
