import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Accordion } from '@/components/ui/Accordion';
import { Section } from '@/components/ui/Section';
import { toAnchors } from '@/lib/content/anchors';

type Props = SliceComponentProps<Content.QuestionsSlice, SliceContext>;

export default function Questions({ slice, context: { locale } }: Props) {
  const { questions } = slice.primary;
  const asked = questions.filter(({ question }) => question);
  const anchors = toAnchors(asked.map(({ question }) => question ?? ''));
  const items = asked.map(({ question, answer }, index) => ({
    id: anchors[index] ?? `${slice.id}-${index}`,
    title: question,
    content: <RichText field={answer} locale={locale} />,
  }));
  return (
    <Section hasColumns>
      <SliceHead {...slice.primary} locale={locale} isStacked />
      <Accordion items={items} name={slice.id} />
    </Section>
  );
}
