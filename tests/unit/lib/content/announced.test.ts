import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileAnswers } from '@/lib/answers/file-answers';
import { forgetAnnounced, readAnnounced, writeAnnounced } from '@/lib/content/announced';
import { getBuiltFolder } from '@/lib/content/kept';
import { VERSION_KEY } from '@/lib/content/transport/kept-version';
import { makeMemoryFolder } from '@/tests/support/memory-folder';

let folder: string;

beforeEach(() => {
  folder = makeMemoryFolder('announced-');
  vi.stubEnv('BUILD_FOLDER', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const build = (ref: string) =>
  createFileAnswers([getBuiltFolder()]).set(VERSION_KEY, { ref, text: '{}', readAt: 1 });

it('pages have the version that the build was made from', async () => {
  expect(await readAnnounced()).toBeNull();
  await build('first');
  expect(await readAnnounced()).toBe('first');
});

it("without Redis, pages have the build's version again after a restart, whatever was announced", async () => {
  await build('first');
  await writeAnnounced('second');
  expect(await readAnnounced()).toBe('first');
});

it('without Redis, pages made from old answers have no version as long as the build exists', async () => {
  await build('first');
  await forgetAnnounced();
  expect(await readAnnounced()).toBeNull();
  await writeAnnounced('first');
  expect(await readAnnounced()).toBeNull();
});
