import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { ChainCard } from '@/components/nodes/ChainCard';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { pickChains } from '@/lib/chains';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ChainShowcaseSlice, SliceContext>;

export default function ChainShowcase({ slice, context }: Props) {
  const { eyebrow, title, text, chains, link } = slice.primary;
  const { locale, messages, nodes } = context;
  const shown = pickChains(
    nodes.chains,
    chains.map(({ key }) => key),
  );
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.chains}>
        {shown.map((chain) => (
          <ChainCard key={chain.key} chain={chain} locale={locale} messages={messages} />
        ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}
