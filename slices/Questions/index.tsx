import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Accordion } from '@/components/ui/Accordion';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { toAnchor } from '@/lib/content/link-address';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.QuestionsSlice, SliceContext>;

export default function Questions({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, questions } = slice.primary;
  const asked = questions.filter(({ question }) => question);
  const items = asked.map(({ question, answer }, index) => ({
    id: toAnchor(question ?? '') ?? `${slice.id}-${index}`,
    title: question,
    content: <RichText field={answer} locale={locale} />,
  }));
  return (
    <Section className={s.columns}>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <Accordion items={items} name={slice.id} />
    </Section>
  );
}
