import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import { getPlanAction, getPlanAddress } from '@/lib/display/plan-action';
import { getPlanName } from '@/lib/display/plan-name';
import { getPlanFacts } from '../plan-facts';
import s from './index.module.scss';

type Props = { plan: Plan; audience?: string | null; locale: Locale; messages: Messages };

/** A plan from the price list: name, price, requests, audience and action. All its limits are in the table below. */
export function PlanCard({ plan, audience, locale, messages }: Props) {
  const labels = messages.plans;
  const { amount, currency } = plan.price;
  const isFree = plan.kind === 'free';
  const [requests] = getPlanFacts(plan, locale, messages);
  return (
    <li className={s.card}>
      <h4 className={s.name}>
        {getPlanName(plan, messages)}
        {plan.labels.map((label) => (
          <Tag key={label}>{labels.labels[label]}</Tag>
        ))}
      </h4>
      <p className={amount === null ? s.quoted : s.price}>
        {amount === null ? labels.quoted : formatPrice(amount, currency, locale)}
        {amount === null ? null : <small>{messages.units.perMonth}</small>}
      </p>
      <p className={s.requests}>{plan.unlimited ? labels.unlimited : requests}</p>
      {audience ? <p className={s.audience}>{audience}</p> : null}
      <SiteLink
        href={getPlanAddress(plan)}
        locale={locale}
        className={isFree ? buttonClass({ size: 's' }) : s.action}
      >
        {labels.actions[getPlanAction(plan)]}
      </SiteLink>
    </li>
  );
}
