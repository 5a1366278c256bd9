import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PlanFinder as Finder } from '@/components/pricing/PlanFinder';
import { SplitHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlanFinderSlice, SliceContext>;

export default function PlanFinder({ slice, context }: Props) {
  const { title, text, hide_ruler: hideRuler } = slice.primary;
  const { locale, messages, computeUnits, plans } = context;
  return (
    <Section space="small">
      <SplitHead title={asText(title)} />
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
