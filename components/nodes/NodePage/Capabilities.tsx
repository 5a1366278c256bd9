import { SiteLink } from '@/components/content/SiteLink';
import { Container } from '@/components/ui/Section';
import { FAUCET_NETWORKS } from '@/lib/chains';
import {
  getArchiveOffer,
  getInterfaceOffer,
  getMethodOffer,
  type Offer,
} from '@/lib/display/offers';
import { findPaidPlan, getLimitText } from '@/lib/display/limits';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import {
  DIRECTORY_PATH,
  FAUCET_PATH,
  LIMITS_PATH,
  getChainPath,
  getDedicatedAddress,
  getFaucetPath,
} from '@/lib/site/addresses';
import { OfferDot } from '../OfferDot';
import s from './Capabilities.module.scss';

/** What a chain offers beyond plain requests, each with where to read more or to get it. */
export function Capabilities({ page }: { page: PageOf<'chain'> }) {
  const { chain, interfaces, limits, plans, locale } = page;
  const messages = getMessages(locale);
  const { matrix, offers, offer: title } = messages.nodes;
  const testnet = FAUCET_NETWORKS.find(
    ({ chainKey, endedOn }) => chainKey === chain.key && endedOn === null,
  );
  const toMethods = (kind: 'trace' | 'debug') => {
    const offer = getMethodOffer(chain, kind);
    const href = offer === 'dedicated' ? getDedicatedAddress(chain.key) : '#methods';
    return { name: matrix[kind], offer, href };
  };
  const websocket = interfaces.has('websocket') ? getChainPath('websocket') : '#networks';
  const cells: { name: string; offer: Offer; href: string }[] = [
    {
      name: matrix.archive,
      offer: getArchiveOffer(chain),
      href: `${DIRECTORY_PATH}?level=archive`,
    },
    toMethods('trace'),
    toMethods('debug'),
    { name: 'WebSocket', offer: getInterfaceOffer(chain, 'websocket'), href: websocket },
    { name: 'Firehose', offer: getInterfaceOffer(chain, 'firehose'), href: '#networks' },
    {
      name: matrix.faucet,
      offer: testnet ? 'yes' : 'no',
      href: testnet ? getFaucetPath(testnet.key) : FAUCET_PATH,
    },
  ];
  const plan = findPaidPlan(plans);
  const target = { chain: chain.key, ...(plan && { plan: plan.id }) };
  const logRange = getLimitText(limits, 'log_range', target, locale);
  return (
    <Container className={s.offers}>
      <h2 className={s.title}>{title}</h2>
      <ul className={s.cells}>
        {logRange === null ? null : (
          <li>
            <SiteLink href={`${LIMITS_PATH}#chain=${chain.key}`} locale={locale} className={s.cell}>
              <b>{getLimitMessages(locale).fields.log_range}</b>
              <span>{logRange}</span>
            </SiteLink>
          </li>
        )}
        {cells.map(({ name, offer, href }) => (
          <li key={name}>
            <SiteLink href={href} locale={locale} className={s.cell}>
              <b>{name}</b>
              <span>
                <OfferDot offer={offer} hasNo /> {offers[offer]}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
