'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import type { RpsOption } from '@/lib/units/enterprise-package';
import { suggestPackage } from '@/stores/overlays';

type Props = {
  children: ReactNode;
  /** Initial units of the request, whatever the rate. */
  cuAmount: string;
};

/** Makes the enterprise request start with the rate of the clicked link (`data-rps`). */
export function PackageScope({ children, cuAmount }: Props) {
  const suggest = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-rps]') : null;
    const rps = link?.dataset.rps as RpsOption | undefined;
    if (rps) suggestPackage({ rps, cuAmount });
  };
  // Before the click, which opens the request.
  return (
    <div onPointerDown={suggest} onFocus={suggest}>
      {children}
    </div>
  );
}
