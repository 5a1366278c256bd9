import { expect, inject, it } from 'vitest';
import lzString from 'lz-string';
import { FOLDERS, readMocks, readModel, toApiSlice } from '../../scripts/library/slices';
import { isExhaustive } from '../support/exhaustive';

const ORIGIN = inject('siteUrl');
/** As many as the simulator accepts. */
const MAX_SECTIONS = 20;

function toAddress(name: string): string {
  const [mock] = readMocks(name);
  if (!mock) throw new Error(`${name} has no mock`);
  const slice = toApiSlice(readModel(name), mock);
  const slices = Array.from({ length: MAX_SECTIONS }, (_, id) => ({ ...slice, id: String(id) }));
  const state = lzString.compressToEncodedURIComponent(JSON.stringify(slices));
  return `${ORIGIN}/slice-simulator/?state=${state}`;
}

/** Every third kind of section in a sample. */
const SAMPLE = FOLDERS.filter((_, index) => isExhaustive || index % 3 === 0);

it.each(SAMPLE)('a simulator page full of %s is shown', async (name) => {
  const response = await fetch(toAddress(name), { headers: { 'sec-fetch-dest': 'iframe' } });
  // Some do not fit into a URL twenty times.
  expect(response.status).toBeLessThan(500);
});

it.each(['/nodes.rsc', '/cn/nodes.rsc', '/nodes.segments/_tree.segment.rsc', '/favicon.ico.rsc'])(
  '%s is no address of the site',
  async (path) => {
    expect((await fetch(ORIGIN + path)).status).toBe(404);
  },
);
