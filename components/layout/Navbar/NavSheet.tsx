import type { LinkField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { CmsLink } from '@/components/content/CmsLink';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { ACCOUNT_SLOT } from '@/components/visitor/visitor-props';
import type { MenuGroup } from './MenuBar.client';
import { SHEET_ID, SheetButton } from './SheetButton';
import { SheetCloser } from './SheetCloser.client';
import { Brand } from '../Brand';
import s from './NavSheet.module.scss';

type Props = {
  groups: readonly MenuGroup[];
  action: LinkField;
  dashboard: LinkField;
  brandName: string;
  locale: Locale;
  labels: Messages['navigation'];
  /** Shown side by side below the links. */
  children: ReactNode;
};

/** The menus on narrow screens; they open and close without scripts. */
export function NavSheet({
  groups,
  action,
  dashboard,
  brandName,
  locale,
  labels,
  children,
}: Props) {
  return (
    <>
      <nav id={SHEET_ID} popover="auto" data-sheet="" aria-label={labels.label} className={s.sheet}>
        <div className={s.head}>
          <Brand name={brandName} />
          <SheetButton label={labels.close} isClosing />
        </div>
        {groups.map(({ label, links, banner }) => (
          <details key={label} name="menu-group" className={s.group}>
            <summary className={s.summary}>
              {label}
              <Icon name="chevron" className={s.chevron} />
            </summary>
            {links}
            {banner}
          </details>
        ))}
        <CmsLink field={dashboard} locale={locale} className={s.summary} />
        <span {...{ [ACCOUNT_SLOT]: '' }} className={s.account} />
        <div className={s.switches}>{children}</div>
        <div className={s.action}>
          <CmsLink field={action} locale={locale} className={buttonClass({ size: 'l' })} />
        </div>
      </nav>
      <SheetCloser id={SHEET_ID} />
    </>
  );
}
