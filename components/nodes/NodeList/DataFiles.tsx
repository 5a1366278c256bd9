import { SiteLink } from '@/components/content/SiteLink';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { BADGE_PATH, CHANGES_PATH } from '@/lib/site/addresses';

type Props = { locale: Locale; messages: Messages; className?: string };

/** Links to the list as files, and to what is derived from it. */
export function DataFiles({ locale, messages: { directory, changes }, className }: Props) {
  const files = [
    { href: '/nodes.json', name: 'JSON' },
    { href: '/nodes.csv', name: 'CSV' },
    { href: '/nodes.schema.json', name: directory.schema },
  ];
  return (
    <p className={className}>
      {directory.files}
      {getGap(directory.files)}
      {files.map(({ href, name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
      <SiteLink href={CHANGES_PATH} locale={locale}>
        {changes.all}
      </SiteLink>
      <SiteLink href={BADGE_PATH} locale={locale}>
        {directory.badges}
      </SiteLink>
    </p>
  );
}
