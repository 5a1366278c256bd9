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
  /** Keeps the URL of a section that other systems serve, even if it has another path in this language. */
  isKept?: boolean;
  [data: `data-${string}`]: string | undefined;
};

/**
 * A link that follows the site's rules: pages open in the client; sections served elsewhere, files and anchors load
 * fully; external URLs get noreferrer; the dashboard's URL follows the page's host; and overlays link to the page that
 * replaces them without scripts.
 */
export function SiteLink({ href, locale, isKept = false, rel, ...rest }: Props) {
  const external = [rel, 'noreferrer'].filter(Boolean).join(' ');
  if (href === DASHBOARD_PATH) {
    return <DashboardLink {...rest} href={getSiteDashboardUrl()} rel={external} />;
  }
  if (!isInternal(href)) return <a {...rest} href={href} rel={external} />;
  const overlay = href.startsWith('#') ? toOverlay(href) : null;
  if (overlay) {
    const page = localizePath(getOverlayPage(overlay), locale);
    return <a {...rest} href={page} rel={rel} data-overlay={overlay} />;
  }
  const address = isKept ? href : localizePath(href, locale);
  // The browser itself opens the collapsed part that an anchor names; the router only scrolls.
  const isHardLoad = isServedElsewhere(href) || isFile(href) || href.includes('#');
  return <a {...rest} {...(!isHardLoad && { [PAGE_LINK]: '' })} href={address} rel={rel} />;
}
