import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ListSection } from '@/components/content/ListSection';
import type { SliceContext } from '@/components/content/slice-context';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.BenefitsSlice, SliceContext>;

export default function Benefits({ slice: { primary }, context: { locale } }: Props) {
  return (
    <ListSection
      {...{ head: primary, entries: primary.benefits, locale }}
      classes={{ list: s.benefits, entry: s.benefit, text: s.text }}
      renderHead={({ figure, title }) => (
        <>
          {figure ? <p className={s.figure}>{figure}</p> : null}
          <h3>{title}</h3>
        </>
      )}
    />
  );
}
