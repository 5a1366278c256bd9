import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { PlanFinder as Finder } from '@/components/pricing/PlanFinder';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlanFinderSlice, SliceContext>;

export default function PlanFinder({ slice, context }: Props) {
  const { hide_ruler: hideRuler } = slice.primary;
  const { locale, messages, computeUnits, plans } = context;
  return (
    <Section id="estimator" hasColumns className={s.finder}>
      <SliceHead {...slice.primary} locale={locale} isStacked />
      <Finder
        computeUnits={computeUnits}
        plans={plans}
        hasRuler={!hideRuler}
        locale={locale}
        messages={messages}
      />
    </Section>
  );
}
