import { InlineScript } from '@/components/ui/InlineScript';
import type { Preview } from '@/lib/content/preview-bar';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import s from './PreviewBar.module.scss';

type Props = { preview: Preview; messages: Messages };

/** The toolbar can end a preview itself; draft mode must end with it. */
const getEndScript = (exitUrl: string) =>
  `addEventListener('prismicPreviewEnd',function(e){e.preventDefault();location.assign(${JSON.stringify(exitUrl).replaceAll('<', '\\u003c')})})`;

/** Tells an editor that this page differs from the public one, with a way out. */
export function PreviewBar({ preview, messages: { preview: labels } }: Props) {
  const { name, exitUrl, editUrl, toolbarUrl } = preview;
  return (
    <aside className={s.bar} aria-label={labels.label}>
      <p>
        <strong>{labels.label}</strong>{' '}
        {name ? formatMessage(labels.release, { name }) : labels.text}
      </p>
      <p className={s.links}>
        {editUrl ? <a href={editUrl}>{labels.edit}</a> : null}
        <a href={exitUrl}>{labels.exit}</a>
      </p>
      {toolbarUrl ? (
        <>
          <InlineScript code={getEndScript(exitUrl)} />
          <script src={toolbarUrl} defer />
        </>
      ) : null}
    </aside>
  );
}
