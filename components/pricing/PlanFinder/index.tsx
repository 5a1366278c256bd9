import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { getPlanAction, getPlanAddress } from '@/lib/display/plan-action';
import { getPlanName } from '@/lib/display/plan-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { getMixes, FIRST_TRAFFIC, getTrafficEstimate } from '@/lib/units/mixes';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import { SamplePrices } from '../SamplePrices';
import type { FinderProps } from './types';
import { LazyFinder } from './LazyFinder.client';
import { Answer } from './Answer';
import { Ruler } from './Ruler';
import s from './index.module.scss';

/** The finder's initial traffic and the plan that covers it, with the same height as the finder. */
function Example(props: FinderProps) {
  const { mixes, plans, locale, words } = props;
  const mix = mixes.find(({ id }) => id === FIRST_TRAFFIC.mixId) ?? mixes[0];
  if (!mix) return null;
  const traffic = { ...FIRST_TRAFFIC, mix };
  const estimate = getTrafficEstimate(traffic);
  const plan = getFittingPlan(plans, estimate);
  if (!plan) return null;
  return (
    <div className={s.panel}>
      <dl className={s.given}>
        <div>
          <dt>{words.perDay}</dt>
          <dd>{formatNumber(traffic.perDay, locale)}</dd>
        </div>
        <div>
          <dt>{words.mix}</dt>
          <dd>
            {words.mixNames[mix.id]}
            <small>
              {formatMessage(words.mixUnits, { units: formatNumber(mix.units, locale) })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{words.chains}</dt>
          <dd>{traffic.hasSeveralChains ? words.several : words.one}</dd>
        </div>
      </dl>
      <Answer {...props} traffic={traffic} estimate={estimate} plan={plan}>
        {props.hasRuler ? (
          <Ruler plans={plans} fitting={plan} estimate={estimate} locale={locale} words={words} />
        ) : null}
      </Answer>
    </div>
  );
}

type Props = {
  computeUnits: ComputeUnits;
  plans: readonly Plan[];
  /** Shows the capacity of each plan below the answer. */
  hasRuler: boolean;
  locale: Locale;
  messages: Messages;
};

/** From traffic to the plan that covers it; without scripts, a worked example. */
export function PlanFinder({ computeUnits, plans, hasRuler, locale, messages }: Props) {
  const mixes = getMixes(computeUnits);
  if (mixes.length === 0) return <EmptyState title={messages.units.unavailable} />;
  const props: FinderProps = {
    mixes,
    plans: plans.map((plan) => ({ ...plan, name: getPlanName(plan, messages) })),
    hasRuler,
    locale,
    words: messages.planFinder,
    planLinks: Object.fromEntries(
      plans.map((plan) => [
        plan.id,
        <SiteLink
          key={plan.id}
          href={getPlanAddress(plan)}
          locale={locale}
          className={buttonClass({ variant: 'primary' })}
        >
          {messages.plans.actions[getPlanAction(plan)]}
        </SiteLink>,
      ]),
    ),
    perMonth: messages.units.perMonth,
    sample: <SamplePrices messages={messages} />,
    invalid: messages.calculator.invalid,
  };
  return <LazyFinder {...props} example={<Example {...props} />} />;
}
