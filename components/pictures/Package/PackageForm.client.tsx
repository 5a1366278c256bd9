'use client';

import type { FormEvent, ReactNode } from 'react';
import { ENTERPRISE_DEFAULTS, RPS_OPTIONS, TOKEN_OPTIONS } from '@/lib/units/enterprise-package';
import { openOverlay, suggestPackage } from '@/stores/overlays';

/** Opens the enterprise request with what was chosen. */
export function PackageForm({ className, children }: { className?: string; children: ReactNode }) {
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
    });
    openOverlay('enterprise');
  };
  return (
    <form className={className} onSubmit={open}>
      {children}
    </form>
  );
}
