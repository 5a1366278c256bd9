import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getFigure } from '@/components/seo/figure';
import { getDotGrid } from '@/components/seo/SocialPicture/Lattice';
import { getPictureFont } from '@/components/seo/picture-letters';
import {
  getPictureBrand,
  getPictureTitle,
  getSocialPicture,
} from '@/components/seo/social-picture';
import { shareReads } from '@/lib/content/request-cache';
import type { Locale } from '@/lib/i18n/locales';
import { resolvePage } from '@/lib/pages';

describe('the words of a social picture', () => {
  it.each([
    ['Prices', '/pricing/', 'Prices'],
    ['价格', '/cn/pricing/', '价格'],
    ['区块浏览器（Explorer）', '/cn/a/', '区块浏览器（Explorer）'],
    ['𰻞𰻞面', '/cn/b/', '/cn/b/'],
    ['Цены', '/c/', '/c/'],
    ['', '/about/', '/about/'],
    ['Soft\u00adhyphen', '/a/', 'Softhyphen'],
  ])('for %j at %s are %s', (title, address, messages) => {
    expect(getPictureTitle(title, address)).toBe(messages);
  });

  it('are truncated between words', () => {
    const title = getPictureTitle('word '.repeat(60).trim(), '/a/');
    expect(title.length).toBeLessThan(75);
    expect(title).toMatch(/word…$/);
    expect(getPictureTitle('字'.repeat(60), '/cn/a/')).toBe(`${'字'.repeat(36)}…`);
  });

  it('use a short brand, or the host if no font has its characters', () => {
    expect(getPictureBrand('Nodewell', 'example.com')).toBe('Nodewell');
    expect(getPictureBrand('N'.repeat(3000), 'example.com').length).toBeLessThan(30);
    expect(getPictureBrand('Узел', 'example.com')).toBe('example.com');
  });
});

it('a character missing from the font is never drawn: the renderer would ask a third party', () => {
  expect(getPictureFont('Nodewell é')).toBe('latin');
  expect(getPictureFont('Node\u00adwell')).not.toBe('latin');
  expect(getPictureFont('مرحبا')).toBeNull();
});

describe('the lattice of a page', () => {
  it('is unique and deterministic', () => {
    expect(getDotGrid('/nodes/eth/')).toEqual(getDotGrid('/nodes/eth/'));
    const ways = ['/', '/nodes/', '/nodes/eth/', '/nodes/btc/'].map((path) =>
      getDotGrid(path).way.join(),
    );
    expect(new Set(ways).size).toBe(ways.length);
  });

  it('crosses every column, within the rows', () => {
    const { columns, rows, way } = getDotGrid('/about/');
    expect(way.map((point) => point % columns)).toEqual([...Array(columns).keys()]);
    for (const point of way) expect(Math.floor(point / columns)).toBeLessThan(rows);
  });
});

describe('the figure of a page', () => {
  const readFigure = async (path: string, locale: Locale = 'en') => {
    const page = await resolvePage(path, locale);
    if (!page) throw new Error(`no page at ${path}`);
    return getFigure(page);
  };

  it('is the mark of its chain', async () => {
    const { marks, drawing } = await readFigure('/nodes/eth/');
    expect(marks.map(({ chainKey }) => chainKey)).toEqual(['eth']);
    expect(marks[0]?.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(drawing).toBeNull();
  });

  it('is the marks of the chains that offer an interface', async () => {
    const { marks } = await readFigure('/nodes/rosetta/');
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.every(({ chainKey }) => chainKey)).toBe(true);
  });

  it("is its menu's drawing, in both languages, also for pages below it", () =>
    shareReads(async () => {
      const { drawing } = await readFigure('/faucet/');
      expect(drawing).toMatch(/^data:image\/svg\+xml;base64,/);
      expect((await readFigure('/faucet/', 'cn')).drawing).toBe(drawing);
      const cases = (await readFigure('/case-studies/')).drawing;
      expect((await readFigure('/case-studies/tangem/')).drawing).toBe(cases);
      expect(cases).not.toBe(drawing);
      // A chain without one is left out.
      expect(await readFigure('/privacy-policy/')).toEqual({ marks: [], drawing: null });
    }));
});

describe('the picture itself', () => {
  const draw = async (path: string, locale: Locale) => {
    const bytes = await (await getSocialPicture(path, locale)).arrayBuffer();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    return bytes;
  };

  it('is a PNG of 1200 × 630', () => draw('/nodes/eth/', 'en'), 60_000);

  it('draws distinct Chinese characters', async () => {
    const [first, second] = await shareReads(() =>
      Promise.all(
        ['/terms-of-service/', '/privacy-policy/'].map(async (path) => {
          // Only the title: characters missing from the fonts would all be drawn as the same box.
          const title = { left: 64, top: 260, width: 60, height: 110 };
          return sharp(await draw(path, 'cn'))
            .extract(title)
            .raw()
            .toBuffer();
        }),
      ),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  }, 60_000);

  it('is not found without a page', async () => {
    expect((await getSocialPicture('/no-such-page/', 'en')).status).toBe(404);
  });
});
