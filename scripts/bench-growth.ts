import { makeSiteCopy } from '../tests/support/site-copy';
import { benchChains } from './bench-growth/chains';
import { benchDocuments } from './bench-growth/documents';

const DOCUMENTS = 1000;
const CHAINS = [100, 1000, 5000];

/** What growth costs: a build with a thousand documents more, a directory with thousands of chains. */
const copy = makeSiteCopy();
try {
  const asked = process.argv[2];
  if (asked !== 'documents') await benchChains(copy, CHAINS);
  if (asked !== 'chains') await benchDocuments(copy, DOCUMENTS);
} finally {
  copy.remove();
}
