import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { UnitCalculator as Calculator } from '@/components/pricing/UnitCalculator';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.UnitCalculatorSlice, SliceContext>;

export default function UnitCalculator({ slice, context }: Props) {
  const { locale, messages, computeUnits, plans } = context;
  return (
    <Section id="calculator">
      <SliceHead {...slice.primary} locale={locale}>
        <SamplePrices messages={messages} />
      </SliceHead>

      <Calculator computeUnits={computeUnits} plans={plans} locale={locale} messages={messages} />
    </Section>
  );
}
