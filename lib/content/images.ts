/** Widths in pixels in which a picture that fills its column is offered. */
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

/**
 * Returns the same picture `width` pixels wide; null for the site's own files and vector images, which have one size.
 */
function toWidth(url: string, width: number): string | null {
  if (!URL.canParse(url)) return null;
  const sized = new URL(url);
  if (sized.pathname.endsWith('.svg')) return null;
  sized.searchParams.set('w', String(width));
  sized.searchParams.set('auto', 'format,compress');
  return sized.href;
}

/** Returns the `srcset` of a picture that fills its column. */
export function getWidthSources(url: string): string | undefined {
  const sources = IMAGE_WIDTHS.flatMap((width) => {
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
