import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS, getImageUrl, getWidthSources } from '@/lib/content/images';

const STORAGE = 'https://storage.example/public';
const PICTURE = 'https://images.prismic.io/a/b.png?rect=0,0,10,10';

describe('a picture is loaded', () => {
  it.each([
    [PICTURE, STORAGE, PICTURE],
    ['/img/a.svg', undefined, '/img/a.svg'],
    ['img/a.svg', undefined, '/img/a.svg'],
    ['/img/a.svg', STORAGE, 'https://storage.example/public/web/images/img/a.svg'],
    ['a.png', `${STORAGE}/`, 'https://storage.example/public/web/images/a.png'],
  ])('%s with storage %s from %s', (source, storage, url) => {
    expect(getImageUrl(source, storage)).toBe(url);
  });
});

it("is offered in every width, with its URL's parameters", () => {
  const sources = getWidthSources(PICTURE)?.split(', ') ?? [];
  expect(sources).toHaveLength(IMAGE_WIDTHS.length);
  for (const [index, width] of IMAGE_WIDTHS.entries()) {
    const [url = '', size] = sources[index]?.split(' ') ?? [];
    expect(size).toBe(`${width}w`);
    expect(new URL(url).searchParams.get('w')).toBe(String(width));
    expect(new URL(url).searchParams.get('rect')).toBe('0,0,10,10');
  }
});
