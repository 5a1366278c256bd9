import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { PlanCard } from '@/components/pricing/PlanCard';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PlansTeaserSlice, SliceContext>;

export default function PlansTeaser({ slice, context }: Props) {
  const { eyebrow, title, text, plans, link } = slice.primary;
  const { locale, messages } = context;
  const shown = plans.flatMap(({ plan: id, text: audience }) => {
    const plan = context.plans.find((candidate) => candidate.id === id);
    return plan ? [{ plan, audience }] : [];
  });
  return (
    <Section tone="surface">
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.plans}>
        {shown.map(({ plan, audience }) => (
          <PlanCard key={plan.id} {...{ plan, audience, locale, messages }} />
        ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}
