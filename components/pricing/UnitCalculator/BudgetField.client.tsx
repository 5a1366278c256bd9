'use client';

import { useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MONTH_DAYS, getRequestsFor, type Estimate } from '@/lib/units/estimate';
import { CountField } from '../CountField';
import s from './Results.module.scss';

const FIRST_BUDGET = 50_000_000;

type Props = { estimate: Estimate; locale: Locale; messages: Messages['calculator'] };

/** The reverse: what a number of units covers. */
export function BudgetField({ estimate, locale, messages }: Props) {
  const [budget, setBudget] = useState(FIRST_BUDGET);
  const requests = getRequestsFor(budget, estimate);
  return (
    <div className={s.budget}>
      <CountField
        label={messages.budget}
        value={budget}
        locale={locale}
        invalid={messages.invalid}
        onCount={setBudget}
      />
      <output className={s.answer}>
        {formatMessage(messages.budgetResult, {
          requests: formatNumber(requests, locale),
          day: formatNumber(Math.floor(requests / MONTH_DAYS), locale),
        })}
      </output>
    </div>
  );
}
