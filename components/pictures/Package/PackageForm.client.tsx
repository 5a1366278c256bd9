'use client';

import type { FormEvent, ReactNode } from 'react';
import { ENTERPRISE_DEFAULTS, RPS_OPTIONS, TOKEN_OPTIONS } from '@/lib/units/enterprise-package';
import { getOverlayPage } from '@/lib/navigation/overlays';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { openOverlay, suggestPackage } from '@/stores/overlays';

type Props = { locale: Locale; className?: string; children: ReactNode };

/** Opens the enterprise request with the selected values; without scripts, it leads to the sales form. */
export function PackageForm({ locale, className, children }: Props) {
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { rps, tokens, cuAmount } = ENTERPRISE_DEFAULTS;
    suggestPackage({
      rps: RPS_OPTIONS.find((value) => value === data.get('rps')) ?? rps,
      tokens: TOKEN_OPTIONS.find((value) => value === data.get('tokens')) ?? tokens,
      premiumSupport: data.has('premiumSupport'),
      advancedStatistics: data.has('advancedStatistics'),
      cuAmount,
      isComplete: true,
    });
    openOverlay('enterprise');
  };
  return (
    <form
      className={className}
      action={localizePath(getOverlayPage('enterprise'), locale)}
      onSubmit={open}
    >
      {children}
    </form>
  );
}
