import { isFilled, type ImageField } from '@prismicio/client';

const WIDTHS = [640, 828, 1200, 2048, 3840];

type Props = {
  field: ImageField | null | undefined;
  sizes?: string;
  className?: string;
  isEager?: boolean;
};

/** Prismic serves a picture at any width through parameters; a picture of this site has one size. */
function getSources(url: string): string | undefined {
  if (!/^https?:/.test(url)) return undefined;
  return WIDTHS.map((width) => {
    const source = new URL(url);
    source.searchParams.set('w', String(width));
    source.searchParams.set('auto', 'format,compress');
    return `${source.href} ${width}w`;
  }).join(', ');
}

/** An editor's picture with its dimensions; without alternative text it counts as decoration. */
export function CmsImage({ field, sizes = '100vw', className, isEager }: Props) {
  if (!isFilled.image(field)) return null;
  const { url, alt, dimensions } = field;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the content service already resizes
    <img
      src={url}
      srcSet={getSources(url)}
      sizes={sizes}
      width={dimensions.width}
      height={dimensions.height}
      alt={alt ?? ''}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
