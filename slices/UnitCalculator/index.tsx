import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { UnitCalculator as Calculator } from '@/components/pricing/UnitCalculator';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.UnitCalculatorSlice, SliceContext>;

export default function UnitCalculator({ slice, context }: Props) {
  const { eyebrow, title, text } = slice.primary;
  const { locale, messages, computeUnits, plans } = context;
  return (
    <Section id="calculator" space="small">
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
        <SamplePrices messages={messages} />
      </SectionHead>
      <div className={s.calculator}>
        <Calculator computeUnits={computeUnits} plans={plans} locale={locale} messages={messages} />
      </div>
    </Section>
  );
}
