import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { Tag, type TagTone } from '@/components/ui/Tag';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.StatusListSlice, SliceContext>;

const TONES = { ready: 'accent', trial: 'warn', planned: 'plain' } as const satisfies Record<
  string,
  TagTone
>;

export default function StatusList({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, states } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.states}>
        {states
          .filter((one) => one.title)
          .map((one, index) => (
            <li key={index} className={s.state}>
              <h3 className={s.title}>{one.title}</h3>
              <p>
                {one.status ? <Tag tone={TONES[one.kind ?? 'planned']}>{one.status}</Tag> : null}
              </p>
              <div className={s.text}>
                <RichText field={one.text} locale={locale} />
                <CmsLink field={one.link} locale={locale} className={s.link} />
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}
