import type { Env } from '@/lib/env';

type Settings = Pick<Env, 'PRISMIC_REPOSITORY' | 'IMAGE_STORAGE_URL'>;

/** Returns the origins of a page's pictures: the content service's two, the second for drawings, and the owner's. */
export const getImageHosts = ({ PRISMIC_REPOSITORY, IMAGE_STORAGE_URL }: Settings): string[] => [
  'https://images.prismic.io',
  ...(PRISMIC_REPOSITORY ? [`https://${PRISMIC_REPOSITORY}.cdn.prismic.io`] : []),
  ...(IMAGE_STORAGE_URL ? [new URL(IMAGE_STORAGE_URL).origin] : []),
];
