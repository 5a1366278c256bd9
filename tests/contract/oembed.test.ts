import { describe, expect, it } from 'vitest';
import { getOembedResponse } from '@/lib/directory/oembed';
import { getSiteOrigin } from '@/lib/site/origin';

const ORIGIN = getSiteOrigin();
const ask = (parameters: Record<string, string>) =>
  getOembedResponse(
    new Request(`${ORIGIN}/api/oembed/?${new URLSearchParams(parameters).toString()}`),
  );

type Rich = Record<'version' | 'type' | 'html' | 'title' | 'provider_url', string> &
  Record<'width' | 'height' | 'cache_age', number>;

describe('oEmbed', () => {
  it.each([
    ['/nodes/eth/', '/embed/status/eth/'],
    ['/cn/nodes/eth/', '/cn/embed/status/eth/'],
    ['/nodes/eth?a=b#c', '/embed/status/eth/'],
    ['/pricing/compute-units/', '/embed/calculator/'],
  ])('has a frame for %s', async (page, frame) => {
    const response = await ask({ url: ORIGIN + page, format: 'json' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const rich = (await response.json()) as Rich;
    expect(rich).toMatchObject({ version: '1.0', type: 'rich', provider_url: `${ORIGIN}/` });
    expect(rich.html).toContain(`src="${ORIGIN}${frame}"`);
    expect(rich.html).toContain(`width="${rich.width}" height="${rich.height}"`);
  });

  it('keeps to the size that the caller has room for, if that is a size', async () => {
    const url = `${ORIGIN}/nodes/eth/`;
    const small = (await (await ask({ url, maxwidth: '300', maxheight: '200' })).json()) as Rich;
    expect([small.width, small.height]).toEqual([300, 200]);
    const odd = (await (await ask({ url, maxwidth: '"><script>' })).json()) as Rich;
    expect(odd.html).not.toContain('script');
  });

  it.each([
    [{ url: 'https://other.example/nodes/eth/' }, 400],
    [{ url: 'javascript:alert(1)' }, 400],
    [{}, 400],
    [{ url: `${ORIGIN}/faq/` }, 404],
    [{ url: `${ORIGIN}/nodes/nothing/` }, 404],
    [{ url: `${ORIGIN}/nodes/eth/`, format: 'xml' }, 501],
  ])('refuses %o', async (parameters, status) => {
    expect((await ask(parameters as Record<string, string>)).status).toBe(status);
  });
});
