import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import drawings from '@/components/diagrams/products.svg';
import { Tag } from '@/components/ui/Tag';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import s from './ProductRow.module.scss';

type Props = {
  row: Content.ProductRowsSlice['primary']['rows'][number];
  /** True if any row has a drawing: rows without one leave the space empty. */
  isDrawn: boolean;
  locale: Locale;
};

/** A product with its terms; all of it links to the product's page. */
export function ProductRow({ row: { link, badge, text, term, drawing }, isDrawn, locale }: Props) {
  return (
    <li className={classNames(s.row, isDrawn && s.drawn)}>
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
  );
}
