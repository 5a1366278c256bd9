import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
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

/** A plan of the price list: price, what it holds, and the one thing to do. */
export function PlanCard({ plan, audience, locale, messages }: Props) {
  const labels = messages.plans;
  const { amount, currency } = plan.price;
  return (
    <Card as="li" className={s.card}>
      <h3 className={s.name}>
        {getPlanName(plan, messages)}
        {plan.labels.map((label) => (
          <Tag key={label}>{labels.labels[label]}</Tag>
        ))}
      </h3>
      <p className={amount === null ? s.quoted : s.price}>
        {amount === null ? labels.quoted : formatPrice(amount, currency, locale)}
        {amount === null ? null : <small>{messages.units.perMonth}</small>}
      </p>
      {audience ? <p className={s.audience}>{audience}</p> : null}
      <ul className={s.facts}>
        {getPlanFacts(plan, locale, messages).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <SiteLink
        href={getPlanAddress(plan)}
        locale={locale}
        className={buttonClass({ variant: plan.kind === 'free' ? 'primary' : 'secondary' })}
      >
        {labels.actions[getPlanAction(plan)]}
      </SiteLink>
    </Card>
  );
}
