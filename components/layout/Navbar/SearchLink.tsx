import { SiteLink } from '@/components/content/SiteLink';
import { KeyHint } from '@/components/forms/KeyHint.client';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { SEARCH_PATH } from '@/lib/site/search-query';
import s from './SearchLink.module.scss';

type Props = { label: string; locale: Locale; className?: string };

/** Opens the search dialog, or the search page without scripts. */
export function SearchLink({ label, locale, className }: Props) {
  return (
    <SiteLink
      href={SEARCH_PATH}
      locale={locale}
      className={classNames(s.search, className)}
      data-search-link=""
    >
      <Icon name="search" />
      <span className="visuallyHidden">{label}</span>
      <kbd>
        <KeyHint text="Ctrl K" />
      </kbd>
    </SiteLink>
  );
}
