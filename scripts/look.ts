import { parseArgs } from 'node:util';
import path from 'node:path';
import { endAll, getSiteOrigin, openBrowser } from './bench/servers';
import { fail } from './fail.mjs';
import { takePictures } from './look/pictures';
import { takeReadmePictures } from './look/readme';
import { drawSheets } from './look/sheets';
import { TEMPLATES, pickTemplates } from './look/templates';
import { loadSettings } from './settings';

const HELP = `npm run look -- [--origin http://…] [--readme] [template …]
Templates: ${Object.keys(TEMPLATES).join(', ')}`;

/** Takes pictures of all templates, or the given ones, below `.look`; with `--readme`, also those of the README. */
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
  try {
    if (values.readme) return await takeReadmePictures(browser, origin, path.join(root, 'docs'));
    await takePictures({ browser, origin, folder, templates });
    const names = templates.map(([name]) => name);
    await drawSheets(folder, names);
    console.log(`${path.join(folder, 'index.html')} shows ${names.length} templates`);
  } finally {
    await browser.close();
  }
}

try {
  await main(process.cwd());
} finally {
  endAll();
}
