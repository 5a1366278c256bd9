import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { IncidentList as List } from '@/components/nodes/IncidentList';
import { SplitHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.IncidentListSlice, SliceContext>;

export default function IncidentList({ slice, context }: Props) {
  const { title, text } = slice.primary;
  const { locale, messages, nodes, history } = context;
  return (
    <Section>
      <SplitHead title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SplitHead>
      <List history={history} nodes={nodes} locale={locale} messages={messages} />
    </Section>
  );
}
