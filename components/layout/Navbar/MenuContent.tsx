import { isFilled, type Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { Icon } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import type { Locale } from '@/lib/i18n/locales';
import drawings from './menu-drawings.svg';
import s from './MenuContent.module.scss';

type Menu = Content.NavigationDocument['data']['menus'][number];
type Props = { menu: Menu; locale: Locale };

export function MenuLinks({ menu, locale }: Props) {
  return (
    <ul className={s.links}>
      {menu.links.map(({ link, description, badge, drawing }, index) => (
        <li key={index}>
          {drawing ? (
            <svg aria-hidden="true">
              <use href={`${drawings.src}#${drawing}`} />
            </svg>
          ) : null}
          <div>
            <CmsLink field={link} locale={locale} />
            {badge ? <Tag tone="accent">{badge}</Tag> : null}
          </div>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}

export function MenuBanner({ menu, locale }: Props) {
  const {
    banner_eyebrow: eyebrow,
    banner_title: title,
    banner_text: text,
    banner_link: link,
  } = menu;
  if (!title) return null;
  return (
    <div className={s.banner}>
      {eyebrow ? <p className={s.eyebrow}>{eyebrow}</p> : null}
      <p className={s.title}>{title}</p>
      {text ? <p className={s.text}>{text}</p> : null}
      {isFilled.link(link) ? (
        <p className={s.more}>
          <CmsLink field={link} locale={locale} />
          <Icon name="arrow-right" size="small" />
        </p>
      ) : null}
    </div>
  );
}
