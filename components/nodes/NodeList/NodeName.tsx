import { SiteLink } from '@/components/content/SiteLink';
import { Tag } from '@/components/ui/Tag';
import { getChainNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import s from './NodeName.module.scss';

type Props = { chain: Chain; locale: Locale; messages: Messages };

/** All names of a chain; the first links to its page. */
export function NodeName({ chain, locale, messages: { nodes: labels } }: Props) {
  const { name, second, former } = getChainNames(chain, locale);
  const formerNames = joinNames(former, locale);
  return (
    <span className={s.names}>
      <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
        {name}
      </SiteLink>{' '}
      <span className={s.second}>{second}</span>
      {chain.isPartner ? <Tag tone="accent">{labels.partner}</Tag> : null}
      {former.length > 0 ? (
        <span className={s.former} title={formerNames}>
          {formatMessage(labels.formerly, { names: formerNames })}
        </span>
      ) : null}
    </span>
  );
}
