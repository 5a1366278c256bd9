import type { LinkField } from '@prismicio/client';
import { buttonClass } from '@/components/ui/Button';
import type { Locale } from '@/lib/i18n/locales';
import { CmsLink } from '../CmsLink';
import s from './index.module.scss';

type Props = { title: string | null; text: string | null; action: LinkField; locale: Locale };

/** The call to action of a page without a section for it. */
export function ClosingPanel({ title, text, action, locale }: Props) {
  return (
    <aside className={`${s.panel} noPrint`}>
      <div>
        <p className={s.title}>{title}</p>
        <p className={s.text}>{text}</p>
      </div>
      <CmsLink field={action} locale={locale} className={buttonClass({ size: 'l' })} />
    </aside>
  );
}
