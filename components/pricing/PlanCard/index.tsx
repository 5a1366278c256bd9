import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Tag } from '@/components/ui/Tag';
import { getPlanAction, getPlanAddress, getPlanProduct } from '@/lib/display/plan-action';
import type { groupPlans } from '@/lib/display/plan-groups';
import { type PlanGroup } from '@/lib/display/plan-groups';
import { getPlanName } from '@/lib/display/plan-name';
import { formatLargeNumber, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import { toQuoteText } from '@/lib/quotes/quote-request';
import { getPeriodPrices, getPlanFacts } from '../plan-facts';
import s from './index.module.scss';

type Texts = { locale: Locale; messages: Messages };
type PlanProps = Texts & { plan: Plan; audience?: string | null };

/** One plan of a card: its price, or its first limit if the price is on request, what it contains, and the action. */
function PlanOffer({ plan, audience, locale, messages }: PlanProps) {
  const labels = messages.plans;
  const { kind, price, id } = plan;
  const facts = getPlanFacts(plan, locale, messages).map((fact) =>
    fact === labels.noDailyCap ? labels.unlimited : fact,
  );
  const [first, ...others] = facts;
  const isQuoted = price.amount === null;
  const product = getPlanProduct(plan);
  return (
    <div className={s.plan}>
      {price.amount === null ? (
        <p className={s.limit}>
          {first}
          {plan.labels.map((label) => (
            <Tag key={label}>{labels.labels[label]}</Tag>
          ))}
        </p>
      ) : (
        <p className={s.price}>
          {formatPrice(price.amount, price.currency, locale)}
          <small>{messages.units.perMonth}</small>
        </p>
      )}
      <ul className={s.facts}>
        {(isQuoted ? others : facts).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {getPeriodPrices(plan, locale, messages).map((price) => (
          <li key={price}>{price}</li>
        ))}
        {audience ? <li className={s.audience}>{audience}</li> : null}
      </ul>
      <SiteLink
        href={getPlanAddress(plan)}
        locale={locale}
        className={buttonClass({ variant: kind === 'free' ? 'primary' : 'secondary' })}
        data-quote={toQuoteText({ product, ...(product === 'shared' && { plan: id }) })}
        data-quote-plan={getPlanName(plan, messages)}
      >
        {labels.actions[getPlanAction(plan)]}
      </SiteLink>
    </div>
  );
}

/** Returns what tells a plan from the others of its card. */
function getSwitchName(plan: Plan, { locale, messages }: Texts): string {
  const { kind, computeUnits, chains } = plan;
  if (kind === 'compute-units' && computeUnits !== null) {
    return formatLargeNumber(computeUnits, locale);
  }
  if (kind === 'unlimited') {
    return chains === 1 ? messages.plans.oneChain : messages.plans.allChains;
  }
  return getPlanName(plan, messages);
}

type Props = Texts & {
  group: PlanGroup;
  plans: ReturnType<typeof groupPlans>[number]['plans'];
  getAudience: (id: string) => string | null | undefined;
};

/** A way to pay, with a switch between its plans. */
export function PlanCard({ group, plans, getAudience, locale, messages }: Props) {
  const labels = messages.plans;
  const offers = plans.map((plan) => ({
    id: plan.id,
    label: getSwitchName(plan, { locale, messages }),
    content: <PlanOffer {...{ plan, locale, messages }} audience={getAudience(plan.id)} />,
  }));
  return (
    <li className={s.card}>
      <Heading level={3}>{labels.groups[group].name}</Heading>
      <p className={s.text}>{labels.groups[group].text}</p>
      {offers.length > 1 ? (
        <RadioTabs
          name={`plan-${group}`}
          legend={labels.groups[group].name}
          tabs={offers}
          className={s.switch}
        />
      ) : (
        offers.map(({ id, content }) => (
          <div key={id} className={s.single}>
            {content}
          </div>
        ))
      )}
    </li>
  );
}
