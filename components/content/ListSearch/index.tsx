import { TextField } from '@/components/ui/Field';
import { SearchScope } from './ListSearch.client';
import s from './index.module.scss';

type Words = Record<'search' | 'noResults', string>;
type Props = { listId: string; messages: Words };

/**
 * A search field for the list `listId`, whose entries have their search text in `data-search`, in groups marked
 * `data-group`. Shown only with scripts.
 */
export function ListSearch({ listId, messages }: Props) {
  return (
    <SearchScope
      listId={listId}
      noResults={messages.noResults}
      className={`${s.search} needsScripts`}
    >
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
