import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { HOME_PATH } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { OutsideLinks } from './OutsideLinks.client';
import s from './EmbedShell.module.scss';

type Props = { brand: string; locale: Locale; children: ReactNode };

/** The frame's content, and whose it is. */
export function EmbedShell({ brand, locale, children }: Props) {
  return (
    <main className={s.shell}>
      {children}
      <p className={s.source}>
        <a href={localizePath(HOME_PATH, locale)} target="_blank" rel="noreferrer">
          {brand}
        </a>
      </p>
      <OutsideLinks />
    </main>
  );
}
