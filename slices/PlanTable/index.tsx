import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PlanCard } from '@/components/pricing/PlanCard';
import { PlanComparison } from '@/components/pricing/PlanComparison';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { groupPlans, hasQuotedPlans } from '@/lib/display/plan-groups';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlanTableSlice, SliceContext>;

export default function PlanTable({ slice, context }: Props) {
  const { audiences, compare_title, text } = slice.primary;
  const { locale, messages, plans, computeUnits, limits } = context;
  const getAudience = (id: string) => audiences.find(({ plan }) => plan === id)?.text;
  const isQuoted = hasQuotedPlans(plans);
  return (
    <>
      <Section kind="chapter">
        <SliceHead {...slice.primary} text={isQuoted ? [] : text} locale={locale}>
          {isQuoted ? <p>{messages.plans.quotedNote}</p> : null}
          <SamplePrices messages={messages} />
        </SliceHead>
        <ul className={s.cards}>
          {groupPlans(plans).map(({ group, plans: members }) => (
            <PlanCard key={group} plans={members} {...{ group, getAudience, locale, messages }} />
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead title={compare_title ?? ''} />
        <PlanComparison
          caption={compare_title}
          {...{ plans, computeUnits, limits, getAudience, locale, messages }}
        />
      </Section>
    </>
  );
}
