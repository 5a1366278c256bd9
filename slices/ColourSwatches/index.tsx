import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ColourSwatchesSlice, SliceContext>;

export default function ColourSwatches({ slice, context: { locale } }: Props) {
  const { colours } = slice.primary;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s.colours}>
        {colours.map((one, index) =>
          one.title && one.colour ? (
            <li key={index}>
              <svg
                viewBox="0 0 100 48"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={s.swatch}
              >
                <rect width="100" height="48" fill={one.colour} />
              </svg>
              <h3 className={s.title}>{one.title}</h3>
              <p className={s.value}>{one.colour}</p>
              <p className={s.text}>{one.text}</p>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}
