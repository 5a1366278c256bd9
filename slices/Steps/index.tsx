import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { CodeName } from '@/components/ui/CodeName';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.StepsSlice, SliceContext>;

export default function Steps({ slice, context: { locale } }: Props) {
  const { steps } = slice.primary;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ol className={s.steps}>
        {steps.map((step, index) => (
          <li key={index} className={s.step}>
            <Heading level={3}>{step.title}</Heading>
            <div className={s.text}>
              <RichText field={step.text} locale={locale} />
            </div>
            {step.code ? <CodeName className={s.code}>{step.code}</CodeName> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
