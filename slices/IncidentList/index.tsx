import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { IncidentList as List } from '@/components/nodes/IncidentList';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.IncidentListSlice, SliceContext>;

export default function IncidentList({ slice, context }: Props) {
  const { title, text } = slice.primary;
  const { locale, messages, nodes, history } = context;
  return (
    <Section>
      <div className={s.head}>
        <Heading level={2}>{asText(title)}</Heading>
        <div>
          <RichText field={text} locale={locale} />
        </div>
      </div>
      <List history={history} nodes={nodes} locale={locale} messages={messages} />
    </Section>
  );
}
