import { isFilled, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsTable } from '@/components/content/CmsTable';
import { ProseText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProseSlice, SliceContext>;

export default function Prose({ slice, context: { locale, messages } }: Props) {
  const { text, table, table_caption: caption } = slice.primary;
  // All of it may depend on facts that are not set.
  if (!isFilled.richText(text) && !isFilled.table(table)) return null;
  return (
    <Section className={s.prose}>
      <ProseText field={text} locale={locale} messages={messages} />
      <CmsTable field={table} caption={caption} locale={locale} />
    </Section>
  );
}
