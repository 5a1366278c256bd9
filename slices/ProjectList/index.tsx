import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { KindCards } from '@/components/projects/KindCards';
import { ProjectGroups } from '@/components/projects/ProjectGroups';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProjectListSlice, SliceContext>;

export default function ProjectList({ slice, context }: Props) {
  const { eyebrow, title, text } = slice.primary;
  const { locale, messages, projects } = context;
  const isCards = slice.variation === 'categories';
  const List = isCards ? KindCards : ProjectGroups;
  return (
    <Section space={isCards ? 'full' : 'small'} className={s.projects}>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <List projects={projects} locale={locale} messages={messages} />
      {slice.variation === 'categories' ? (
        <ArrowLink field={slice.primary.link} locale={locale} />
      ) : null}
    </Section>
  );
}
