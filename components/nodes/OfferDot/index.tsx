import type { Offer } from '@/lib/display/offers';
import s from './index.module.scss';

/** A filled dot for yes, a ring for dedicated nodes only, a dash for unknown; the words are beside it. */
export function OfferDot({ offer, hasNo }: { offer: Offer; hasNo?: boolean }) {
  if (offer === 'no' && !hasNo) return null;
  return <i className={s.dot} data-offer={offer} />;
}
