import { openBrowser } from './browser';
import { weighFile } from './weigh';

/** Returns all scripts that a page runs before any interaction, including late ones, in bytes as brotli, by path. */
export async function weighLoadedScripts(
  origin: string,
  paths: string[],
): Promise<Map<string, number>> {
  const browser = await openBrowser();
  const weights = new Map<string, number>();
  for (const path of paths) {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all([...scripts].map(weighFile));
    weights.set(
      path,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    await page.close();
  }
  await browser.close();
  return weights;
}
