import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMixed } from '@/lib/i18n/mixed-text';
import s from './index.module.scss';

type Props = { url: string; readAt: string; label: string; locale: Locale };

/** Where a fact was read, and when; `label` has a place for the date. */
export function SourceLink({ url, readAt, label, locale }: Props) {
  return (
    <span className={s.source}>
      <a href={url} rel="nofollow noopener">
        {new URL(url).host}
      </a>
      <small>{formatMixed(label, { date: formatDay(readAt, locale) }, locale)}</small>
    </span>
  );
}
