import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PlanFinder as Finder } from '@/components/pricing/PlanFinder';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlanFinderSlice, SliceContext>;

export default function PlanFinder({ slice, context }: Props) {
  const { text, hide_ruler: hideRuler } = slice.primary;
  const { locale, messages, computeUnits, plans } = context;
  return (
    <Section id="estimator">
      <SliceHead {...slice.primary} locale={locale} />
      <Finder
        computeUnits={computeUnits}
        plans={plans}
        hasRuler={!hideRuler}
        locale={locale}
        messages={messages}
      />
      <div className={s.note}>
        <SamplePrices messages={messages} />
        <RichText field={text} locale={locale} />
      </div>
    </Section>
  );
}
