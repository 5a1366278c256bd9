import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getFigure } from '@/components/seo/figure';
import { getPictureFont } from '@/components/seo/picture-letters';
import { getPictureTitle, getSocialPicture } from '@/components/seo/social-picture';
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
});

it('a character missing from the font is never drawn: the renderer would ask a third party', () => {
  expect(getPictureFont('Nodewell é')).toBe('latin');
  expect(getPictureFont('Node\u00adwell')).not.toBe('latin');
  expect(getPictureFont('مرحبا')).toBeNull();
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
});

describe('the picture itself', () => {
  const draw = async (path: string, locale: Locale) => {
    const bytes = await (await getSocialPicture(path, locale)).arrayBuffer();
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    return bytes;
  };

  it('is a PNG of 1200 × 630', () => draw('/nodes/eth/', 'en'), 60_000);

  it('is not found without a page', async () => {
    expect((await getSocialPicture('/no-such-page/', 'en')).status).toBe(404);
  });
});
