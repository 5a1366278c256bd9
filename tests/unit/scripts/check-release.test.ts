import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedRepository } from '@/embedded/content';
import { parseEnv } from '@/lib/env';
import { findReleaseFault } from '@/scripts/check-release';
import { mountService, type MountedService } from '../../doubles/http-service';
import { LANGUAGES, toDocument } from '../embedded/content/fixtures';

let service: MountedService;

beforeAll(async () => {
  service = await mountService(
    createEmbeddedRepository({
      name: 'release-test',
      languages: LANGUAGES,
      documents: [toDocument({ id: 'a' })],
      releases: [{ id: 'R1', label: 'Spring', documents: [] }],
    }),
  );
});
afterAll(() => service.close());

const check = (settings: Record<string, string>) =>
  findReleaseFault(
    parseEnv({
      PRISMIC_REPOSITORY: 'release-test',
      PRISMIC_ENDPOINT: `${service.url}/api/v2`,
      PRISMIC_TIMEOUT_MS: '300',
      ...settings,
    }),
  );

describe('the release that the settings name', () => {
  it.each(['Spring', 'R1'])('may be %s, which exists', async (release) => {
    expect(await check({ PRISMIC_RELEASE: release })).toBeNull();
  });

  it('stops the start if it is missing, and lists the existing ones', async () => {
    expect(await check({ PRISMIC_RELEASE: 'Autumn' })).toBe(
      'PRISMIC_RELEASE: the repository has no release "Autumn". Its releases: "Spring" (R1).',
    );
  });
});
