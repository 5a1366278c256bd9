'use client';

import type { ComponentProps } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import { getDashboardUrl } from '@/lib/site/paths';

/**
 * Links to the account subdomain of the current host, whatever host the page was built for: also in the markup, so that
 * the URL can be copied.
 */
export function DashboardLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const own = useBrowserValue(() => getDashboardUrl(window.location), href);
  return <a {...rest} data-dashboard="" href={own} />;
}
