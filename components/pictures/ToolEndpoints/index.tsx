import { ChainMark } from '@/components/nodes/ChainMark';
import { getTextNames } from '@/lib/chains/names';
import type { Project } from '@/lib/content/projects';
import { getToolEndpoints } from '@/lib/display/tool-endpoints';
import type { EndpointHost } from '@/lib/endpoints';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { Chain } from '@/lib/provider';
import { Panel } from '../Panel';
import s from './index.module.scss';

type Props = {
  project: Project;
  chains: readonly Chain[];
  host: EndpointHost;
  locale: Locale;
  messages: PictureMessages;
};

/** Wraps before the key, if necessary. */
function EndpointUrl({ url }: { url: string }) {
  const keyAt = Math.max(url.lastIndexOf('/$KEY'), 0);
  return (
    <code>
      {url.slice(0, keyAt)}
      <wbr />
      {url.slice(keyAt)}
    </code>
  );
}

/** A tool and the endpoints that it connects to, as branches; nothing if none of its chains is available. */
export function ToolEndpoints({ project, chains, host, locale, messages }: Props) {
  const endpoints = getToolEndpoints(project, chains, host);
  if (endpoints.length === 0) return null;
  const { title, note, opaqueNote } = messages.toolEndpoints;
  return (
    <Panel
      title={formatMessage(title, { name: project.name })}
      note={host === null ? opaqueNote : note}
      isText
    >
      <div className={s.tree}>
        <p className={s.tool} data-markdown="omit">
          {project.name}
        </p>
        <ul className={s.branches}>
          {endpoints.map(({ chain, urls }) => (
            <li key={chain.key}>
              <ChainMark chainKey={chain.key} size="m" />
              <div>
                <b>{getTextNames(chain, locale).name}</b>
                {urls.map((url) => (
                  <EndpointUrl key={url} url={url} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
