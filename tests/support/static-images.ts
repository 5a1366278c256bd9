import path from 'node:path';
import type { Plugin } from 'vitest/config';

/** Gives imported pictures the same shape as Next's bundler. */
export const staticImages = (): Plugin => ({
  name: 'static-images',
  enforce: 'pre',
  load: (id) =>
    /\.svg$/.test(id) ? `export default { src: "/static/${path.basename(id)}" };` : null,
});
