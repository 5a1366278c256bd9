import type { Build } from './builds';
import type { BudgetLine } from './budgets';
import type { PageResult, Result } from './measure';
import type { Openings } from './opening';
import type { Submissions } from './submissions';
import { toTable } from './table';
import type { Throughput } from './throughput';

const toKb = (bytes: number) => bytes / 1000;
const toSecondsPerPage = ({ seconds, pages }: Build) => seconds && seconds / pages;

function formatFigure(value: number | null | undefined, digits: number): string {
  return value === null || value === undefined ? 'not measured' : value.toFixed(digits);
}

/** A value per page, and for the site's pages its ratio to the bare one's. */
function toCells(values: (number | null)[], digits: number): string[] {
  const [bare] = values;
  return values.map((value, index) => {
    const text = formatFigure(value, digits);
    if (index === 0 || !bare || value === null) return text;
    return `${text} (${(value / bare).toFixed(2)}×)`;
  });
}

/** Formats the size and speed of each page beside the bare page. */
export function toPagesTable(bare: Result, site: Result): string {
  const pages = [...bare.pages, ...site.pages];
  const toRow = (name: string, digits: number, getValue: (page: PageResult) => number) => [
    name,
    ...toCells(pages.map(getValue), digits),
  ];
  return toTable([
    ['', 'bare', ...site.pages.map(({ path }) => path)],
    toRow('Script, KB brotli', 1, ({ weight }) => toKb(weight.script)),
    toRow('CSS, KB brotli', 1, ({ weight }) => toKb(weight.css)),
    toRow('Fonts, KB', 1, ({ weight }) => toKb(weight.font)),
    toRow('Font files', 0, ({ weight }) => weight.fontFiles),
    toRow('HTML, KB brotli', 1, ({ weight }) => toKb(weight.html)),
    toRow('Requests a second', 0, ({ load }) => load.perSecond),
    toRow('First byte p50, ms', 1, ({ load }) => load.p50),
    toRow('First byte p95, ms', 1, ({ load }) => load.p95),
  ]);
}

/** Formats the home page's server cost beside a bare page's, and beside one of its size behind a middleware. */
export function toThroughputTable(servers: Throughput[]): string {
  const equal = servers.find(({ name }) => name === 'equal');
  const toRow = (name: string, digits: number, getValue: (server: Throughput) => number) => [
    name,
    ...servers.map((server) => {
      const value = getValue(server);
      const ratio = equal && equal !== server ? ` (${(value / getValue(equal)).toFixed(2)}×)` : '';
      return formatFigure(value, digits) + ratio;
    }),
  ];
  return toTable([
    ['', ...servers.map(({ name }) => name)],
    toRow('HTML, KB', 0, ({ htmlBytes }) => toKb(htmlBytes)),
    toRow('Requests a second', 0, ({ perSecond }) => perSecond),
    toRow('First byte p50, ms', 1, ({ p50 }) => p50),
    toRow('First byte p99, ms', 1, ({ p99 }) => p99),
    toRow('Cold start, ms', 0, ({ coldStartMs }) => coldStartMs),
    toRow('Memory after the load, MB', 0, ({ memory }) => memory / 1e6),
  ]);
}

/** Formats the cost of the builds. */
export function toBuildsTable(bare: Result, site: Result): string {
  const toRow = (name: string, digits: number, getValue: (result: Result) => number | null) => [
    name,
    ...toCells([bare, site].map(getValue), digits),
  ];
  return toTable([
    ['', 'bare', 'site'],
    toRow('Pages built', 0, ({ build }) => build.pages),
    toRow('Build, seconds', 1, ({ build }) => build.seconds),
    toRow('Build, seconds a page', 2, ({ build }) => toSecondsPerPage(build)),
  ]);
}

export function toBudgetTable(lines: BudgetLine[]): string {
  const toValue = (value: number, unit: BudgetLine['unit']) =>
    unit === 'KB' ? `${formatFigure(toKb(value), 1)} KB` : formatFigure(value, 0);
  const toRatio = ({ value, budget }: BudgetLine) =>
    budget === 0 ? '' : (value / budget).toFixed(2);
  return toTable([
    ['Budget', 'value', 'budget', 'ratio', ''],
    ...lines.map((line) => [
      line.name,
      toValue(line.value, line.unit),
      toValue(line.budget, line.unit),
      toRatio(line),
      line.value <= line.budget ? 'within' : 'over',
    ]),
  ]);
}

/** Formats the cost of a form: in a throttled browser, and on the server without the provider's time. */
export function toFormsTable(openings: Openings, { p50, p95 }: Submissions): string {
  const { bare, atOnce, rested, again } = openings;
  const toRow = (name: string, value: number, wanted: string) => [
    name,
    `${formatFigure(value, 0)} ms`,
    bare > 0 && wanted === '150 ms' ? `${(value / bare).toFixed(1)}×` : '',
    wanted,
  ];
  return toTable([
    ['Forms', 'median', 'of bare', 'wanted'],
    toRow('Click to an empty dialog, bare page, processor 4× slower', bare, ''),
    toRow('Click to the contact form, pressed at once', atOnce, '150 ms'),
    toRow('… with the pointer on it for a moment before', rested, '150 ms'),
    toRow('… a second time', again, '150 ms'),
    toRow('A submission beside the provider’s time', p50, '20 ms'),
    toRow('… of 95 in 100', p95, ''),
  ]);
}
