import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Diagram } from '@/components/diagrams';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.DiagramSlice, SliceContext>;

export default function DiagramSection({ slice, context }: Props) {
  const { locale } = context;
  const { diagram, action } = slice.primary;
  return (
    <Section hasColumns>
      <div>
        <SliceHead {...slice.primary} locale={locale} isStacked />
        <ArrowLink field={action} locale={locale} />
      </div>
      <Diagram name={diagram} context={context} />
    </Section>
  );
}
