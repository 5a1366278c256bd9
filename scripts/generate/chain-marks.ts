import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_BOX, DrawnMark } from '../../components/nodes/ChainMark/DrawnMark';
import { CHAIN_FACTS } from '../../lib/chains';
import { MARK_SOURCES } from './mark-sources';

export const CHAIN_MARKS = 'components/nodes/ChainMark/chain-marks.svg';

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('@web3icons/core'));

/** Reads a picture from the package, with white replaced by the surrounding text's colour. */
async function readMark(source: string): Promise<{ viewBox: string; body: string }> {
  const [kind = '', name = ''] = source.split('/');
  const file = path.join(PACKAGE, 'svgs', kind, 'mono', `${name}.svg.js`);
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

function drawMark(key: string): { viewBox: string; body: string } {
  const svg = renderToStaticMarkup(createElement(DrawnMark, { chainKey: key }));
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return {
    viewBox: DRAWN_BOX,
    body: `<g stroke="currentColor" stroke-width="2.3">${body}</g>`,
  };
}

/** Builds a sprite of all chains' marks; `#eth` is Ethereum's. */
export async function makeChainMarks(): Promise<string> {
  const symbols = await Promise.all(
    CHAIN_FACTS.map(async ({ key }) => {
      const source = MARK_SOURCES[key];
      const { viewBox, body } = source ? await readMark(source) : drawMark(key);
      return `<symbol id="${key}" viewBox="${viewBox}" fill="none">${body}</symbol>`;
    }),
  );
  return `<!-- Generated from @web3icons/core (MIT) by npm run generate; marks belong to their owners. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
${symbols.join('\n')}
</svg>
`;
}
