'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { getDashboardUrl } from '@/lib/site/paths';

/** Links to the account subdomain of the current host, whatever host the page was built for. */
export function DashboardLink({ href, ...rest }: ComponentProps<'a'>) {
  const followHost = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = getDashboardUrl(window.location);
  };
  return <a {...rest} data-dashboard="" href={href} onClick={followHost} onAuxClick={followHost} />;
}
