import { Fragment } from 'react';
import { isFilled, type Content } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { Icon } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import type { Locale } from '@/lib/i18n/locales';
import drawings from './menu-drawings.svg';
import s from './MenuContent.module.scss';

type Menu = Content.NavigationDocument['data']['menus'][number];
type Props = { menu: Menu; locale: Locale };

type Links = Menu['links'];

/** Starts another group at each link with a heading. */
const toGroups = (links: Links) =>
  links.reduce<Links[number][][]>((groups, link) => {
    if (link.group || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(link);
    return groups;
  }, []);

export function MenuLinks({ menu, locale }: Props) {
  const groups = toGroups([...menu.links]).map((links, index) => (
    <Fragment key={index}>
      {links[0]?.group ? <p className={s.group}>{links[0].group}</p> : null}
      <ul className={s.links}>
        {links.map(({ link, description, badge, drawing }, place) => (
          <li key={place}>
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
    </Fragment>
  ));
  return <div>{groups}</div>;
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
