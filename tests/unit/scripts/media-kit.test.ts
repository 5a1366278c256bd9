import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASSETS } from '@/lib/brand/kit';
import { makeMediaKit } from '@/scripts/media-kit';

const PATIENCE = 120_000;
const root = mkdtempSync(path.join(tmpdir(), 'kit-'));
const read = (address: string) => readFileSync(path.join(root, 'public', address));

beforeAll(async () => {
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'content'));
  cpSync('content/settings', path.join(root, 'content/settings'), { recursive: true });
  await makeMediaKit(root);
}, PATIENCE);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the media kit', () => {
  it('has every file that the page offers, each PNG as wide as stated', async () => {
    for (const { svg, pngs } of ASSETS) {
      expect(read(svg).toString(), svg).toContain('<title>Nodewell</title>');
      for (const { width, path: address } of pngs) {
        const picture = await sharp(read(address)).metadata();
        expect([picture.format, picture.width], address).toEqual(['png', width]);
      }
    }
  });
});
