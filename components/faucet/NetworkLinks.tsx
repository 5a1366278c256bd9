import { getFaucetPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import type { FaucetNetwork } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import s from './NetworkLinks.module.scss';

type Props = { networks: readonly FaucetNetwork[]; locale: Locale };

/** The test networks with the two facts that distinguish them. */
export function NetworkLinks({ networks, locale }: Props) {
  const { ended } = getMessages(locale).faucet;
  return (
    <ul className={s.networks}>
      {networks.map((network) => (
        <li key={network.key} className={s.network}>
          <SiteLink href={getFaucetPath(network.key)} locale={locale} className={s.link}>
            {network.name}
          </SiteLink>
          <span className={s.fact}>
            {network.endedOn === null ? `${network.currency} · ${network.chainId}` : ended}
          </span>
        </li>
      ))}
    </ul>
  );
}
