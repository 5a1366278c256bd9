import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Accordion } from '@/components/ui/Accordion';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { MultiplierTable } from '@/components/pricing/MultiplierTable';
import { UnitTables } from '@/components/pricing/UnitTables';
import { Section } from '@/components/ui/Section';

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
      <Accordion
        items={[
          {
            id: 'multipliers',
            title: multiplier_title || messages.units.multiplier,
            content: (
              <>
                <RichText field={multiplier_text} locale={locale} />
                <MultiplierTable
                  protocols={computeUnits.protocols}
                  caption={multiplier_title}
                  locale={locale}
                  messages={messages}
                />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
