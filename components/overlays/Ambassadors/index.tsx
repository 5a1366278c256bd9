import { buttonClass } from '@/components/ui/Button';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import s from './index.module.scss';

/** The ambassadors programme in short, with links to join. */
export function Ambassadors({ messages, locale }: { messages: FormMessages; locale: Locale }) {
  const { text, apply, page, terms } = messages.ambassadors;
  const to = (path: string) => localizePath(path, locale);
  return (
    <div className={s.panel}>
      <p className={s.text}>{text}</p>
      <div className={s.actions}>
        <a href={to('/contact/#partnership')} className={buttonClass()}>
          {apply}
        </a>
        <a href={to('/ambassadors-program/')} className={s.link}>
          {page}
        </a>
        <a href={to('/ambassador-program-terms-of-service/')} className={s.link}>
          {terms}
        </a>
      </div>
    </div>
  );
}
