import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { getPlanAction, getPlanAddress } from '@/lib/display/plan-action';
import { getPlanName } from '@/lib/display/plan-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { getMixes } from '@/lib/units/mixes';
import { Example } from './Example';
import { LazyFinder } from './LazyFinder.client';
import type { FinderProps } from './types';

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
  const { quoted, actions } = messages.plans;
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
          {actions[getPlanAction(plan)]}
        </SiteLink>,
      ]),
    ),
    quoted,
    perMonth: messages.units.perMonth,
    invalid: messages.calculator.invalid,
  };
  return <LazyFinder {...props} example={<Example {...props} />} />;
}
