import type { EndpointHost } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { toServed } from '@/lib/migrate/served';
import { getUrlSwaps } from '@/lib/migrate/url-swaps';
import type { LiveNodes } from '@/lib/provider';
import { Panel } from '../Panel';
import s from './index.module.scss';

const COUNT = 3;

type Props = { nodes: LiveNodes; host: EndpointHost; locale: Locale; messages: PictureMessages };

/** The checker's result for an example, line by line; nothing if we serve none of its chains. */
export function UrlSwap({ nodes, host, locale, messages: { urlSwap } }: Props) {
  const swaps = getUrlSwaps({ served: toServed(nodes.chains, locale), host }, COUNT);
  if (swaps.length === 0) return null;
  return (
    <Panel title={urlSwap.title} note={urlSwap.note}>
      <ul className={s.lines}>
        {swaps.map(({ name, before, after }) => (
          <li key={name}>
            <b>{name}</b>
            <del>{before}</del>
            <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
