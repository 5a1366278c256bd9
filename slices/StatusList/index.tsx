import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { CmsLink } from '@/components/content/CmsLink';
import { ListSection } from '@/components/content/ListSection';
import type { SliceContext } from '@/components/content/slice-context';
import { Tag, type TagTone } from '@/components/ui/Tag';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.StatusListSlice, SliceContext>;

const TONES = { ready: 'accent', trial: 'warn', planned: 'plain' } as const satisfies Record<
  string,
  TagTone
>;

export default function StatusList({ slice: { primary }, context: { locale } }: Props) {
  return (
    <ListSection
      {...{ head: primary, entries: primary.states, locale }}
      classes={{ list: s.states, entry: s.state, text: s.text }}
      renderHead={({ title, status, kind }) => (
        <>
          <h3 className={s.title}>{title}</h3>
          <p>{status ? <Tag tone={TONES[kind ?? 'planned']}>{status}</Tag> : null}</p>
        </>
      )}
      renderLink={({ link }) => <CmsLink field={link} locale={locale} className={s.link} />}
    />
  );
}
