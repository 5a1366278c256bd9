import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.MilestonesSlice, SliceContext>;

export default function Milestones({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, milestones } = slice.primary;
  return (
    <Section tone="surface">
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ol className={s.milestones}>
        {milestones
          .filter((one) => one.title)
          .map((one, index) => (
            <li key={index} className={s.milestone}>
              <p className={s.date}>{one.date}</p>
              <h3 className={s.title}>{one.title}</h3>
              <div className={s.text}>
                <RichText field={one.text} locale={locale} />
              </div>
            </li>
          ))}
      </ol>
    </Section>
  );
}
