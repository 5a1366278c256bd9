import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { ChainCard } from '@/components/nodes/ChainCard';
import { Section } from '@/components/ui/Section';
import { pickChains } from '@/lib/chains';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ChainShowcaseSlice, SliceContext>;

export default function ChainShowcase({ slice, context }: Props) {
  const { chains, link } = slice.primary;
  const { locale, messages, nodes } = context;
  const shown = pickChains(
    nodes.chains,
    chains.map(({ key }) => key),
  );
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s.chains}>
        {shown.map((chain) => (
          <ChainCard key={chain.key} chain={chain} locale={locale} messages={messages} />
        ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}
