import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { Bill } from '@/lib/migrate/compare-cost';
import s from './index.module.scss';

/** Returns the host and the last part of the path. */
function toLabel(url: string): string {
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean);
  return last ? `${host} · ${last}` : host;
}

type Props = { bill: Bill; locale: Locale; messages: MigrateMessages['costs'] };

/** Where a scheme was read and when; marked if that is long ago. */
export function BillSource({ bill: { sources, age }, locale, messages }: Props) {
  return (
    <ul className={s.sources}>
      {sources.map(({ url, readAt, copyAt }) => (
        <li key={url}>
          <a href={url} rel="nofollow noopener">
            {toLabel(url)}
          </a>{' '}
          {formatMixed(
            copyAt ? messages.copy : messages.read,
            { date: formatDay(readAt, locale), copy: formatDay(copyAt ?? '', locale) },
            locale,
          )}
        </li>
      ))}
      {age === 'old' ? <li className={s.old}>{messages.old}</li> : null}
    </ul>
  );
}
