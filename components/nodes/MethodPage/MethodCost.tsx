import { getPlanFacts } from '@/components/pricing/plan-facts';
import { getTextNames } from '@/lib/chains/names';
import { getPlanName } from '@/lib/display/plan-name';
import { getMessages } from '@/lib/i18n/messages';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import type { MethodPrice } from '@/lib/methods/prices';
import type { PageOf } from '@/lib/pages';
import { Part } from './Part';
import s from './index.module.scss';

/** The price of a call, what a node needs to answer it, and the limits of the plans. */
export function MethodCost({ page, price }: { page: PageOf<'method'>; price: MethodPrice | null }) {
  const { method, chain, plans, locale } = page;
  const labels = getMethodMessages(locale).page;
  const words = getMessages(locale);
  const values = { method: method.name, chain: getTextNames(chain, locale).name };
  const say = (text: string, more: Record<string, number> = {}) =>
    formatMixed(text, { ...values, ...more }, locale);
  const archive = price?.archive ?? null;
  // Facts may contain 、 themselves.
  const { gap, comma } = PUNCTUATION[locale];
  const cost = price && [
    say(labels.priced, { units: price.units }),
    ...(archive === null ? [] : [say(labels.pricedArchive, { units: archive })]),
    labels.flat,
  ];
  return (
    <Part
      id="cost"
      title={labels.pricing}
      text={
        <>
          {cost ? <p>{cost.join(gap)}</p> : null}
          {method.archive ? <p>{say(labels.archiveText)}</p> : null}
          {method.optIn ? <p>{say(labels.optInText)}</p> : null}
        </>
      }
    >
      <h3>{labels.limits}</h3>
      <dl className={s.limits}>
        {plans.map((plan) => (
          <div key={plan.id}>
            <dt>{getPlanName(plan, words)}</dt>
            <dd>{getPlanFacts(plan, locale, words).join(comma)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
