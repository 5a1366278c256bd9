import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { checkContentSource } from '@/scripts/check-content-source';
import { mountService, type MountedService } from '@/tests/doubles/http-service';

let status: number;
let prismic: MountedService;

beforeEach(async () => {
  prismic = await mountService(() => Response.json({ error: 'no' }, { status }));
});
afterEach(() => prismic.close());

it.each([
  [404, 'repository not found'],
  [401, 'unauthorized'],
])('a start ends with one line for status %i of the repository', async (given, reason) => {
  status = given;
  const env = parseEnv({
    PRISMIC_REPOSITORY: `wrong-${status}`,
    PRISMIC_ENDPOINT: `${prismic.url}/api/v2`,
  });
  const line = await checkContentSource(process.cwd(), env);
  expect(line).toContain(reason);
  expect(line).not.toContain('\n');
});
