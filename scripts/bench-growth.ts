import { getErrorMessage } from '../lib/errors';
import { MAX_CHAINS } from '../lib/provider/limit-entries';
import { makeSiteCopy, type SiteCopy } from '../tests/support/site-copy';
import { endAll, onEnd } from './bench/endings';
import { benchChains } from './bench-growth/chains';
import { benchDocuments } from './bench-growth/documents';
import { benchPages } from './bench-growth/pages';
import { ensureBuild } from './build-site';
import { loadSettings } from './settings';

const DOCUMENTS = [1000, 5000];
const CHAINS = [100, MAX_CHAINS / 2, MAX_CHAINS];
/** Far more than the site accepts. */
const TOO_MANY_CHAINS = 20_000;

type Bench = (root: string) => Promise<void>;

async function withCopy(isBuilt: boolean, run: (copy: SiteCopy) => Promise<void>) {
  const copy = makeSiteCopy({ isBuilt });
  onEnd(copy.remove);
  await run(copy);
}

const BENCHES: Record<string, Bench> = {
  chains: () => withCopy(false, (copy) => benchChains(copy, CHAINS)),
  pages: async (root) => {
    loadSettings(root);
    await ensureBuild(root);
    await withCopy(true, (copy) => benchPages(copy, TOO_MANY_CHAINS));
  },
  documents: () => withCopy(false, (copy) => benchDocuments(copy, DOCUMENTS)),
};

/** Measures the cost of growth: thousands of chains and documents; an argument selects one of the benches. */
const wanted = process.argv[2];
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (!wanted || wanted === name) await bench(process.cwd());
  }
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  endAll();
}
