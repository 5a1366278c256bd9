import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChineseLetters } from '@/components/seo/picture-letters';

/*
 * Subsets Noto Sans SC for Chinese social pictures. The full family and the subsetting tool are not packages of the
 * project. Run this again when the characters change: `npx tsx scripts/picture-font.ts`.
 */
const FAMILY = '@expo-google-fonts/noto-sans-sc';
const PACKAGES = [`${FAMILY}@0.4.3`, 'subset-font@2.9.0'];
const TARGET = 'components/seo/fonts';

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff' }) => Promise<Buffer>;

const folder = await mkdtemp(join(tmpdir(), 'picture-font-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', folder, ...PACKAGES]);
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font') as Subset;
  const family = join(folder, 'node_modules', FAMILY);
  const whole = await readFile(join(family, '400Regular/NotoSansSC_400Regular.ttf'));
  const letters = [...getChineseLetters()].join('');
  const font = await subsetFont(whole, letters, { targetFormat: 'woff' });
  await mkdir(TARGET, { recursive: true });
  await writeFile(join(TARGET, 'noto-sans-sc.woff'), font);
  await copyFile(join(family, 'LICENSE_FONT'), join(TARGET, 'LICENSE.txt'));
  console.log(`${TARGET}/noto-sans-sc.woff: ${(font.length / 1e6).toFixed(2)} MB`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
