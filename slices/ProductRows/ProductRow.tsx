import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import drawings from '@/components/diagrams/products.svg';
import { Icon } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import type { Locale } from '@/lib/i18n/locales';
import s from './index.module.scss';

type Props = {
  row: Content.ProductRowsSlice['primary']['rows'][number];
  locale: Locale;
};

/** A product with its terms; all of it links to the product's page. */
export function ProductRow({ row: { link, badge, text, term, drawing }, locale }: Props) {
  return (
    <li className={s.row}>
      <div className={s.name}>
        {drawing ? (
          <svg className={s.drawing} aria-hidden="true">
            <use href={`${drawings.src}#${drawing}`} />
          </svg>
        ) : null}
        <h3>
          <CmsLink field={link} locale={locale} className={s.link} />
        </h3>
        {badge ? <Tag tone="accent">{badge}</Tag> : null}
      </div>
      <div className={s.terms}>
        <RichText field={text} locale={locale} />
        <p className={s.term}>{term}</p>
        <Icon name="arrow-right" className={s.arrow} />
      </div>
    </li>
  );
}
