import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getErrorMessage } from '../lib/errors';
import { getSiteOrigin, openBrowser } from './bench/running-site';
import { fail } from './fail.mjs';
import { openSimulator } from './library/simulator';
import {
  FOLDERS,
  getSliceFile,
  readMocks,
  readModel,
  toApiSlice,
  toScreenshotName,
} from './library/slices';
import { loadSettings } from './settings';

const VIEWPORT = { width: 1280, height: 1600 };
const WIDTH = 800;
const MAX_HEIGHT = 600;

/** Takes pictures of a slice's variations, for the editor's library. */
async function takePictures(page: Page, origin: string, folder: string) {
  const model = readModel(folder);
  for (const mock of readMocks(folder)) {
    const frame = await openSimulator(page, { origin, slices: [toApiSlice(model, mock)] });
    const section = frame.locator('#root');
    await section.waitFor();
    await page.waitForLoadState('networkidle');
    const picture = await section.screenshot({ animations: 'disabled' });
    const file = getSliceFile(folder, toScreenshotName(mock.variation));
    const { width, height } = await sharp(picture).metadata();
    await sharp(picture)
      .resize({
        width: WIDTH,
        height: Math.min(MAX_HEIGHT, Math.round((height / width) * WIDTH)),
        fit: 'cover',
        position: 'top',
      })
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(file);
    console.log(`${folder}, ${mock.variation}`);
  }
}

async function main(root: string) {
  loadSettings(root);
  const origin = await getSiteOrigin(root);
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light' });
  const asked = process.argv.slice(2);
  const folders = FOLDERS.filter((name) => asked.length === 0 || asked.includes(name));
  for (const folder of folders) await takePictures(page, origin, folder);
  await browser.close();
}

main(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);
