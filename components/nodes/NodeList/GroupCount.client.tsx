'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { isNarrowed } from '@/lib/directory/state';
import type { ChainStatus } from '@/lib/provider/types';
import { useDirectory } from '@/stores/directory';

type Props = { status: ChainStatus; count: number; all: string; some: string };

/** How many chains of a group are listed; while filters narrow it, how many of them match. */
export function GroupCount({ status, count, all, some }: Props) {
  const { state, counts } = useDirectory();
  if (!counts || !isNarrowed(state)) return all;
  return formatMessage(some, { shown: counts[status], count });
}
