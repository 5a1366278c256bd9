/** Widths in pixels in which a picture that fills its column is offered, as far as it is that wide itself. */
export const IMAGE_WIDTHS = [640, 828, 1200, 2048, 3840] as const;
/** Screen densities in which a picture of a fixed width is offered. */
const IMAGE_DENSITIES = [1, 2, 3] as const;

const STORAGE_FOLDER = 'web/images';

/** Returns a picture's URL: a full URL unchanged, any other name on the storage host if one is set. */
export function getImageUrl(source: string, storage?: string): string {
  if (/^https?:/.test(source)) return source;
  const name = source.replace(/^\/+/, '');
  if (!storage) return `/${name}`;
  return new URL(`${STORAGE_FOLDER}/${name}`, `${storage.replace(/\/$/, '')}/`).href;
}

/** Returns the width of the crop that an editor chose, in pixels of the original; null without one. */
function getCropWidth(url: string): number | null {
  const rect = URL.canParse(url) ? new URL(url).searchParams.get('rect') : null;
  const width = Number(rect?.split(',')[2]);
  return width > 0 ? Math.round(width) : null;
}

/**
 * Returns the same picture `width` pixels wide, its height in proportion; null for the site's own files and vector
 * images, which have one size.
 */
function toWidth(url: string, width: number): string | null {
  if (!URL.canParse(url)) return null;
  const sized = new URL(url);
  const { searchParams } = sized;
  if (sized.pathname.endsWith('.svg')) return null;
  const ratio = Number(searchParams.get('h')) / Number(searchParams.get('w'));
  if (ratio > 0 && Number.isFinite(ratio)) searchParams.set('h', String(Math.round(width * ratio)));
  else searchParams.delete('h');
  searchParams.set('w', String(width));
  searchParams.set('auto', 'format,compress');
  // Never enlarged.
  if (!searchParams.has('fit')) searchParams.set('fit', 'max');
  return sized.href;
}

/** Returns the `srcset` of a picture that fills its column and is `ownWidth` pixels wide itself. */
export function getWidthSources(url: string, ownWidth: number): string | undefined {
  const limit = getCropWidth(url) ?? ownWidth;
  const widths = new Set(IMAGE_WIDTHS.map((width) => Math.min(width, limit)));
  const sources = [...widths].flatMap((width) => {
    const sized = toWidth(url, width);
    return sized ? `${sized} ${width}w` : [];
  });
  return sources.join(', ') || undefined;
}

/** Returns the `srcset` of a picture shown `width` pixels wide. */
export function getDensitySources(url: string, width: number): string | undefined {
  const sources = IMAGE_DENSITIES.flatMap((density) => {
    const sized = toWidth(url, Math.round(width * density));
    return sized ? `${sized} ${density}x` : [];
  });
  return sources.join(', ') || undefined;
}
