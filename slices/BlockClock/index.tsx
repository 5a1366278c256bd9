import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { BlockClock as Clock } from '@/components/nodes/BlockClock';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.BlockClockSlice, SliceContext>;

export default function BlockClock({ slice, context }: Props) {
  const { chains } = slice.primary;
  const { locale, messages, nodes } = context;
  const named = chains.flatMap(({ key }) => key ?? []);
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <Clock chains={nodes.chains} named={named} locale={locale} messages={messages} />
    </Section>
  );
}
