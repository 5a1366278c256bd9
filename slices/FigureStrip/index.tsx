import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.FigureStripSlice, SliceContext>;

export default function FigureStrip({ slice }: Props) {
  const { title, figures } = slice.primary;
  if (figures.length === 0) return null;
  return (
    <Section kind="bare" label={title ?? undefined}>
      <dl className={s.strip}>
        {figures.map(({ value, unit, note }, index) => (
          <div key={index} className={s.figure}>
            <dt className={s.unit}>
              {unit}
              {note ? <small className={s.note}>{note}</small> : null}
            </dt>
            <dd className={s.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
