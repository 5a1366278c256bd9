import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ProseText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.TabbedTextSlice, SliceContext>;

export default function TabbedText({ slice, context: { locale, messages } }: Props) {
  const { title, tabs } = slice.primary;
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
      <SliceHead {...slice.primary} locale={locale} />
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
