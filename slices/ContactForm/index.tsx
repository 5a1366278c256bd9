import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { ContactForm as Form } from '@/components/forms/ContactForm';
import { TextHeading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { getLinkAddress } from '@/lib/content/link-address';
import { getChainOptions } from '@/lib/forms/chain-options';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ContactFormSlice, SliceContext>;

export default function ContactForm({ slice, context: { locale, quote } }: Props) {
  const { title, text, messenger } = slice.primary;
  return (
    <Section id="message" className={s.columns}>
      <div>
        <TextHeading level={2} text={asText(title)} />
        <div className={s.text}>
          <RichText field={text} locale={locale} />
        </div>
      </div>
      <Form
        locale={locale}
        chains={getChainOptions(locale)}
        quote={quote}
        messenger={getLinkAddress(messenger)}
      />
    </Section>
  );
}
