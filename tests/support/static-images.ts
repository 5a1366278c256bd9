import path from 'node:path';
import type { Plugin } from 'vitest/config';

/** Gives imported pictures the shape that Next's bundler gives them. */
export const staticImages = (): Plugin => ({
  name: 'static-images',
  enforce: 'pre',
  load: (id) =>
    /\.svg$/.test(id) ? `export default { src: "/static/${path.basename(id)}" };` : null,
});
