'use client';

import { toToken, PARTNER } from '@/lib/directory/fit';
import { toggleValue, toValues, type Facet } from '@/lib/directory/state';
import { useDirectory } from '@/stores/directory';
import s from './FilterChips.module.scss';

export type Option = { value: string; label: string };
export type Chip = Option & { facet: Facet };

export type FilterOptions = {
  chips: readonly Chip[];
  families: readonly Option[];
  hasPartners: boolean;
  messages: { anyFamily: string; facets: { family: string }; chips: { partner: string } };
};

type Props = FilterOptions & {
  /** How many chains have each value, before the list is filtered. */
  values: Readonly<Record<string, number>>;
};

/** A button for each filter, with the number of chains that pressing it leaves, and the list of families. */
export function FilterChips({ chips, families, hasPartners, values, messages }: Props) {
  const { state, counts, change } = useDirectory();
  const getCount = (token: string) => (counts?.values ?? values)[token] ?? 0;
  const all = chips.map(({ facet, value, label }) => ({
    label,
    count: getCount(toToken(facet, value)),
    isOn: toValues(state[facet]).includes(value),
    toggle: () => change({ [facet]: toggleValue(state[facet], value) }),
  }));
  if (hasPartners)
    all.push({
      label: messages.chips.partner,
      count: getCount(PARTNER),
      isOn: state.isPartner,
      toggle: () => change({ isPartner: !state.isPartner }),
    });
  return (
    <div className={s.chips}>
      {all.map(({ label, count, isOn, toggle }) => (
        <button
          key={label}
          type="button"
          className={s.chip}
          aria-pressed={isOn}
          disabled={count === 0 && !isOn}
          onClick={toggle}
        >
          {label} <span>{count}</span>
        </button>
      ))}
      <select
        className={s.chip}
        aria-label={messages.facets.family}
        value={state.family}
        onChange={({ target }) => change({ family: target.value })}
      >
        <option value="">{messages.anyFamily}</option>
        {families.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
