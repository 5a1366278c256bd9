'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Switch } from '@/components/ui/Switch';
import {
  CATEGORIES,
  getOpenCategories,
  getPreselected,
  isLocked,
  type Category,
} from '@/lib/consent/categories';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { VisitorMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/site/paths';
import { closePanel, decide, hasSignal, useConsent } from '@/stores/consent';
import s from './Preferences.module.scss';

type Props = { messages: VisitorMessages['preferences']; locale: Locale };

function Switches({ messages, locale }: Props) {
  const isSignalled = hasSignal();
  const open = getOpenCategories(isSignalled);
  const accepted = useConsent((state) => state.accepted);
  const [chosen, setChosen] = useState<readonly Category[]>(
    () => accepted ?? getPreselected(isSignalled),
  );
  const set = (category: Category, isOn: boolean) =>
    setChosen((all) => (isOn ? [...all, category] : all.filter((one) => one !== category)));

  return (
    <>
      <p className={s.intro}>
        {messages.intro}
        {getGap(messages.intro)}
        <a href={localizePath('/cookie-policy/', locale)} className={s.link}>
          {messages.policy}
        </a>
      </p>
      {isSignalled ? <p className={s.signal}>{messages.signal}</p> : null}
      <ul className={s.list}>
        {CATEGORIES.map((category) => (
          <li key={category} className={s.category}>
            <Switch
              label={messages.categories[category].name}
              checked={chosen.includes(category)}
              disabled={isLocked(category) || !open.includes(category)}
              aria-describedby={`consent-${category}`}
              onChange={({ target }) => set(category, target.checked)}
            />
            <p id={`consent-${category}`} className={s.text}>
              {messages.categories[category].text}
            </p>
          </li>
        ))}
      </ul>
      <div className={s.choices}>
        <Button onClick={() => decide(chosen)}>{messages.acceptChosen}</Button>
        <Button variant="secondary" onClick={() => decide([])}>
          {messages.rejectAll}
        </Button>
        <Button variant="secondary" onClick={() => decide(CATEGORIES)}>
          {messages.acceptAll}
        </Button>
      </div>
    </>
  );
}

/** Switches for each category; they take effect once confirmed. */
export function Preferences(props: Props) {
  const isOpen = useConsent((state) => state.isPanelOpen);
  const { title, close } = props.messages;
  return (
    <Dialog isOpen={isOpen} onClose={closePanel} title={title} closeLabel={close}>
      {isOpen ? <Switches {...props} /> : null}
    </Dialog>
  );
}
