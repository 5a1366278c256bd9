/** Folder of the media kit below `public`, and so its address. */
export const KIT_FOLDER = '/img/media-kit';
export const KIT_ZIP = `${KIT_FOLDER}/media-kit.zip`;

export type Shape = 'wordmark' | 'mark' | 'icon';
/** What a drawing is for: a light or a dark ground, or print in one colour on either. */
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

/** All drawings of the kit with the addresses of their files. */
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
