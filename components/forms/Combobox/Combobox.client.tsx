'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Frame } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import { isComposing } from '@/components/ui/is-composing';
import f from '@/components/ui/Field/index.module.scss';
import { isMatch, toSearch, type Option } from '../search';
import { ComboboxOptions } from './ComboboxOptions';
import s from './Combobox.module.scss';

type Props = {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** Shown if nothing matches the typed text. */
  noResults: string;
};

/** Selects one option, filtered by typing; keys and roles follow the WAI-ARIA combobox pattern. */
export function Combobox({ label, options, value, onChoose, noResults }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  /** The text typed since it was opened; null if there is none. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);

  const matches = options.filter((option) => isMatch(option, toSearch(typed ?? '')));
  const current = options.find((option) => option.value === value);
  const hasList = isOpen && matches.length > 0;
  const toOptionId = (index: number) => `${id}-option-${index}`;

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(Math.max(0, options.indexOf(current ?? { value: '', label: '' })));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option | undefined) => {
    if (option) onChoose(option.value);
    close();
  };
  const move = (step: number) => {
    if (!isOpen) open();
    else if (hasList) setActive((active + step + matches.length) % matches.length);
  };

  const actions: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && { Enter: () => choose(matches[active]), Escape: close }),
  };
  const action = (event: KeyboardEvent) => {
    const action = isComposing(event) ? undefined : actions[event.key];
    if (!action) return;
    // The list handles this key itself: it neither submits the form nor closes the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <Frame id={id} label={label}>
      {(control) => (
        <div className={s.box}>
          <input
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={`${id}-list`}
            aria-activedescendant={hasList ? toOptionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? current?.label ?? ''}
            onChange={({ target }) => {
              setOpen(true);
              setActive(0);
              setTyped(target.value);
            }}
            onFocus={({ target }) => target.select()}
            onClick={open}
            onBlur={close}
            onKeyDown={action}
            className={classNames(f.control, s.input, Boolean(current?.icon) && s.withIcon)}
          />
          {current?.icon ? <span className={s.icon}>{current.icon}</span> : null}
          <Icon name="chevron" size="small" />
          <ComboboxOptions
            {...{ id, label, value, active, toOptionId }}
            options={hasList ? matches : null}
            onChoose={choose}
          />
          <p role="status" className={s.none}>
            {isOpen && !hasList ? noResults : null}
          </p>
        </div>
      )}
    </Frame>
  );
}
