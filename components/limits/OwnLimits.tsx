import { SiteLink } from '@/components/content/SiteLink';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { pickPlans, toLimitViews, toPlanColumns } from '@/lib/display/limits';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { findLimit } from '@/lib/limits/resolve';
import type { Plan } from '@/lib/provider';
import type { LimitField, LimitRow, LimitScope } from '@/lib/provider/limit-fields';
import { LIMITS_PATH } from '@/lib/site/addresses';
import { LimitTable } from './LimitTable';
import s from './OwnLimits.module.scss';

type Props = {
  caption: string;
  rows: readonly LimitRow[];
  fields: readonly LimitField[];
  target: LimitScope;
  plans: readonly Plan[];
  locale: Locale;
};

/** Lists the fields that are stated for a target on some plan. */
export const listStated = ({ rows, fields, target, plans }: Omit<Props, 'caption' | 'locale'>) =>
  fields.filter((field) =>
    pickPlans(plans).some(({ id }) => findLimit(rows, field, { ...target, plan: id })),
  );

/** The stated limits of one chain or method, by kind of plan. */
export function OwnLimits({ caption, rows, fields, target, plans, locale }: Props) {
  const labels = getLimitMessages(locale);
  const shown = pickPlans(plans);
  const hash = target.chain ? `#chain=${target.chain}` : '';
  return (
    <div className={s.limits}>
      <p>
        <SamplePrices messages={getMessages(locale)} />
      </p>
      <LimitTable
        caption={caption}
        rows={toLimitViews(rows, locale)}
        plans={toPlanColumns(shown, locale)}
        {...{ fields, target, labels }}
      />
      <SiteLink href={LIMITS_PATH + hash} locale={locale} className={s.more}>
        {labels.more}
      </SiteLink>
    </div>
  );
}
