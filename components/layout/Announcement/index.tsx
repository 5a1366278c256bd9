import type { Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { InlineScript } from '@/components/ui/InlineScript';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { DismissButton } from './DismissButton.client';
import { getDismissalScript, toAnnouncementId } from './dismissal';
import s from './index.module.scss';

type Props = {
  settings: Content.SettingsDocument['data'];
  locale: Locale;
  messages: Messages;
};

/** The bar above the navigation; visitors who closed this announcement do not see it again. */
export function Announcement({ settings, locale, messages }: Props) {
  const { announcement, announcement_link: link } = settings;
  if (!announcement) return null;
  const id = toAnnouncementId(announcement);
  return (
    <aside
      className={`${s.bar} noPrint`}
      data-announcement=""
      aria-label={messages.announcement.label}
    >
      <InlineScript code={getDismissalScript(id)} />
      <p>
        {announcement}
        {getGap(announcement)}
        <CmsLink field={link} locale={locale} className={s.link} />
      </p>
      <DismissButton
        id={id}
        label={messages.announcement.close}
        className={`${s.close} needsScripts`}
      />
    </aside>
  );
}
