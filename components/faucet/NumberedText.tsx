import type { RichTextField } from '@prismicio/client';
import { RichText } from '@/components/content/RichText';
import type { Locale } from '@/lib/i18n/locales';
import s from './NumberedText.module.scss';

/** Steps of a few sentences each. */
export function NumberedText({ items, locale }: { items: RichTextField[]; locale: Locale }) {
  return (
    <ol className={s.steps}>
      {items.map((item, index) => (
        <li key={index} className={s.step}>
          <RichText field={item} locale={locale} />
        </li>
      ))}
    </ol>
  );
}
