'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/is-composing';
import type { ConsoleMethod } from '@/lib/console/methods';
import { formatMessage } from '@/lib/i18n/format-message';
import { MethodOptions } from './MethodOptions';
import type { ConsoleLabels } from './types';
import s from './MethodPicker.module.scss';

type Props = {
  methods: readonly ConsoleMethod[];
  /** The selected method. */
  name: string;
  /** True if the list opens at once. */
  isOpen: boolean;
  onPick: (method: ConsoleMethod) => void;
  labels: ConsoleLabels;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A field that finds methods by any part of their name. */
export function MethodPicker({ methods, name, isOpen: isOpenFirst, onPick, labels }: Props) {
  const id = useId();
  /** The typed text; null while the list is closed. */
  const [query, setQuery] = useState<string | null>(isOpenFirst ? '' : null);
  const [active, setActive] = useState(0);
  const isOpen = query !== null;
  const wanted = (query ?? '').trim().toLowerCase();
  const found = methods.filter((method) => method.name.toLowerCase().includes(wanted));
  const current = Math.min(active, found.length - 1);

  const open = () => {
    if (isOpen) return;
    setQuery('');
    setActive(
      Math.max(
        0,
        methods.findIndex((method) => method.name === name),
      ),
    );
  };
  const close = () => setQuery(null);
  const choose = (method: ConsoleMethod | undefined) => {
    if (method) onPick(method);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      open();
      if (isOpen && found.length > 0) {
        const next = (current + step + found.length) % found.length;
        setActive(next);
        document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
      }
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[current]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={s.picker}>
      <label htmlFor={`${id}-input`} className={s.label}>
        {labels.method}
      </label>
      <input
        id={`${id}-input`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={isOpen ? name : labels.choose}
        value={query ?? name}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        // It replaces the button that was pressed.
        autoFocus={isOpenFirst}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={s.input}
      />
      <Icon name="chevron" size="small" className={s.chevron} />
      <MethodOptions
        {...{ id, current, onChoose: choose, label: labels.method }}
        methods={isOpen ? found : null}
      />
      <p role="status" className={s.none}>
        {isOpen && found.length === 0 ? formatMessage(labels.noMatch, { query }) : null}
      </p>
    </div>
  );
}
