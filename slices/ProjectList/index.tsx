import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { KindCards } from '@/components/projects/KindCards';
import { ProjectGroups } from '@/components/projects/ProjectGroups';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProjectListSlice, SliceContext>;

export default function ProjectList({ slice, context }: Props) {
  const { locale, messages, projects } = context;
  const isCards = slice.variation === 'categories';
  const List = isCards ? KindCards : ProjectGroups;
  return (
    <Section className={s.projects}>
      <SliceHead {...slice.primary} locale={locale} />
      <List projects={projects} locale={locale} messages={messages} />
      {slice.variation === 'categories' ? (
        <ArrowLink field={slice.primary.link} locale={locale} />
      ) : null}
    </Section>
  );
}
