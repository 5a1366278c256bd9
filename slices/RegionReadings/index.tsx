import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { RegionPlot } from '@/components/nodes/RegionPlot';
import { Section } from '@/components/ui/Section';

type Props = SliceComponentProps<Content.RegionReadingsSlice, SliceContext>;

export default function RegionReadings({ slice, context }: Props) {
  const { locale, messages, nodes, history } = context;
  // Without readings, there is nothing to plot, and the grid says so.
  if (nodes.regions.length === 0) return null;
  return (
    <Section kind="chapter">
      <SliceHead {...slice.primary} locale={locale} />
      <RegionPlot nodes={nodes} history={history} locale={locale} messages={messages} />
    </Section>
  );
}
