/** The media kit's folder below `public`, and therefore its URL path. */
export const KIT_FOLDER = '/img/media-kit';
export const KIT_ZIP = `${KIT_FOLDER}/media-kit.zip`;

export type Shape = 'wordmark' | 'mark' | 'icon';
/** What a drawing is made for: a light or dark background, or one-colour print on either. */
export type Ground = 'light' | 'dark' | 'mono' | 'inverse';

/** Widths of the PNG files of each shape, in pixels. */
const WIDTHS: Record<Shape, readonly number[]> = {
  wordmark: [480, 960, 1920],
  mark: [64, 256, 1024],
  icon: [192, 512, 1024],
};

const GROUNDS: Record<Shape, readonly Ground[]> = {
  wordmark: ['light', 'dark', 'mono', 'inverse'],
  mark: ['light', 'dark', 'mono', 'inverse'],
  icon: ['light', 'dark'],
};

export type Asset = {
  shape: Shape;
  ground: Ground;
  svg: string;
  pngs: { width: number; path: string }[];
};

const toPath = (shape: Shape, ground: Ground, rest: string) =>
  `${KIT_FOLDER}/${shape}-${ground}${rest}`;

/** Every drawing in the kit, with the URLs of its files. */
export const ASSETS: readonly Asset[] = (Object.keys(GROUNDS) as Shape[]).flatMap((shape) =>
  GROUNDS[shape].map((ground) => ({
    shape,
    ground,
    svg: toPath(shape, ground, '.svg'),
    pngs: WIDTHS[shape].map((width) => ({
      width,
      path: toPath(shape, ground, `-${width}.png`),
    })),
  })),
);
