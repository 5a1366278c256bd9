import { isFilled, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { CmsImage } from '@/components/content/CmsImage';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.MediaTextSlice, SliceContext>;

const HALF = '(width >= 1200px) 576px, 100vw';
const FULL = '(width >= 1200px) 1200px, 100vw';

export default function MediaText({ slice, context: { locale } }: Props) {
  const { image, caption, action } = slice.primary;
  return (
    <Section className={s[slice.variation]}>
      <div className={s.words}>
        <SliceHead {...slice.primary} locale={locale} isStacked />
        <ArrowLink field={action} locale={locale} />
      </div>
      {isFilled.image(image) ? (
        <figure className={s.figure}>
          <CmsImage
            field={image}
            sizes={slice.variation === 'wide' ? FULL : HALF}
            className={s.picture}
          />
          {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
        </figure>
      ) : null}
    </Section>
  );
}
