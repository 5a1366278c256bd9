import { isFilled, type LinkField } from '@prismicio/client';
import { Icon } from '@/components/ui/Icon';
import { buttonClass } from '@/components/ui/Button';
import type { Locale } from '@/lib/i18n/locales';
import { CmsLink } from '../CmsLink';
import s from './index.module.scss';

type Props = { primary: LinkField; secondary?: LinkField; locale: Locale; size?: 'm' | 'l' };

/** A section's button and the link beside it. */
export function Actions({ primary, secondary, locale, size = 'l' }: Props) {
  const hasSecondary = isFilled.link(secondary);
  if (!isFilled.link(primary) && !hasSecondary) return null;
  return (
    <div className={s.actions}>
      <CmsLink field={primary} locale={locale} className={buttonClass({ size })} />
      {hasSecondary ? <ArrowLink field={secondary} locale={locale} /> : null}
    </div>
  );
}

type ArrowProps = { field: LinkField; locale: Locale };

/** A standalone link with an arrow. */
export function ArrowLink({ field, locale }: ArrowProps) {
  if (!isFilled.link(field) || !field.text) return null;
  return (
    <span className={s.arrow}>
      <CmsLink field={field} locale={locale} className={s.link} />
      <Icon name="arrow-right" size="small" className={s.icon} />
    </span>
  );
}
