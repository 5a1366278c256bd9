import { CmsLink } from '@/components/content/CmsLink';
import type { Offer } from '@/components/content/slice-context';
import { toAnnouncementId } from '@/components/layout/Announcement/dismissal';
import { buttonClass } from '@/components/ui/Button';
import { InlineScript } from '@/components/ui/InlineScript';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { DismissOffer } from './DismissOffer.client';
import { getOfferScript } from './dismissal';
import s from './OfferBanner.module.scss';

type Props = {
  offer: Offer;
  label: string | null;
  locale: Locale;
  messages: Messages;
};

/** An offer in one line with its button; visitors who closed this text do not see it again. */
export function OfferBanner({ offer, label, locale, messages }: Props) {
  const { title, text, link, more_link: more } = offer;
  const kind = offer.kind ?? '';
  if (!title) return null;
  const id = toAnnouncementId(`${title}${text ?? ''}`);
  return (
    <aside
      className={`${s.banner} noPrint`}
      data-kind={kind}
      aria-label={label ?? title}
      suppressHydrationWarning
    >
      <p className={s.words}>
        <strong className={s.title}>{title}</strong>
        {getGap(title)}
        {text}
      </p>
      <CmsLink
        field={link}
        locale={locale}
        className={buttonClass({ variant: 'secondary', size: 'm' })}
      />
      <CmsLink field={more} locale={locale} className={s.more} />
      <DismissOffer
        kind={kind}
        id={id}
        label={messages.offers.close}
        className={`${s.close} needsScripts`}
      />
      <InlineScript code={getOfferScript(kind, id)} />
    </aside>
  );
}
