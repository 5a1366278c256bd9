import { spawn, type ChildProcess } from 'node:child_process';
import { build } from 'esbuild';
import { expect, test, type Page } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { readMocks, readModel, toApiSlice, type ApiSlice } from '../../scripts/library/slices';
import { trySome } from '../support/exhaustive';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';
import { getFreePort, waitUntilServed } from '../support/site-copy';

// Prismic's Page Builder: its own client code drives the simulator, from a page on the repository's origin.
test.describe.configure({ mode: 'serial' });

const REPOSITORY = 'page-builder-test';
const EDITOR = `https://${REPOSITORY}.prismic.io/builder/`;
const STRANGER = 'https://another-repository.prismic.io/builder/';

const PROGRAM = `
import { SimulatorClient } from '@prismicio/simulator';
const frame = document.querySelector('iframe');
window.connect = async () => {
  const client = new SimulatorClient(frame);
  const connected = client.connect();
  // The client waits for the frame to load.
  frame.src = frame.dataset.src;
  await connected;
  window.client = client;
};
`;

let content: ChildProcess;
let site: SecondBuild;
let program = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    write: false,
  });
  program = outputFiles[0]?.text ?? '';
  const port = await getFreePort();
  content = spawn('node_modules/.bin/tsx', ['embedded/content/serve.ts', String(port)]);
  const endpoint = `http://127.0.0.1:${port}/api/v2`;
  await waitUntilServed(endpoint, content);
  site = await serveSecondBuild({ PRISMIC_REPOSITORY: REPOSITORY, PRISMIC_ENDPOINT: endpoint });
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.afterAll(async () => {
  await site?.end();
  content?.kill();
});

/** Opens the editor's page with the simulator of a language in its frame. */
async function openEditor(page: Page, editor: string, prefix: string) {
  // Browsers let no public page frame this machine, so the site uses a public address.
  await page.route(/^https:\/\/site\.example\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    // A header that browsers set, but hide from request interception.
    const target = request.isNavigationRequest() ? 'iframe' : 'empty';
    const origin = request.isNavigationRequest() ? 'cross-site' : 'same-origin';
    const headers = { ...request.headers(), 'sec-fetch-dest': target, 'sec-fetch-site': origin };
    const url = site.site.url + pathname + search;
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  const address = `https://site.example${prefix}/slice-simulator/`;
  const body = `<!doctype html><title>Page Builder</title>
    <style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style>
    <iframe title="Simulator" data-src="${address}"></iframe><script>${program}</script>`;
  await page.route(editor, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(editor);
  return page.frameLocator('iframe');
}

function makeSlice(id: string, title: string): ApiSlice {
  const [mock] = readMocks('Statement');
  if (!mock) throw new Error('Statement has no mock');
  const slice = toApiSlice(readModel('Statement'), mock);
  const heading = { type: 'heading2', text: title, spans: [], direction: 'ltr' };
  return { ...slice, id, primary: { ...slice.primary, title: [heading] } };
}

type Editor = {
  connect: () => Promise<void>;
  client: {
    setSliceZone: (slices: unknown) => Promise<unknown>;
    scrollToSlice: (request: unknown) => Promise<unknown>;
  };
};

/** Sends sections as the editor does with each change, and repeats a request that timed out. */
const show = (page: Page, slices: ApiSlice[]) =>
  expect(() =>
    page.evaluate(async (zone) => {
      await (window as unknown as Editor).client.setSliceZone(zone);
    }, slices),
  ).toPass({ timeout: 30_000 });

for (const locale of trySome(LOCALE_KEYS)) {
  test(`the editor's client connects, updates sections twice and scrolls to one in ${locale}`, async ({
    page,
  }) => {
    const frame = await openEditor(page, EDITOR, LOCALES[locale].prefix);
    await page.evaluate(() => (window as unknown as Editor).connect());
    await show(page, [makeSlice('a', 'First words')]);
    await expect(frame.locator('#root h2')).toHaveText('First words');

    const many = Array.from({ length: 5 }, (_, index) => makeSlice(`${index}`, `Part ${index}`));
    await show(page, many);
    await expect(frame.locator('#root h2')).toHaveCount(5);
    await expect(frame.locator('#root h2').first()).toHaveText('Part 0');
    await expect(frame.getByText('Part 4')).not.toBeInViewport();

    await page.evaluate(async () => {
      const request = { sliceIndex: 4, behavior: 'auto', block: 'center', inline: 'nearest' };
      await (window as unknown as Editor).client.scrollToSlice(request);
    });
    await expect(frame.getByText('Part 4')).toBeInViewport();
  });
}

test('a page on another origin shows no section', async ({ page }) => {
  const frame = await openEditor(page, STRANGER, '');
  const answered = page.waitForResponse(/slice-simulator/);
  await page.evaluate(() => void (window as unknown as Editor).connect().catch(() => undefined));
  expect((await answered).headers()['content-security-policy']).toContain('frame-ancestors');
  await expect(frame.locator('#root')).toHaveCount(0);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
