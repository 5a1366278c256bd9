import { isFilled, type ImageField } from '@prismicio/client';
import { getDensitySources, getImageUrl, getWidthSources } from '@/lib/content/images';
import { getEnv } from '@/lib/env';

type Props = {
  /** A path on this site or a full URL. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The picture's display width per viewport, if it fills its column; otherwise, `width` always applies. */
  sizes?: string;
  className?: string;
  isEager?: boolean;
};

/** A picture in the sizes that screens need. Width and height are always set, so that nothing moves. */
export function Picture({ src, alt, width, height, sizes, className, isEager }: Props) {
  const url = getImageUrl(src, getEnv().IMAGE_STORAGE_URL);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the content service already resizes
    <img
      src={url}
      srcSet={sizes ? getWidthSources(url, width) : getDensitySources(url, width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}

type CmsProps = Pick<Props, 'sizes' | 'className' | 'isEager'> & {
  field: ImageField | null | undefined;
};

/** An editor's picture with its dimensions; without alternative text, it counts as decoration. */
export function CmsImage({ field, sizes = '100vw', ...rest }: CmsProps) {
  if (!isFilled.image(field)) return null;
  const { url, alt, dimensions } = field;
  return <Picture src={url} alt={alt ?? ''} {...dimensions} sizes={sizes} {...rest} />;
}
