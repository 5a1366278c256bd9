'use client';

import { buttonClass } from '@/components/ui/Button';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Estimate } from '@/lib/units/estimate';
import { getPackage } from '@/lib/units/package';
import { writeEstimate } from '../write-estimate.client';
import s from './Results.module.scss';

type Props = { estimate: Estimate; locale: Locale; messages: Messages['calculator'] };

/** Passes a calculation to the enterprise request, which starts with its figures. */
export function QuoteLink({ estimate, locale, messages }: Props) {
  const { rps, cap } = getPackage(estimate);

  const rate = rps === 'custom' ? messages.customRate : formatNumber(Number(rps), locale);
  return (
    <div className={s.quote}>
      <a
        href="#enterprise"
        data-overlay="enterprise"
        onClickCapture={() => writeEstimate(estimate)}
        className={buttonClass({ variant: 'secondary' })}
      >
        {messages.ask}
      </a>
      <p className={s.cap}>
        {formatMessage(messages.cap, { rate, units: formatLargeNumber(cap, locale) })}
      </p>
    </div>
  );
}
