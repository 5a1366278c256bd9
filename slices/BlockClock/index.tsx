import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { BlockClock as Clock } from '@/components/nodes/BlockClock';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.BlockClockSlice, SliceContext>;

export default function BlockClock({ slice, context }: Props) {
  const { title, text, chains } = slice.primary;
  const { locale, messages, nodes } = context;
  const named = chains.flatMap(({ key }) => key ?? []);
  return (
    <Section tone="sunken">
      <div className={s.head}>
        <Heading level={2}>{asText(title)}</Heading>
        <div>
          <RichText field={text} locale={locale} />
        </div>
      </div>
      <Clock chains={nodes.chains} named={named} locale={locale} messages={messages} />
    </Section>
  );
}
