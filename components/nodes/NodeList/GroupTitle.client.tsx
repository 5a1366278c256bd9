'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { isNarrowed, toValues } from '@/lib/directory/state';
import type { ChainStatus } from '@/lib/provider/types';
import { useDirectory } from '@/stores/directory';
import type { Chip, Option } from './FilterChips.client';

type Props = {
  status: ChainStatus;
  count: number;
  chips: readonly Chip[];
  families: readonly Option[];
  messages: Record<'countOf' | 'narrowed' | 'quoted', string> & {
    groups: Record<ChainStatus, string>;
    chips: { partner: string };
  };
};

/** How many chains of a group are listed, and what narrows it in words; announced when it changes. */
export function GroupTitle({ status, count, chips, families, messages }: Props) {
  const { state, counts } = useDirectory();
  const group = messages.groups[status];
  const isWhole = !counts || !isNarrowed(state);
  const query = state.query.trim();
  const filters = [
    ...chips.filter(({ facet, value }) => toValues(state[facet]).includes(value)),
    ...families.filter(({ value }) => state.family === value),
  ].map(({ label }) => label);
  if (state.isPartner) filters.push(messages.chips.partner);
  if (query) filters.push(formatMessage(messages.quoted, { query }));
  return (
    // Not a status, whose text a heading would not have in its name.
    <span aria-live="polite">
      {isWhole ? count : formatMessage(messages.countOf, { shown: counts[status], count })}{' '}
      <small>
        {isWhole ? group : formatMessage(messages.narrowed, { group, filters: filters.join(', ') })}
      </small>
    </span>
  );
}
