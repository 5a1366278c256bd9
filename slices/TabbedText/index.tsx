import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ProseText, RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.TabbedTextSlice, SliceContext>;

export default function TabbedText({ slice, context: { locale, messages } }: Props) {
  const { eyebrow, title, text, tabs } = slice.primary;
  const shown = tabs
    .filter(({ label }) => label)
    .map(({ label, content }, index) => ({
      id: String(index),
      label,
      content: (
        <div className={s.text}>
          <ProseText field={content} locale={locale} />
        </div>
      ),
    }));
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      {shown.length > 0 ? (
        <RadioTabs
          name={`tabs-${slice.id}`}
          legend={asText(title) || messages.code.chain}
          tabs={shown}
          className={s.tabs}
        />
      ) : null}
    </Section>
  );
}
