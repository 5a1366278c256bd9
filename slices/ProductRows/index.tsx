import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProductRowsSlice, SliceContext>;

export default function ProductRows({ slice, context: { locale } }: Props) {
  const { eyebrow, title, rows } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)} />
      <ul className={s.rows}>
        {rows
          .filter(({ link }) => link.text)
          .map(({ link, badge, text, term }, index) => (
            <li key={index} className={s.row}>
              <h3 className={s.name}>
                <CmsLink field={link} locale={locale} className={s.link} />
                {badge ? <Tag tone="accent">{badge}</Tag> : null}
              </h3>
              <div className={s.text}>
                <RichText field={text} locale={locale} />
              </div>
              {term ? <p className={s.term}>{term}</p> : null}
            </li>
          ))}
      </ul>
    </Section>
  );
}
