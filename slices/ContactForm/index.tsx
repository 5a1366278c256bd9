import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { ContactForm as Form } from '@/components/forms/ContactForm';
import { Section } from '@/components/ui/Section';
import { getLinkAddress } from '@/lib/content/link-address';
import { getChainOptions } from '@/lib/forms/chain-options';

type Props = SliceComponentProps<Content.ContactFormSlice, SliceContext>;

export default function ContactForm({ slice, context: { locale, quote } }: Props) {
  const { messenger } = slice.primary;
  return (
    <Section id="message" hasColumns>
      <SliceHead {...slice.primary} locale={locale} isStacked />
      <Form
        locale={locale}
        chains={getChainOptions(locale)}
        quote={quote}
        messenger={getLinkAddress(messenger)}
      />
    </Section>
  );
}
