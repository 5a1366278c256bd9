import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_BOX, DrawnMark } from '@/components/nodes/ChainMark/DrawnMark';
import { CHAIN_FACTS } from '@/lib/chains';
import sources from './chain-marks.json';

/*
 * Builds the sprite of all chains' marks; `#eth` is Ethereum's. The package with the pictures has 83 MB and is not one
 * of the project's. Run this again when the list of chains changes: `npx tsx scripts/chain-marks.ts`.
 *
 * `chain-marks.json` names the picture of each chain's own mark; other chains get a drawn one. Chains that share another
 * chain's token are named by their network, never by the token.
 */
const PACKAGE = '@web3icons/core';
const VERSION = '4.0.56';
const TARGET = 'components/nodes/ChainMark/chain-marks.svg';

type Mark = { viewBox: string; body: string };

/** Reads a picture, with white replaced by the surrounding text's colour. */
async function readMark(folder: string, source: string): Promise<Mark> {
  const [kind = '', name = ''] = source.split('/');
  const file = path.join(
    folder,
    'node_modules',
    PACKAGE,
    'dist/svgs',
    kind,
    'mono',
    `${name}.svg.js`,
  );
  const { default: svg } = (await import(pathToFileURL(file).href)) as { default: string };
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!viewBox || !body) throw new Error(`${source} is no SVG picture`);
  if (/<(script|style|image|use|foreignObject)\b|\son\w+=|href=/i.test(body)) {
    throw new Error(`${source} holds more than shapes`);
  }
  const shapes = body.replaceAll(/#fff(fff)?\b/gi, 'currentColor').replaceAll(/>\s+</g, '><');
  return { viewBox, body: shapes.trim() };
}

function drawMark(key: string): Mark {
  const svg = renderToStaticMarkup(createElement(DrawnMark, { chainKey: key }));
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return {
    viewBox: DRAWN_BOX,
    body: `<g stroke="currentColor" stroke-width="2.3">${body}</g>`,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'chain-marks-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', folder, `${PACKAGE}@${VERSION}`]);
  const symbols: string[] = [];
  for (const { key } of CHAIN_FACTS) {
    const source = (sources as Record<string, string>)[key];
    const { viewBox, body } = source ? await readMark(folder, source) : drawMark(key);
    symbols.push(`<symbol id="${key}" viewBox="${viewBox}" fill="none">${body}</symbol>`);
  }
  const head = `<!-- Generated from ${PACKAGE} (MIT) by scripts/chain-marks.ts; marks belong to their owners. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`;
  writeFileSync(TARGET, `${head}\n${symbols.join('\n')}\n</svg>\n`);
  console.info(`wrote ${TARGET}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
