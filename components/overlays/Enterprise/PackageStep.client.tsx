'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Bound } from '@/components/forms/bound';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { RadioCards } from '@/components/ui/RadioCards';
import { Switch } from '@/components/ui/Switch';
import { isComposing } from '@/components/ui/is-composing';
import {
  CUSTOM_RATE,
  RPS_OPTIONS,
  TOKEN_OPTIONS,
  getMaxCu,
  toCuAmount,
  type RpsOption,
} from '@/lib/units/enterprise-package';
import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { EnterpriseValues } from './values';
import { StepHead } from './StepHead.client';
import s from './Enterprise.module.scss';

type Props = {
  form: UseFormReturn<EnterpriseValues>;
  bind: (name: keyof EnterpriseValues) => Bound;
  messages: FormMessages;
  locale: Locale;
  onNext: () => void;
  /** Shown below the heading. */
  strip: ReactNode;
  /** Shown below the button. */
  children: ReactNode;
};

/** The package requested; the amount of units never exceeds what the rate allows. */
export function PackageStep({ form, bind, messages, locale, onNext, strip, children }: Props) {
  const { enterprise, actions } = messages;
  const rate = form.watch('rps') as RpsOption;
  const clamp = (option: RpsOption, typed = form.getValues('cuAmount')) =>
    form.setValue('cuAmount', toCuAmount(typed, option), { shouldValidate: typed !== '' });

  const rates = RPS_OPTIONS.map((value) => ({
    value,
    label: value === CUSTOM_RATE ? enterprise.custom : value,
  }));
  const tokens = TOKEN_OPTIONS.map((value) => ({ value, label: value }));
  const rateField = bind('rps');

  // There is nothing to submit yet, so Enter goes to the next step.
  const goOnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || event.target instanceof HTMLButtonElement)
      return;
    event.preventDefault();
    onNext();
  };

  return (
    <div className={s.step} onKeyDown={goOnByKey}>
      <StepHead step={1} messages={messages} title={enterprise.configure} />
      {strip}
      <RadioCards
        {...rateField}
        legend={enterprise.rps}
        options={rates}
        onChange={async (event) => {
          await rateField.onChange?.(event);
          clamp(event.target.value as RpsOption);
        }}
      />
      <TextField
        {...bind('cuAmount')}
        label={enterprise.cu}
        hint={formatMessage(enterprise.cuHint, { count: formatNumber(getMaxCu(rate), locale) })}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => clamp(rate, event.target.value)}
      />
      <RadioCards {...bind('tokens')} legend={enterprise.tokens} options={tokens} />
      <div>
        <Switch {...form.register('premiumSupport')} label={enterprise.premium} />
        <Switch {...form.register('advancedStatistics')} label={enterprise.statistics} />
      </div>
      <Button size="l" onClick={onNext}>
        {actions.next}
      </Button>
      {children}
    </div>
  );
}
