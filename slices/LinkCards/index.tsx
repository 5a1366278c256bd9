import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.LinkCardsSlice, SliceContext>;

export default function LinkCards({ slice, context: { locale } }: Props) {
  const cards =
    slice.variation === 'default'
      ? slice.primary.cards
      : slice.primary.cards.map(({ link }) => ({ link, tag: null, text: [] as [] }));
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s[slice.variation]}>
        {cards
          .filter(({ link }) => link.text)
          .map(({ link, tag, text: messages }, index) => (
            <li key={index} className={s.card}>
              <h3 className={s.name}>
                <CmsLink field={link} locale={locale} className={s.link} />
                {tag ? <Tag tone="accent">{tag}</Tag> : null}
              </h3>
              <div className={s.text}>
                <RichText field={messages} locale={locale} />
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}
