import { expect, it } from 'vitest';
import { getContentSecurityPolicy } from '@/lib/security/content-security-policy';
import { getImageHosts } from '@/lib/security/image-hosts';

const settings = {
  PRISMIC_REPOSITORY: 'our-site',
  IMAGE_STORAGE_URL: 'https://pictures.example/web/images',
};

it('pictures come from the content service, including its host for drawings, and from the storage', () => {
  expect(getImageHosts(settings)).toEqual([
    'https://images.prismic.io',
    'https://our-site.cdn.prismic.io',
    'https://pictures.example',
  ]);
});

it('without a repository, none of its hosts is trusted', () => {
  const none = { PRISMIC_REPOSITORY: undefined, IMAGE_STORAGE_URL: undefined };
  expect(getImageHosts(none)).toEqual(['https://images.prismic.io']);
});

it("a page's policy lists them all", () => {
  const policy = getContentSecurityPolicy('', { imageHosts: getImageHosts(settings) });
  expect(policy).toContain(
    "img-src 'self' data: https://images.prismic.io https://our-site.cdn.prismic.io https://pictures.example;",
  );
});
