import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.ContactBlocksSlice, SliceContext>;

export default function ContactBlocks({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, blocks } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.blocks}>
        {blocks
          .filter((block) => block.title)
          .map((block, index) => (
            <li key={index} className={s.block}>
              <h3 className={s.title}>{block.title}</h3>
              <div className={s.text}>
                <RichText field={block.text} locale={locale} />
              </div>
              <ArrowLink field={block.link} locale={locale} />
            </li>
          ))}
      </ul>
    </Section>
  );
}
