import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookie } from '@prismicio/client';
import { beginPreview, endPreview, getPreviewRef, getTokenHosts } from '@/lib/content/preview';
import { ROUTES, createTestClient, toDocument } from '../../embedded/content/fixtures';

const draft = vi.hoisted(() => ({ isEnabled: false, enable: vi.fn(), disable: vi.fn() }));
const jar = vi.hoisted(() => new Map<string, string>());

vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve(draft),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
      set: (name: string, value: string) => jar.set(name, value),
      delete: (name: string) => jar.delete(name),
    }),
}));

const NAME = 'preview-test';
const HOSTS = getTokenHosts(NAME, `https://${NAME}.cdn.prismic.io/api/v2`);
const toToken = (session: string) =>
  `https://${NAME}.prismic.io/previews/${session}?websitePreviewId=def`;
const TOKEN = toToken('running');

const draftDocument = toDocument({ id: 'a', lang: 'zh-cn', uid: 'about' });
const { client } = createTestClient({
  name: NAME,
  documents: [toDocument({ id: 'b' })],
  previews: [
    { token: TOKEN, documents: [draftDocument] },
    { token: toToken('ended'), documents: [], expired: true },
  ],
  client: { routes: ROUTES },
});

type Options = Partial<Parameters<typeof beginPreview>[1]>;

const begin = (query: string, options: Options = {}) =>
  beginPreview(new Request(`http://localhost/preview/${query}`), {
    client,
    hosts: HOSTS,
    isSecure: false,
    ...options,
  });
const withToken = (token: string, documentId = 'a') =>
  `?${new URLSearchParams({ token, ...(documentId && { documentId }) })}`;

const expectNothing = () => {
  expect(draft.enable).not.toHaveBeenCalled();
  expect(jar.size).toBe(0);
};

beforeEach(() => {
  jar.clear();
  draft.isEnabled = false;
  vi.clearAllMocks();
});

describe('a preview begins', () => {
  it('with a token of this repository, and redirects to the document', async () => {
    const response = await begin(withToken(TOKEN));
    expect([response.status, response.headers.get('location')]).toEqual([307, '/cn/about']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(jar.get(cookie.preview)).toBe(TOKEN);
    expect(draft.enable).toHaveBeenCalledOnce();
  });

  it('with the cookie of the toolbar alone, as a shared link does', async () => {
    jar.set(cookie.preview, JSON.stringify({ [`${NAME}.prismic.io`]: { preview: TOKEN } }));
    expect((await begin('')).status).toBe(307);
    expect(draft.enable).toHaveBeenCalledOnce();
  });
});

describe('nothing is switched on', () => {
  it.each([
    ['without a token', '', 307],
    ['by a token of another repository', withToken('https://evil.example/previews/abc'), 403],
    [
      'by a token that only names the host',
      withToken(`https://a.example/${NAME}.prismic.io/`),
      403,
    ],
    ['by a text that names the host', withToken(`spring~//${NAME}.prismic.io/`), 403],
    [
      'by a cookie of a made-up preview of another host',
      withToken(JSON.stringify({ [`${NAME}.prismic.io`]: { preview: 'https://a.example/' } })),
      403,
    ],
    ['by a made-up token', withToken(toToken('made-up')), 410],
    ['by a made-up token without a document', withToken(toToken('made-up'), ''), 410],
    ['by a preview that has ended', withToken(toToken('ended')), 410],
    ['by a preview that has ended, without a document', withToken(toToken('ended'), ''), 410],
    ['for a document that is not there', withToken(TOKEN, 'never'), 307],
  ])('%s', async (_, query, status) => {
    expect((await begin(query)).status).toBe(status);
    expectNothing();
  });

  it.each([
    ['fails', async () => new Response('down', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('while the content service %s', async (_, fetchFn) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = {
      buildQueryURL: client.buildQueryURL.bind(client),
      resolvePreviewURL: client.resolvePreviewURL.bind(client),
      fetchFn,
    };
    expect((await begin(withToken(TOKEN, ''), { client: failing })).status).toBe(502);
    expect(error).toHaveBeenCalledOnce();
    expectNothing();
  });
});

it('reads at the ref of the cookie only while a preview is on', async () => {
  jar.set(cookie.preview, TOKEN);
  expect(await getPreviewRef()).toBeUndefined();
  draft.isEnabled = true;
  expect(await getPreviewRef()).toBe(TOKEN);
});

it.each(['//evil.example/', 'https://evil.example/', '/\t/evil.example/'])(
  'a preview of a document whose address is %j leads to the home page',
  async (address) => {
    const odd = createTestClient({
      previews: [{ token: TOKEN, documents: [draftDocument] }],
    }).client;
    odd.resolvePreviewURL = vi.fn().mockResolvedValue(address);
    const response = await begin(withToken(TOKEN), { client: odd });
    expect(response.headers.get('location')).toBe('/');
  },
);

it.each([
  ['?to=/cn/about/', '/cn/about/'],
  ['', '/'],
  ['?to=//evil.example/', '/'],
  ['?to=/%5Cevil.example/', '/'],
  ['?to=/%09/evil.example/', '/'],
  ['?to=https://evil.example/', '/'],
])('a preview that ends with %j leads to %s', async (query, path) => {
  jar.set(cookie.preview, TOKEN);
  const response = await endPreview(new Request(`http://localhost/api/exit-preview/${query}`));
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(draft.disable).toHaveBeenCalledOnce();
  expect(jar.size).toBe(0);
});
