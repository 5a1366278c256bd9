import { SiteLink } from '@/components/content/SiteLink';
import { FAUCET_NETWORKS } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import s from './NetworkLinks.module.scss';

/** The test networks with the two facts by which they are told apart. */
export function NetworkLinks({ except, locale }: { except?: string; locale: Locale }) {
  return (
    <ul className={s.networks}>
      {FAUCET_NETWORKS.filter(({ key }) => key !== except).map((network) => (
        <li key={network.key} className={s.network}>
          <SiteLink href={`/faucet/${network.key}/`} locale={locale} className={s.link}>
            {network.name}
          </SiteLink>
          <span className={s.fact}>
            {network.currency} · {network.chainId}
          </span>
        </li>
      ))}
    </ul>
  );
}
