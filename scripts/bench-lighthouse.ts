import { parseArgs } from 'node:util';
import { endAll, getSiteOrigin } from './bench/servers';
import { ensureLighthouse, measure, toMedians, type Measures } from './bench-lighthouse/run';
import { fail } from './fail.mjs';
import { TEMPLATES, pickTemplates } from './look/templates';
import { loadSettings } from './settings';

const HELP = `npm run bench:lighthouse -- [--origin http://…] [--runs 3] [template …]
Templates: ${Object.keys(TEMPLATES).join(', ')}`;

const HEADS = ['template', 'performance', 'access', 'practices', 'SEO', 'LCP', 'TBT', 'CLS'];

const toCells = (name: string, medians: Measures) => [
  name,
  medians.performance,
  medians.accessibility,
  medians['best-practices'],
  medians.seo,
  `${(medians.lcp / 1000).toFixed(1)} s`,
  `${Math.round(medians.tbt)} ms`,
  medians.cls.toFixed(3),
];

const print = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

/** Lighthouse's mobile scores of each template, medians of several runs, as a Markdown table. */
async function main(root: string) {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const { templates, unknown } = pickTemplates(positionals);
  if (unknown.length > 0) fail(`No such template: ${unknown.join(', ')}\n${HELP}`);
  if (!Number.isInteger(runs) || runs < 1) fail(`Not a number of runs: ${values.runs}\n${HELP}`);
  loadSettings(root);
  const bin = ensureLighthouse(root);
  const origin = await getSiteOrigin(root, values.origin);
  print(HEADS);
  print(HEADS.map(() => '---'));
  for (const [name, path] of templates) {
    const url = origin + path;
    const { status, ok } = await fetch(url);
    if (!ok) {
      // Lighthouse rejects pages with an error status, which the missing page must have.
      print([name, `status ${status}, not measured`]);
      continue;
    }
    const measures: Measures[] = [];
    while (measures.length < runs) measures.push(await measure(bin, url));
    print(toCells(name, toMedians(measures)));
  }
}

try {
  await main(process.cwd());
} finally {
  endAll();
}
