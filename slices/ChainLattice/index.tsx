import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { StatusGrid } from '@/components/nodes/StatusGrid';
import { MeanAvailability } from '@/components/nodes/MeanAvailability';
import { TextHeading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ChainLatticeSlice, SliceContext>;

export default function ChainLattice({ slice, context }: Props) {
  const { title, text, link } = slice.primary;
  const { locale, messages, nodes } = context;
  return (
    <Section kind="chapter">
      <div className={s.head}>
        <TextHeading level={2} text={asText(title)} />
        <div className={s.side}>
          <div className={s.text}>
            <RichText field={text} locale={locale} />
            <ArrowLink field={link} locale={locale} />
          </div>
          <MeanAvailability nodes={nodes} locale={locale} messages={messages} />
        </div>
      </div>
      <StatusGrid nodes={nodes} locale={locale} messages={messages} />
    </Section>
  );
}
