import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

const KEY = 'my-own-key-0042';
const getConsole = (page: Page) => page.getByRole('figure', { name: 'Request and response' });
const getRequest = (page: Page, name = 'JSON-RPC, curl') =>
  page.getByRole('region', { name: `Request: ${name}` });

/** Opens the list of methods without a mouse. */
async function openMethods(page: Page) {
  const button = getConsole(page).getByRole('button', { name: /^Method: / });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = getConsole(page).getByRole('combobox', { name: 'Method' });
  await expect(field).toBeFocused();
  return field;
}

test('a visitor builds a request by keyboard, and its URL opens it again', async ({ page }) => {
  await visit(page, '/nodes/eth/');
  await openMethods(page);
  await page.keyboard.type('getbal');
  await expect(page.getByRole('option')).toHaveText(/^eth_getBalance/);
  await page.keyboard.press('Enter');
  await expect(getRequest(page)).toContainText('eth_getBalance');
  await getConsole(page).getByRole('textbox', { name: 'block' }).fill('finalized');
  await expect(getRequest(page)).toContainText('"finalized"');
  await page.getByText('Sepolia', { exact: true }).first().click();
  await expect(getRequest(page)).toContainText('https://eth-sepolia.');
  await getConsole(page).getByText('Python', { exact: true }).first().click();
  await expect(getRequest(page, 'JSON-RPC, Python')).toContainText('eth_getBalance');
  await expect(page).toHaveURL(/#network=sepolia&method=eth_getBalance&lang=python$/);
  await page.reload();
  await expect(getRequest(page, 'JSON-RPC, Python')).toContainText('eth-sepolia.');
  await expect(getRequest(page, 'JSON-RPC, Python')).toContainText('eth_getBalance');
});

test('an invalid value is reported, and the request keeps the last valid one', async ({ page }) => {
  await visit(page, '/nodes/eth/#method=eth_getBlockByNumber');
  const field = getConsole(page).getByRole('textbox', { name: 'fullTransactions' });
  await field.fill('{');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText("This isn't valid JSON.")).toBeVisible();
  await expect(getRequest(page)).toContainText('false');
  await field.fill('true');
  await expect(getRequest(page)).toContainText('true');
});

test('the key stays in the tab: it is copied, but neither sent, stored nor shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await visit(page, '/nodes/eth/');
  await getConsole(page).getByLabel('Your API key').fill(KEY);
  await expect(getRequest(page)).toContainText('••••0042');
  expect(await page.content()).not.toContain(KEY);
  await getConsole(page).getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(getConsole(page).getByText('Copied!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/${KEY} \\`);
  await getConsole(page).getByText('Go', { exact: true }).first().click();
  expect(page.url()).not.toContain(KEY);
  expect(asked.join()).not.toContain(KEY);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    KEY,
  );
  await getConsole(page).getByLabel('Your API key').fill("'; rm -rf ~");
  await expect(page.getByText(/A key has letters/)).toBeVisible();
  await expect(getRequest(page, 'JSON-RPC, Go')).not.toContainText('rm -rf');
});

test(
  'a list that fails to load keeps the first request, and can be retried',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/chains/eth/methods.json', (route) => route.abort());
    await visit(page, '/nodes/eth/');
    const button = getConsole(page).getByRole('button', { name: /^Method: / });
    await button.click();
    await expect(page.getByText("The methods didn't load. Try again.")).toBeVisible();
    await expect(getRequest(page)).toContainText('eth_blockNumber');
    await page.unroute('**/chains/eth/methods.json');
    await button.click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
);

test("a wallet receives the chain with the visitor's key", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, {
      calls,
      ethereum: { request: async (call: unknown) => calls.push(call) },
    });
  });
  await visit(page, '/nodes/pol/');
  const button = page.getByRole('button', { name: 'Add Polygon PoS to your wallet' });
  await button.click();
  await expect(page.getByText('Enter your key first')).toBeVisible();
  await getConsole(page).getByLabel('Your API key').fill(KEY);
  await button.click();
  await expect(page.getByText('Your wallet has the network.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { calls: unknown }).calls)).toEqual([
    {
      method: 'wallet_addEthereumChain',
      params: [
        expect.objectContaining({
          chainId: '0x89',
          rpcUrls: [`https://pol.nodewell.example/${KEY}`],
        }),
      ],
    },
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the requests of all interfaces can be read', async ({ page }) => {
    await page.goto('/nodes/eth/');
    await expect(getRequest(page)).toContainText('eth_blockNumber');
    await expect(page.getByLabel('Your API key')).toBeHidden();
    await getConsole(page).getByText('WebSocket', { exact: true }).click();
    await expect(getRequest(page, 'WebSocket, wscat')).toContainText('wss://eth.');
    await expect(getRequest(page)).toBeHidden();
  });
});
