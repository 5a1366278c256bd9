import type { LinkField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { getLinkAddress } from '@/lib/content/link-address';
import type { Locale } from '@/lib/i18n/locales';
import { getSiteOrigin } from '@/lib/site/origin';
import { toOwnLink } from '@/lib/site/own-links';
import { SiteLink } from './SiteLink';

type Props = {
  field: LinkField | null | undefined;
  locale: Locale;
  className?: string;
  children?: ReactNode;
  rel?: string;
  /** Returns whether a URL is the same in every language. */
  isKept?: (href: string) => boolean;
};

/** An editor's link; an empty or broken one renders only its text, so that no link leads nowhere. */
export function CmsLink({ field, locale, className, children, rel, isKept }: Props) {
  const text = field && 'text' in field && field.text ? field.text : null;
  const content = children ?? text;
  const address = getLinkAddress(field);
  const href = address && toOwnLink(address, getSiteOrigin());
  if (!content) return null;
  if (!href) return <span className={className}>{content}</span>;
  const target = field && 'target' in field ? field.target : undefined;
  return (
    <SiteLink {...{ href, locale, className, target, rel }} isKept={isKept?.(href)}>
      {content}
    </SiteLink>
  );
}
