import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFoundError, PreviewTokenExpiredError, cookie } from '@prismicio/client';
import { beginPreview, endPreview, getPreviewRef, getTokenHosts } from '@/lib/content/preview';

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

const HOSTS = getTokenHosts('nodewell', 'https://nodewell.cdn.prismic.io/api/v2');
const TOKEN = 'https://nodewell.prismic.io/previews/abc?websitePreviewId=def';

const begin = (query: string, resolvePreviewURL = vi.fn().mockResolvedValue('/cn/about/')) =>
  beginPreview(new Request(`http://localhost/preview/${query}`), {
    client: { resolvePreviewURL },
    hosts: HOSTS,
  });
const withToken = (token: string) => `?token=${encodeURIComponent(token)}&documentId=a`;

beforeEach(() => {
  jar.clear();
  draft.isEnabled = false;
  vi.clearAllMocks();
});

describe('a preview begins', () => {
  it('with a token of this repository, and leads to the document', async () => {
    const response = await begin(withToken(TOKEN));
    expect([response.status, response.headers.get('location')]).toEqual([307, '/cn/about/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(jar.get(cookie.preview)).toBe(TOKEN);
    expect(draft.enable).toHaveBeenCalledOnce();
  });

  it('with the cookie of the toolbar alone, as a shared link does', async () => {
    jar.set(cookie.preview, JSON.stringify({ 'nodewell.prismic.io': { preview: TOKEN } }));
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
      withToken('https://a.example/nodewell.prismic.io/'),
      403,
    ],
  ])('%s', async (_, query, status) => {
    expect((await begin(query)).status).toBe(status);
    expect(draft.enable).not.toHaveBeenCalled();
    expect(jar.size).toBe(0);
  });

  it.each([
    ['an expired token', new PreviewTokenExpiredError('x', TOKEN, undefined as never), 410],
    ['a document that is not there', new NotFoundError('x', TOKEN, undefined as never), 307],
  ])('by %s', async (_, error, status) => {
    const response = await begin(withToken(TOKEN), vi.fn().mockRejectedValue(error));
    expect(response.status).toBe(status);
    expect(draft.enable).not.toHaveBeenCalled();
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
    const response = await begin(withToken(TOKEN), vi.fn().mockResolvedValue(address));
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
