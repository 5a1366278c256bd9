import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openContext, openPage, THEMES } from './pictures';

const WIDTH = 1200;

/** Takes the first screen of the home page in both themes, `site-light.png` and `site-dark.png`. */
export async function takeReadmePictures(browser: Browser, origin: string, folder: string) {
  for (const theme of THEMES) {
    const context = await openContext(browser, origin, { width: 1440, theme });
    const page = await openPage(context, `${origin}/`);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .resize({ width: WIDTH })
      .png({ palette: true, colours: 96, effort: 10 })
      .toFile(path.join(folder, `site-${theme}.png`));
    await context.close();
  }
}
