import { expect, test } from '@playwright/test';
import cn from '../../locales/pictures/cn.json' with { type: 'json' };
import en from '../../locales/pictures/en.json' with { type: 'json' };
import { trySome } from '../support/exhaustive';
import { visit } from '../support/visit';

const LANGUAGES = [
  ['/cn', cn],
  ['', en],
] as const;

for (const [prefix, words] of trySome(LANGUAGES)) {
  test.describe(`${prefix}/ without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the machine shows what an archive node keeps', async ({ page }) => {
      await page.goto(`${prefix}/dedicated-nodes/`);
      const { machine } = words;
      const sheet = page.getByRole('figure').filter({ hasText: machine.title });
      await expect(sheet.getByText(machine.fullState)).toBeVisible();
      await sheet.getByRole('radio', { name: machine.archive, exact: true }).check();
      await expect(sheet.getByText(machine.archiveState)).toBeVisible();
      await expect(sheet.getByText(machine.fullState)).toBeHidden();
    });

    test('a cluster shows which nodes carry the traffic while others are stopped', async ({
      page,
    }) => {
      await page.goto(`${prefix}/node-clusters/`);
      const { cluster } = words;
      const status = page.getByRole('status').filter({ hasText: cluster.said[0] });
      for (const [index, text] of cluster.said.entries()) {
        await expect(status.getByText(text)).toBeVisible();
        await expect(page.getByText(cluster.stopped).filter({ visible: true })).toHaveCount(index);
        const name = cluster.nodes[index]?.name;
        if (name) await page.getByRole('checkbox', { name }).press('Space');
      }
      await page.getByRole('checkbox', { name: cluster.nodes[1]?.name }).press('Space');
      await expect(status.getByText(cluster.said[2] ?? '')).toBeVisible();
    });

    test('each layer of an app-chain shows the decisions it needs', async ({ page }) => {
      await page.goto(`${prefix}/appchain/`);
      for (const { name, decide } of words.layers.list) {
        await page.getByRole('figure').getByText(name, { exact: true }).click();
        await expect(page.getByText(decide)).toBeVisible();
      }
    });
  });

  test.describe(`${prefix}/enterprise-api/ without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the package leads to the form for sales', async ({ page }) => {
      await page.goto(`${prefix}/enterprise-api/`);
      await page.getByRole('button', { name: words.package.next }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/\\?.*#sales$`));
    });
  });

  test(`${prefix}/enterprise-api/: the request opens with the package that was chosen`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/enterprise-api/`);
    const figure = page.getByRole('figure', { name: words.package.title });
    await figure.getByText('600', { exact: true }).click();
    await figure.getByText('200', { exact: true }).click();
    await figure.getByRole('switch').first().uncheck();
    await figure.getByRole('button', { name: words.package.next }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '600' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '200', exact: true })).toBeChecked();
    await expect(dialog.getByRole('switch').first()).not.toBeChecked();
    await expect(dialog.getByRole('switch').last()).toBeChecked();
  });
}
