'use client';

import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import type { FormMessages } from '@/lib/i18n/form-messages';
import { closeResult, openOverlay, type Result } from '@/stores/overlays';
import s from './ResultPanel.module.scss';

const GOOD = new Set<string>(['sent', 'subscribed']);

/** How sending a form ended, with a way to write again; the title is the dialog's. */
export function ResultPanel({ result, messages }: { result: Result; messages: FormMessages }) {
  const isGood = GOOD.has(result.outcome);
  return (
    <div className={s.result} role={isGood ? 'status' : 'alert'}>
      <span className={classNames(s.icon, isGood ? s.good : s.bad)}>
        <Icon name={isGood ? 'check' : 'alert'} size="large" />
      </span>
      <p>{result.text}</p>
      {result.outcome === 'subscribed' ? (
        <Button onClick={closeResult}>{messages.actions.done}</Button>
      ) : (
        <Button onClick={() => openOverlay('contact')}>{messages.actions.newMessage}</Button>
      )}
    </div>
  );
}
