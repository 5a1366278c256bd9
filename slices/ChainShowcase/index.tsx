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
  const { chains, fact, link } = slice.primary;
  const { locale, messages, nodes } = context;
  const shown = pickChains(
    nodes.chains,
    chains.map(({ key }) => key),
  );
  const isAlone = shown.length === 1;
  return (
    <Section hasColumns={isAlone}>
      <SliceHead {...slice.primary} locale={locale} isStacked={isAlone} />
      <div>
        <ul className={s.chains}>
          {shown.map((chain) => (
            <ChainCard key={chain.key} {...{ chain, fact, locale, messages }} />
          ))}
        </ul>
        <ArrowLink field={link} locale={locale} />
      </div>
    </Section>
  );
}
