import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { MultiplierTable } from '@/components/pricing/MultiplierTable';
import { UnitTables } from '@/components/pricing/UnitTables';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.UnitPricesSlice, SliceContext>;

export default function UnitPrices({ slice, context }: Props) {
  const { multiplier_title, multiplier_text } = slice.primary;
  const { locale, messages, computeUnits } = context;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale}>
        <SamplePrices messages={messages} />
      </SliceHead>
      <UnitTables
        prices={computeUnits}
        chains={context.nodes.chains}
        locale={locale}
        messages={messages}
      />
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
