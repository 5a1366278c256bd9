import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.OpenRolesSlice, SliceContext>;

export default function OpenRoles({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, roles, link } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.roles}>
        {roles
          .filter((role) => role.title)
          .map((role, index) => (
            <li key={index} className={s.role}>
              <div>
                <h3 className={s.title}>{role.title}</h3>
                <p className={s.place}>{role.place}</p>
              </div>
              <div className={s.text}>
                <RichText field={role.text} locale={locale} />
              </div>
              <ArrowLink field={role.link} locale={locale} />
            </li>
          ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}
