import type { Content } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SubscribeForm } from './SubscribeForm.client';
import { Brand } from '../Brand';
import s from './FooterHead.module.scss';

type Props = {
  settings: Content.SettingsDocument['data'];
  locale: Locale;
  messages: Messages;
};

/** The company, and the newsletter field. */
export function FooterHead({ settings, locale, messages }: Props) {
  return (
    <div className={s.head}>
      <div>
        <Brand name={settings.brand_name ?? ''} />
        <p className={s.tagline}>{settings.tagline}</p>
      </div>
      <SubscribeForm
        title={settings.subscribe_title ?? ''}
        text={settings.subscribe_text ?? ''}
        messages={messages.subscribe}
        locale={locale}
      />
    </div>
  );
}
