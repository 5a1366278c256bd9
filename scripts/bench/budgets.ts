import type { PageResult, Result } from './measure';
import type { VisitorWeight } from './visitor';

/** A limit and the page that comes closest to it. */
export type BudgetLine = { name: string; value: number; budget: number; unit: 'KB' | '' };

const SCRIPT_RATIO = 1.14;
/** A chain's page includes its console. */
const CHAIN_SCRIPT_RATIO = 1.18;
const KB = 1000;
const NODE_LIST = '/nodes/';
const CHAIN = '/nodes/eth/';
const CALCULATOR = '/pricing/compute-units/';

/** The measured pages; the first has nothing beyond the shell and its sections. */
export const PATHS = ['/', '/cn/', NODE_LIST, CHAIN, CALCULATOR];

type Measured = {
  bare: Result;
  site: Result;
  visitor: VisitorWeight;
  /** All scripts of a page, including late ones, by path. */
  loaded: ReadonlyMap<string, number>;
};

/** Returns the page with the highest value, as a line of the report. */
function toLine(
  name: string,
  pages: PageResult[],
  getValue: (page: PageResult) => number,
  limit: { budget: number; unit: BudgetLine['unit'] },
): BudgetLine {
  const worst = pages.reduce((a, b) => (getValue(b) > getValue(a) ? b : a));
  return { name: `${name}, ${worst.path}`, value: getValue(worst), ...limit };
}

/** Returns the site's budgets beside the measurements. */
export function getBudgetLines({ bare, site, visitor, loaded }: Measured): BudgetLine[] {
  const { pages } = site;
  const bareScript = bare.pages[0]?.weight.script ?? Number.NaN;
  const others = pages.filter(({ path }) => path !== NODE_LIST);
  const plain = pages.filter(({ path }) => path !== CHAIN);
  const chains = pages.filter(({ path }) => path === CHAIN);
  const lists = pages.filter(({ path }) => path === NODE_LIST);
  const getAboveHome = (path: string) =>
    (loaded.get(path) ?? Number.NaN) - (loaded.get('/') ?? Number.NaN);
  const toKb = (budget: number) => ({ budget: budget * KB, unit: 'KB' as const });
  return [
    toLine(`Script (${SCRIPT_RATIO} × bare)`, plain, ({ weight }) => weight.script, {
      budget: SCRIPT_RATIO * bareScript,
      unit: 'KB',
    }),
    toLine(`Script (${CHAIN_SCRIPT_RATIO} × bare)`, chains, ({ weight }) => weight.script, {
      budget: CHAIN_SCRIPT_RATIO * bareScript,
      unit: 'KB',
    }),
    {
      name: "Script of the visitor's state, above the shell",
      value: visitor.total,
      ...toKb(6),
    },
    { name: '… of it with the page', value: visitor.eager, ...toKb(6) },
    { name: 'Script of the directory, above home', value: getAboveHome(NODE_LIST), ...toKb(12) },
    { name: 'Script of the calculator, above home', value: getAboveHome(CALCULATOR), ...toKb(10) },
    toLine('CSS', pages, ({ weight }) => weight.css, toKb(24)),
    toLine('HTML', others, ({ weight }) => weight.html, toKb(40)),
    toLine('HTML of the node list', lists, ({ weight }) => weight.html, toKb(60)),
    toLine('Fonts', pages, ({ weight }) => weight.font, toKb(60)),
    toLine('Font files', pages, ({ weight }) => weight.fontFiles, { budget: 2, unit: '' }),
    toLine('Third parties', pages, ({ weight }) => weight.thirdParties.length, {
      budget: 0,
      unit: '',
    }),
  ];
}
