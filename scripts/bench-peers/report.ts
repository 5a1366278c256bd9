import { getMedian } from '../bench/median';
import type { Result } from './measure';
import type { Weight } from './weigh';

const NONE = '–';

const formatFigure = (value: number, digits = 0, unit = '') =>
  Number.isNaN(value)
    ? NONE
    : `${value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;

const toKb = (bytes: number) => formatFigure(bytes / 1000, 1);

function toWeightRows(results: readonly Result[]): string[][] {
  const row = (name: string, toCell: (weight: Weight) => string) => [
    name,
    ...results.map(({ weights }) => (weights.home ? toCell(weights.home) : NONE)),
  ];
  const parts = { html: 'HTML', css: 'CSS', script: 'Script' } as const;
  return [
    ...Object.entries(parts).map(([part, name]) =>
      row(`${name} of home, KB as Brotli / raw`, (weight) => {
        const { brotli, raw } = weight[part as keyof typeof parts];
        return `${toKb(brotli)} / ${toKb(raw)}`;
      }),
    ),
    row('Font of home, KB', ({ font }) => toKb(font)),
  ];
}

function toVisitRows(results: readonly Result[]): string[][] {
  return (['home', 'list', 'detail'] as const).flatMap((page) => {
    const row = (
      name: string,
      key: 'performance' | 'lcp' | 'tbt' | 'cls',
      digits: number,
      per = 1,
    ) => [
      `Lighthouse ${page}: ${name}`,
      ...results.map(({ visits }) =>
        formatFigure(getMedian((visits[page] ?? []).map((visit) => visit[key])) / per, digits),
      ),
    ];
    return [
      row('performance', 'performance', 0),
      row('LCP, s', 'lcp', 1, 1000),
      row('TBT, ms', 'tbt', 0),
      row('CLS', 'cls', 3),
    ];
  });
}

function toPublication({ publicationSeconds }: Result): string {
  const seen = publicationSeconds.filter((seconds) => seconds !== null);
  return seen.length < publicationSeconds.length ? 'never' : formatFigure(getMedian(seen), 1);
}

function toOutage({ outage }: Result): string {
  if (!outage) return NONE;
  const { pages, publication, pagesAfter } = outage;
  return `${pages.join(', ')}; publication ${publication}; then ${pagesAfter.join(', ')}`;
}

/** Formats all peers side by side, medians of the rounds, as a Markdown table. */
export function toMarkdown(results: readonly Result[]): string {
  const row = (name: string, toCell: (result: Result) => string) => [name, ...results.map(toCell)];
  const rows = [
    row('', ({ name }) => name),
    row('---', () => '---:'),
    row('Pages built', ({ pages }) => formatFigure(pages)),
    row('Build, s', ({ buildSeconds }) => formatFigure(getMedian(buildSeconds), 1)),
    ...toWeightRows(results),
    row('Requests/s, origin', ({ perSecond }) => formatFigure(getMedian(perSecond.origin))),
    row('Requests/s, behind the front', ({ perSecond }) =>
      formatFigure(getMedian(perSecond.front)),
    ),
    row('Memory after the load, MB', ({ memory }) => formatFigure(memory / 1e6)),
    ...toVisitRows(results),
    row('Publish to visible, s', toPublication),
    row('Pages without the content service', toOutage),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
