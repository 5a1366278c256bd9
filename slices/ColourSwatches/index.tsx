import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ColourSwatchesSlice, SliceContext>;

export default function ColourSwatches({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, colours } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
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
