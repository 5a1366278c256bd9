import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { ProductRow } from './ProductRow';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProductRowsSlice, SliceContext>;

export default function ProductRows({ slice, context: { locale } }: Props) {
  const { legend } = slice.primary;
  const rows = slice.primary.rows.filter(({ link }) => link.text);
  const isDrawn = rows.some(({ drawing }) => drawing);
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale}>
        {isDrawn && legend ? <p className={s.legend}>{legend}</p> : null}
      </SliceHead>
      <ul className={s.rows}>
        {rows.map((row, index) => (
          <ProductRow key={index} row={row} locale={locale} />
        ))}
      </ul>
    </Section>
  );
}
