import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ListSection } from '@/components/content/ListSection';
import type { SliceContext } from '@/components/content/slice-context';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.MilestonesSlice, SliceContext>;

export default function Milestones({ slice: { primary }, context: { locale } }: Props) {
  return (
    <ListSection
      {...{ head: primary, entries: primary.milestones, locale }}
      as="ol"
      tone="surface"
      classes={{ list: s.milestones, entry: s.milestone, text: s.text }}
      renderHead={({ date, title }) => (
        <>
          <p className={s.date}>{date}</p>
          <h3 className={s.title}>{title}</h3>
        </>
      )}
    />
  );
}
