import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { getErrorMessage } from '../lib/errors';
import { getSiteOrigin, openBrowser } from './bench/running-site';
import { fail } from './fail.mjs';
import {
  TEMPLATES,
  THEMES,
  VARIANTS,
  openContext,
  openPage,
  pickTemplates,
  takePictures,
  toFileName,
} from './look/pictures';
import { loadSettings } from './settings';

/*
 * Takes pictures of all templates, or the given ones, at three widths below `.look`, with a page that shows them side
 * by side; with `--readme`, takes those of the README.
 */
const HELP = `npm run look -- [--origin http://…] [--readme] [template …]
Templates: ${Object.keys(TEMPLATES).join(', ')}`;

const README_WIDTH = 1200;

/** Takes the first screen of the home page in both themes, `site-light.png` and `site-dark.png`. */
async function takeReadmePictures(browser: Browser, origin: string, folder: string) {
  for (const theme of THEMES) {
    const context = await openContext(browser, origin, { width: 1440, theme });
    const page = await openPage(context, `${origin}/`);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .resize({ width: README_WIDTH })
      .png({ palette: true, colours: 96, effort: 10 })
      .toFile(path.join(folder, `site-${theme}.png`));
    await context.close();
  }
}

/** Writes a page with one row for each template: the pictures of all widths, themes and languages. */
function writeSheet(folder: string, names: readonly string[]) {
  const rows = names.map((name) => {
    const pictures = VARIANTS.map((variant) => {
      const file = `${name}/${toFileName(variant)}`;
      return `<a href="${file}"><img loading="lazy" src="${file}" width="${variant.width / 4}" alt="${file}"></a>`;
    });
    return `<h2>${name}</h2><p>${pictures.join(' ')}</p>`;
  });
  const style = '<style>p { display: flex; gap: 1rem; align-items: start; overflow: auto }</style>';
  const head = `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>${style}`;
  writeFileSync(path.join(folder, 'index.html'), `${head}\n${rows.join('\n')}\n`);
}

async function main(root: string) {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, readme: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { templates, unknown } = pickTemplates(positionals);
  if (unknown.length > 0) fail(`No such template: ${unknown.join(', ')}\n${HELP}`);
  loadSettings(root);
  const origin = await getSiteOrigin(root, values.origin);
  const folder = path.join(root, '.look');
  const browser = await openBrowser();
  if (values.readme) await takeReadmePictures(browser, origin, path.join(root, 'docs'));
  else {
    await takePictures({ browser, origin, folder, templates });
    const names = templates.map(([name]) => name);
    writeSheet(folder, names);
    console.log(`${path.join(folder, 'index.html')} shows ${names.length} templates`);
  }
  await browser.close();
}

main(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);
