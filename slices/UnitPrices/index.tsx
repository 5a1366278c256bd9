import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { MultiplierTable } from '@/components/pricing/MultiplierTable';
import { UnitTables } from '@/components/pricing/UnitTables';
import { Heading, SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.UnitPricesSlice, SliceContext>;

export default function UnitPrices({ slice, context }: Props) {
  const { eyebrow, title, text, multiplier_title, multiplier_text } = slice.primary;
  const { locale, messages, computeUnits } = context;
  return (
    <Section tone="surface" space="small">
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
        <SamplePrices messages={messages} />
      </SectionHead>
      <UnitTables prices={computeUnits} messages={messages} />
      <Heading level={3} className={s.title}>
        {multiplier_title}
      </Heading>
      <div className={s.text}>
        <RichText field={multiplier_text} locale={locale} />
      </div>
      <MultiplierTable
        protocols={computeUnits.protocols}
        caption={multiplier_title}
        locale={locale}
        messages={messages}
      />
    </Section>
  );
}
