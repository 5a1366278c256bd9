import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Heading, SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.StepsSlice, SliceContext>;

export default function Steps({ slice, context: { locale } }: Props) {
  const { eyebrow, title, steps } = slice.primary;
  return (
    <Section tone="surface">
      <SectionHead eyebrow={eyebrow} title={asText(title)} />
      <ol className={s.steps}>
        {steps.map((step, index) => (
          <li key={index} className={s.step}>
            <Heading level={3} className={s.title}>
              {step.title}
            </Heading>
            <div className={s.text}>
              <RichText field={step.text} locale={locale} />
            </div>
            {step.code ? <code className={s.code}>{step.code}</code> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
