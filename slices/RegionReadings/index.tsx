import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { RegionPlot } from '@/components/nodes/RegionPlot';
import { SplitHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.RegionReadingsSlice, SliceContext>;

export default function RegionReadings({ slice, context }: Props) {
  const { title, text } = slice.primary;
  const { locale, messages, nodes, history } = context;
  // Without readings, there is nothing to plot, and the grid says so.
  if (nodes.regions.length === 0) return null;
  return (
    <Section>
      <SplitHead title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SplitHead>
      <RegionPlot nodes={nodes} history={history} locale={locale} messages={messages} />
    </Section>
  );
}
