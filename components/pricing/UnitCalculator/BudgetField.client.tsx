'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/Field';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { toPerDay } from '@/lib/units/address';
import { MONTH_DAYS, getRequestsFor, type Estimate } from '@/lib/units/estimate';
import s from './Results.module.scss';

const FIRST_BUDGET = 50_000_000;

type Props = { estimate: Estimate; locale: Locale; messages: Messages['calculator'] };

/** The other way round: what a number of units pays for. */
export function BudgetField({ estimate, locale, messages }: Props) {
  const [budget, setBudget] = useState(FIRST_BUDGET);
  const requests = getRequestsFor(budget, estimate);
  return (
    <div className={s.budget}>
      <TextField
        label={messages.budget}
        inputMode="numeric"
        autoComplete="off"
        value={formatNumber(budget, locale)}
        onChange={({ target }) => setBudget(toPerDay(target.value))}
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
