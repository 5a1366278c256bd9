'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import s from './Enterprise.module.scss';

type Props = { step: number; messages: FormMessages; title: string; onBack?: () => void };

/** The position in the three steps, and the way back. */
export function StepHead({ step, messages, title, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Announced when a step has replaced another.
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <div className={s.head}>
      {onBack ? (
        <button
          type="button"
          className={s.back}
          aria-label={messages.actions.back}
          onClick={onBack}
        >
          <Icon name="arrow-right" />
        </button>
      ) : null}
      <div>
        <p className={s.count}>{formatMessage(messages.enterprise.step, { step })}</p>
        <h3 className={s.title} tabIndex={-1} ref={heading}>
          {title}
        </h3>
      </div>
    </div>
  );
}
