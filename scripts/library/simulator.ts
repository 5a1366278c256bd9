import type { FrameLocator, Page } from '@playwright/test';
import lzString from 'lz-string';
import type { ApiSlice } from './slices';

const EDITOR_PATH = '/editor-of-a-test/';

/**
 * Shows sections as the editor does: in a full-page frame. The surrounding document is created here on the site's own
 * origin, which the simulator allows to frame it, like the content service.
 * @param prefix of the language, such as `/cn`
 */
export async function openSimulator(
  page: Page,
  { origin, prefix = '', slices }: { origin: string; prefix?: string; slices: ApiSlice[] },
): Promise<FrameLocator> {
  const state = lzString.compressToEncodedURIComponent(JSON.stringify(slices));
  const address = `${origin}${prefix}/slice-simulator/?state=${state}`;
  const body = `<!doctype html><title>Editor</title>
    <style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
    <iframe title="Section" src="${address}"></iframe>`;
  await page.route(`${origin}${EDITOR_PATH}`, (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(`${origin}${EDITOR_PATH}`);
  return page.frameLocator('iframe');
}
