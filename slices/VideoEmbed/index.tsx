import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Embed } from '@/components/content/Embed';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.VideoEmbedSlice, SliceContext>;

export default function VideoEmbed({ slice, context: { locale, messages } }: Props) {
  const { eyebrow, title, text, embed, caption } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      {embed.embed_url ? (
        <figure className={s.figure}>
          <Embed field={embed} messages={messages} />
          {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
        </figure>
      ) : null}
    </Section>
  );
}
