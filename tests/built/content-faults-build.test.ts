import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_FAULTS } from '../doubles/content-faults';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';
import { isExhaustive } from '../support/exhaustive';
import { makeSiteCopy, type SiteCopy } from '../support/site-copy';

// Builds take minutes: `npm run test:all` makes one per fault, `npm test` none.
describe.runIf(isExhaustive)('a build while the content service is away', () => {
  let content: Repository;
  let copy: SiteCopy;
  let env: Record<string, string>;

  beforeAll(async () => {
    content = await mountRepository();
    copy = makeSiteCopy();
    env = { ...toContentSettings(content), PRISMIC_TIMEOUT_MS: '1500' };
    const { status, output } = await copy.build(env);
    expect(status, output).toBe(0);
  }, 600_000);

  afterAll(async () => {
    await content?.close();
    copy?.remove();
  });

  test.each(CONTENT_FAULTS)('uses the last good answers: %s', async (_, fault) => {
    content.setFault(fault);
    const { status, output } = await copy.build(env);
    expect(status, output).toBe(0);
    expect(output).toContain('Content: the service fails');
  });

  test('stops with the name of the call without any', async () => {
    for (const folder of ['.builds', '.data']) {
      rmSync(path.join(copy.root, folder), { recursive: true, force: true });
    }
    const { status, output } = await copy.build(env);
    expect(status).not.toBe(0);
    expect(output).toMatch(/Content call [\w ]+ failed/);
  });
});
