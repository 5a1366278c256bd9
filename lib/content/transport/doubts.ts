import { ContentFault } from './content-fault';
import type { createDenials, Query } from './denials';
import { lacksAddress } from './routes';
import type { SearchPage } from './shapes';

type Options = {
  denials: Pick<ReturnType<typeof createDenials>, 'isOther' | 'isEmptied' | 'isDenial'>;
  /** True for a version without any document. */
  isEmpty: (ref: string) => Promise<boolean>;
};

/**
 * Finds what makes an answer doubtful; null if nothing does.
 * @throws {ContentFault} if the repository is empty
 */
export const createDoubtFinder =
  ({ denials, isEmpty }: Options) =>
  async (query: Query, value: SearchPage): Promise<string | null> => {
    if (denials.isOther(query, value)) return 'an answer has other documents than were asked for';
    if (lacksAddress(query.url, value.results)) return 'an answer has pages without addresses';
    if (denials.isEmptied(query, value)) return 'an answer has only empty documents';
    // A page may be missing, but not a whole site.
    if (value.results.length === 0 && (await isEmpty(query.ref))) {
      throw new ContentFault('the repository is empty');
    }
    return (await denials.isDenial(query, value)) ? 'an answer lacks a published document' : null;
  };
