import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Embed } from '@/components/content/Embed';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.VideoEmbedSlice, SliceContext>;

export default function VideoEmbed({ slice, context: { locale, messages } }: Props) {
  const { embed, caption } = slice.primary;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      {embed.embed_url ? (
        <figure className={s.figure}>
          <Embed field={embed} messages={messages} />
          {caption ? <figcaption className={s.caption}>{caption}</figcaption> : null}
        </figure>
      ) : null}
    </Section>
  );
}
