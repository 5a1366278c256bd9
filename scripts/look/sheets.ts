import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { toFileName, VARIANTS, WIDTHS } from './pictures';

const GAP = 24;
/** Width on the sheet for each page width. */
const SHOWN: Readonly<Record<number, number>> = { 390: 260, 820: 360, 1440: 560 };
/** Longer pages are cropped; the individual picture has all of them. */
const MAX_HEIGHT = 6000;

/** Draws the four pictures of a width side by side. */
async function drawSheet(folder: string, width: number) {
  const shown = SHOWN[width] ?? width;
  const files = VARIANTS.filter((variant) => variant.width === width).map(toFileName);
  const columns = await Promise.all(
    files.map(async (file) => {
      const picture = sharp(path.join(folder, file)).resize({ width: shown });
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, MAX_HEIGHT);
      const input = await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer();
      return { input, height };
    }),
  );
  const height = Math.max(...columns.map((column) => column.height));
  const sheetWidth = columns.length * (shown + GAP) + GAP;
  await sharp({
    create: { width: sheetWidth, height: height + 2 * GAP, channels: 3, background: '#8a8f98' },
  })
    .composite(
      columns.map(({ input }, index) => ({ input, top: GAP, left: GAP + index * (shown + GAP) })),
    )
    .png()
    .toFile(path.join(folder, `sheet-${width}.png`));
}

/** Draws a sheet for each template and width, and an index page. */
export async function drawSheets(folder: string, templates: readonly string[]) {
  for (const name of templates)
    for (const width of WIDTHS) await drawSheet(path.join(folder, name), width);
  const sections = templates.map((name) => {
    const links = WIDTHS.map(
      (width) =>
        `<a href="${name}/sheet-${width}.png"><img loading="lazy" src="${name}/sheet-${width}.png" height="420" alt="${width} px"></a>`,
    );
    return `<h2>${name}</h2><p>${links.join(' ')}</p>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>\n${sections.join('\n')}\n`;
  writeFileSync(path.join(folder, 'index.html'), html);
}
