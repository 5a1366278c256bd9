import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import drawings from '@/components/diagrams/products.svg';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { classNames } from '@/components/ui/class-names';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ProductRowsSlice, SliceContext>;

export default function ProductRows({ slice, context: { locale } }: Props) {
  const { eyebrow, title, legend } = slice.primary;
  const rows = slice.primary.rows.filter(({ link }) => link.text);
  const isDrawn = rows.some(({ drawing }) => drawing);
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)} />
      <ul className={classNames(s.rows, isDrawn && s.drawn)}>
        {rows.map(({ link, badge, text, term, drawing }, index) => (
          <li key={index} className={s.row}>
            {isDrawn ? (
              <svg className={s.drawing} aria-hidden="true">
                {drawing ? <use href={`${drawings.src}#${drawing}`} /> : null}
              </svg>
            ) : null}
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
      {isDrawn && legend ? <p className={s.legend}>{legend}</p> : null}
    </Section>
  );
}
