import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { BlockClock as Clock } from '@/components/nodes/BlockClock';
import { SplitHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.BlockClockSlice, SliceContext>;

export default function BlockClock({ slice, context }: Props) {
  const { title, text, chains } = slice.primary;
  const { locale, messages, nodes } = context;
  const named = chains.flatMap(({ key }) => key ?? []);
  return (
    <Section tone="sunken">
      <SplitHead title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SplitHead>
      <Clock chains={nodes.chains} named={named} locale={locale} messages={messages} />
    </Section>
  );
}
