import { TextField } from '@/components/ui/Field';
import { SearchScope } from './ListSearch.client';
import s from './index.module.scss';

type Words = Record<'search' | 'noResults', string>;
type Props = { listId: string; messages: Words };

/**
 * A search field over the list `listId`, whose entries say by `data-search` what they are found by, within
 * groups marked `data-group`. It shows only where scripts run.
 */
export function ListSearch({ listId, messages }: Props) {
  return (
    <SearchScope listId={listId} noResults={messages.noResults} className={s.search}>
      <TextField
        label={messages.search}
        isLabelHidden
        type="search"
        placeholder={messages.search}
        autoComplete="off"
      />
    </SearchScope>
  );
}
