'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { classNames } from '@/components/ui/class-names';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import f from '@/components/ui/Field/index.module.scss';
import m from '@/components/ui/MultiSelect/index.module.scss';
import type { Bound } from '../bound';
import { isMatch, toSearch, type Option } from '../search';
import s from './ChainPicker.module.scss';

/** `value` is the chain's short code. */
export type ChainOption = Option;

type Props = Bound & {
  messages: FormMessages['fields'];
  options: readonly ChainOption[];
  chosen: readonly string[];
};

// In a search field, Enter would submit the whole form.
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Selects several chains from a long list, filtered by name or short code. */
export function ChainPicker({ messages, options, chosen, error, id: given, ...bound }: Props) {
  const own = useId();
  const id = given ?? own;
  const [search, setSearch] = useState('');
  const wanted = toSearch(search);
  const hasMatch = options.some((option) => isMatch(option, wanted));
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={m.legend}>
        {messages.chains}
        {chosen.length > 0 ? (
          <span className={s.count}>
            {formatMessage(messages.chosen, { count: chosen.length })}
          </span>
        ) : null}
      </legend>
      <input
        type="search"
        aria-label={messages.chainSearch}
        aria-controls={`${id}-list`}
        placeholder={messages.chainSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={keepEnter}
        className={classNames(f.control, s.search)}
        autoComplete="off"
      />
      <div id={`${id}-list`} className={classNames(m.options, s.list)}>
        {options.map((option) => (
          <label key={option.value} className={m.option} hidden={!isMatch(option, wanted)}>
            <input
              {...bound}
              type="checkbox"
              value={option.value}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
            <span className={s.code}>{option.value}</span>
          </label>
        ))}
        <p role="status" className={s.none}>
          {hasMatch ? null : messages.noResults}
        </p>
      </div>
      {error ? (
        <p id={`${id}-error`} className={classNames(f.error, s.error)}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
