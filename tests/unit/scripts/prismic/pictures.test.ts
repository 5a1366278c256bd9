import { describe, expect, it } from 'vitest';
import { isSitePicture, listAssetFiles, toPictureFile } from '@/scripts/prismic/assets';
import { toStored } from '@/scripts/prismic/convert';

describe('the file of a picture that is pulled', () => {
  it('has the name and extension of the picture', () => {
    expect(toPictureFile('https://images.prismic.io/site/ab_A%20b.PNG?auto=format')).toMatch(
      /^\/img\/cms\/[\da-f]{8}-ab_A-b\.png$/,
    );
    expect(
      toPictureFile(`https://images.prismic.io/${'x'.repeat(400)}%ff.svg`).length,
    ).toBeLessThan(140);
  });

  it.each(['evil.html', 'script.js', '.htaccess', 'noending', 'a.svg.php'])(
    'is none for %s',
    (name) => {
      expect(() => toPictureFile(`https://images.prismic.io/site/${name}`)).toThrow(
        "isn't a picture",
      );
    },
  );

  it.each(['http://127.0.0.1/a.png', 'https://prismic.io.evil.example/a.png', 'file:///a.png'])(
    'is none for %s',
    (url) => {
      expect(() => toPictureFile(url)).toThrow("Prismic doesn't host");
    },
  );
});

describe('what is pushed as a picture', () => {
  const picture = (url: string) => ({ dimensions: { width: 1, height: 1 }, url });
  const list = (url: string) =>
    listAssetFiles('.', [{ data: { image: picture(url) } }] as unknown as Parameters<
      typeof listAssetFiles
    >[1]);

  it.each([
    '/../.env',
    '/img/../../.env',
    '/img/.env',
    '/img/a.env',
    '/etc/a.png',
    '/img/%2e%2e/a.png',
  ])('is never %s', (url) => {
    expect(isSitePicture(url)).toBe(false);
    expect(() => list(url)).toThrow("isn't the site's");
  });

  it('is a picture of the site', () => {
    expect(list('/img/cases/tangem.svg')).toContain('public/img/cases/tangem.svg');
  });

  it('is not a file that a repository only claims to have', () => {
    const context = {
      getLocalId: String,
      getFile: () => '/img/a.png',
      origins: ['https://a.example'],
    };
    expect(toStored({ image: picture('/../.env') }, context)).toEqual({ image: {} });
    expect(toStored({ image: { ...picture('x'), id: 'a' } }, context)).toMatchObject({
      image: { url: '/img/a.png' },
    });
  });
});
