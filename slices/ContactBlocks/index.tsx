import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { ListSection } from '@/components/content/ListSection';
import type { SliceContext } from '@/components/content/slice-context';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ContactBlocksSlice, SliceContext>;

export default function ContactBlocks({ slice: { primary }, context: { locale } }: Props) {
  return (
    <ListSection
      {...{ head: primary, entries: primary.blocks, locale }}
      classes={{ list: s.blocks, entry: s.block, text: s.text }}
      renderHead={({ title }) => <h3>{title}</h3>}
      renderLink={({ link }) => <ArrowLink field={link} locale={locale} />}
    />
  );
}
