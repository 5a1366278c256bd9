import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { ListSection } from '@/components/content/ListSection';
import type { SliceContext } from '@/components/content/slice-context';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.OpenRolesSlice, SliceContext>;

export default function OpenRoles({ slice: { primary }, context: { locale } }: Props) {
  return (
    <ListSection
      {...{ head: primary, entries: primary.roles, locale }}
      classes={{ list: s.roles, entry: s.role, text: s.text }}
      renderHead={({ title, place }) => (
        <div>
          <h3 className={s.title}>{title}</h3>
          <p className={s.place}>{place}</p>
        </div>
      )}
      renderLink={({ link }) => <ArrowLink field={link} locale={locale} />}
    >
      <ArrowLink field={primary.link} locale={locale} />
    </ListSection>
  );
}
