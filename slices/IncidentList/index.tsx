import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { IncidentList as List } from '@/components/nodes/IncidentList';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.IncidentListSlice, SliceContext>;

export default function IncidentList({ slice, context }: Props) {
  const { locale, messages, nodes, history } = context;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <List history={history} nodes={nodes} locale={locale} messages={messages} />
    </Section>
  );
}
