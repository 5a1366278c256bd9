import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Diagram } from '@/components/diagrams';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.DiagramSlice, SliceContext>;

export default function DiagramSection({ slice, context }: Props) {
  const { locale } = context;
  const { eyebrow, title, text, diagram, action } = slice.primary;
  return (
    <Section className={s.section}>
      <div>
        <SectionHead eyebrow={eyebrow} title={asText(title)}>
          <RichText field={text} locale={locale} />
        </SectionHead>
        <ArrowLink field={action} locale={locale} />
      </div>
      <Diagram name={diagram} context={context} />
    </Section>
  );
}
