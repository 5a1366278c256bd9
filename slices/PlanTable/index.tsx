import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PlanCard } from '@/components/pricing/PlanCard';
import { PlanComparison } from '@/components/pricing/PlanComparison';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { groupPlans } from '@/lib/display/plan-groups';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlanTableSlice, SliceContext>;

export default function PlanTable({ slice, context }: Props) {
  const { audiences, compare_title } = slice.primary;
  const { locale, messages, plans } = context;
  const getAudience = (id: string) => audiences.find(({ plan }) => plan === id)?.text;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale}>
        <SamplePrices messages={messages} />
      </SliceHead>
      <div className={s.groups}>
        {groupPlans(plans).map(({ group, plans: members }) => (
          <div key={group}>
            <Heading level={3} className={s.name}>
              {messages.plans.groups[group].name}
            </Heading>
            <p className={s.text}>{messages.plans.groups[group].text}</p>
            <ul className={s.plans}>
              {members.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  audience={getAudience(plan.id)}
                  locale={locale}
                  messages={messages}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Heading level={3} className={s.compare}>
        {compare_title}
      </Heading>
      <PlanComparison plans={plans} caption={compare_title} locale={locale} messages={messages} />
    </Section>
  );
}
