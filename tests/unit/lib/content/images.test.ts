import { describe, expect, it } from 'vitest';
import {
  IMAGE_WIDTHS,
  getDensitySources,
  getImageUrl,
  getWidthSources,
} from '@/lib/content/images';

const STORAGE = 'https://storage.example/public';
const PICTURE = 'https://images.prismic.io/a/b.png?rect=0,0,1200,800&w=600&h=400';

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

/** Returns what each URL of a `srcset` asks for. */
const toRequests = (sources: string | undefined) =>
  (sources ?? '').split(', ').map((source) => {
    const [url = '', size] = source.split(' ');
    const { searchParams } = new URL(url);
    return { size, ...Object.fromEntries(searchParams) };
  });

it('is offered in every width up to its own, with its proportions', () => {
  const asked = { auto: 'format,compress', fit: 'max', rect: '0,0,1200,800' };
  expect(toRequests(getWidthSources(PICTURE, 600))).toEqual([
    { ...asked, size: '640w', w: '640', h: '427' },
    { ...asked, size: '828w', w: '828', h: '552' },
    { ...asked, size: '1200w', w: '1200', h: '800' },
  ]);
});

it.each([
  ['https://images.prismic.io/r/small.png?auto=compress,format', 300, ['300w']],
  ['https://images.prismic.io/r/large.png', 5000, IMAGE_WIDTHS.map((width) => `${width}w`)],
])('%s is never enlarged', (url, ownWidth, sizes) => {
  const requests = toRequests(getWidthSources(url, ownWidth));
  expect(requests.map(({ size }) => size)).toEqual(sizes);
  for (const request of requests) expect(request).toMatchObject({ fit: 'max' });
});

it('is offered once per density if its width is fixed', () => {
  const widths = getDensitySources(PICTURE, 90)?.match(/w=\d+|\dx(?=,|$)/g);
  expect(widths).toEqual(['w=90', '1x', 'w=180', '2x', 'w=270', '3x']);
});

it.each(['/img/a.png', 'https://storage.example/a.svg'])('%s has one size', (url) => {
  expect(getWidthSources(url, 90)).toBeUndefined();
  expect(getDensitySources(url, 90)).toBeUndefined();
});
