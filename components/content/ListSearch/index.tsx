import { TextField } from '@/components/ui/Field';
import { SearchScope } from './ListSearch.client';
import s from './index.module.scss';

type Words = Record<'search' | 'noResults', string>;
type Props = { listId: string; words: Words };

/**
 * A search field over the list `listId`, whose entries say by `data-search` what they are found by, within
 * groups marked `data-group`. It shows only where scripts run.
 */
export function ListSearch({ listId, words }: Props) {
  return (
    <SearchScope listId={listId} noResults={words.noResults} className={s.search}>
      <TextField
        label={words.search}
        isLabelHidden
        type="search"
        placeholder={words.search}
        autoComplete="off"
      />
    </SearchScope>
  );
}
