import { SiteLink } from '@/components/content/SiteLink';
import { ChainMark } from '@/components/nodes/ChainMark';
import { getTextNames } from '@/lib/chains/names';
import type { InterfaceChains as Chains } from '@/lib/display/interface-chains';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { getChainPath } from '@/lib/site/addresses';
import { Panel } from '../Panel';
import s from './index.module.scss';

const MAX_CHAINS = 12;

type Props = { chains: Chains; locale: Locale; messages: PictureMessages };

/** The chains that an interface's page is about, and a link to the rest. */
export function InterfaceChains({ chains: { chains, directory }, locale, messages }: Props) {
  const { title, one, all } = messages.interfaceChains;
  const count = chains.length;
  return (
    <Panel
      title={formatMessage(count === 1 ? one : title, { count })}
      isText
      note={
        count > MAX_CHAINS ? (
          <SiteLink href={directory} locale={locale} className={s.all}>
            {formatMessage(all, { count })}
          </SiteLink>
        ) : null
      }
    >
      <ul className={s.chains}>
        {chains.slice(0, MAX_CHAINS).map((chain) => (
          <li key={chain.key} className={s.chain}>
            <ChainMark chainKey={chain.key} size="s" />
            <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
              {getTextNames(chain, locale).name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
