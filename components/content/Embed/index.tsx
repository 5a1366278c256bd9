import { getEmbedFrame } from '@/lib/content/embeds';
import { getLinkAddress } from '@/lib/content/link-address';
import type { Messages } from '@/lib/i18n/messages';
import { formatMessage } from '@/lib/i18n/messages';
import { ClickToLoad } from './ClickToLoad.client';
import s from './index.module.scss';

type Props = {
  field: { embed_url?: string | null; title?: unknown };
  messages: Messages;
};

/** An embed of an allowed provider, loaded on demand; any other becomes a link. */
export function Embed({ field, messages }: Props) {
  const url = getLinkAddress({ link_type: 'Web', url: field.embed_url ?? '' });
  if (!url) return null;
  const title =
    typeof field.title === 'string' && field.title ? field.title : messages.embed.untitled;
  const frame = getEmbedFrame(url);
  if (!frame) {
    return (
      <a href={url} rel="noreferrer" className={s.link}>
        {title}
      </a>
    );
  }
  return (
    <ClickToLoad
      src={frame}
      href={url}
      title={title}
      action={formatMessage(messages.embed.load, { provider: new URL(frame).host })}
    />
  );
}
