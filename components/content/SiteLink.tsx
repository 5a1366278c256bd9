import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getOverlayPage, toOverlay } from '@/lib/navigation/overlays';
import { PAGE_LINK } from '@/lib/navigation/links';
import {
  DASHBOARD_PATH,
  isFile,
  isInternal,
  isServedElsewhere,
  localizePath,
} from '@/lib/site/paths';
import { getSiteDashboardUrl } from '@/lib/site/origin';
import { DashboardLink } from './DashboardLink.client';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  locale: Locale;
  /** Keeps the address of a section that other systems serve, whatever place it has in this language. */
  isKept?: boolean;
  [data: `data-${string}`]: string | undefined;
};

/**
 * A link by the site's rules: pages open in the client, sections that other systems serve, files and anchors load
 * fully, external addresses get noreferrer, the dashboard's address follows the host of the page, and what opens over
 * the page leads to the page that stands in for it while there is no script.
 */
export function SiteLink({ href, locale, isKept = false, rel, ...rest }: Props) {
  if (href === DASHBOARD_PATH) return <DashboardLink {...rest} href={getSiteDashboardUrl()} />;
  if (!isInternal(href)) {
    return <a {...rest} href={href} rel={[rel, 'noreferrer'].filter(Boolean).join(' ')} />;
  }
  const overlay = href.startsWith('#') ? toOverlay(href) : null;
  if (overlay) {
    const page = localizePath(getOverlayPage(overlay), locale);
    return <a {...rest} href={page} rel={rel} data-overlay={overlay} />;
  }
  const address = isKept ? href : localizePath(href, locale);
  // The browser itself opens the folded part that an anchor names; the router only scrolls.
  const isHardLoad = isServedElsewhere(href) || isFile(href) || href.includes('#');
  return <a {...rest} {...(!isHardLoad && { [PAGE_LINK]: '' })} href={address} rel={rel} />;
}
