import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getDotGrid } from '@/components/seo/dot-grid';
import { getPictureTitle, getSocialPicture } from '@/components/seo/social-picture';

describe('the words of a social picture', () => {
  it.each([
    ['Prices', '/pricing/', 'Prices'],
    ['价格', '/cn/pricing/', '/cn/pricing/'],
    ['', '/about/', '/about/'],
  ])('for %j at %s are %s', (title, address, messages) => {
    expect(getPictureTitle(title, address)).toBe(messages);
  });

  it('are cut between words', () => {
    const title = getPictureTitle('word '.repeat(60).trim(), '/a/');
    expect(title.length).toBeLessThan(75);
    expect(title).toMatch(/word…$/);
  });
});

describe('the lattice of a page', () => {
  it('is its own, and the same each time', () => {
    expect(getDotGrid('/nodes/eth/')).toEqual(getDotGrid('/nodes/eth/'));
    const ways = ['/', '/nodes/', '/nodes/eth/', '/nodes/btc/'].map((path) =>
      getDotGrid(path).way.join(),
    );
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('leads through every column, within the rows', () => {
    const { columns, rows, way } = getDotGrid('/about/');
    expect(way.map((point) => point % columns)).toEqual([...Array(columns).keys()]);
    for (const point of way) expect(Math.floor(point / columns)).toBeLessThan(rows);
  });
});

describe('the picture itself', () => {
  it.each([
    ['/nodes/eth/', 'en'],
    ['/pricing/', 'cn'],
  ] as const)(
    'of %s in %s is a PNG of 1200 × 630',
    async (path, locale) => {
      const response = await getSocialPicture(path, locale);
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
    },
    60_000,
  );

  it('is not there where no page is', async () => {
    expect((await getSocialPicture('/no-such-page/', 'en')).status).toBe(404);
  });
});
