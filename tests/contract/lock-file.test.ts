import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = { integrity?: string; resolved?: string; link?: boolean; optional?: boolean };

/**
 * Binaries for other platforms that the registry did not offer when the lock file was made, so that their hashes are
 * unknown. Never add to this list; remove a name once its hash is filled in.
 */
const WITHOUT_HASH: Record<string, readonly string[]> = {
  '@next/swc-': ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'],
  '@unrs/resolver-binding-': [
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-loong64-gnu',
    'linux-loong64-musl',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ],
};

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
/** All entries except the project itself, under the empty name, and its own folders. */
const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);

it('has a hash for every package, with a few known exceptions', () => {
  expect(entries.length).toBeGreaterThan(0);
  const isHashed = ({ integrity }: Entry) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
  const unhashed = entries.filter(([, entry]) => !isHashed(entry)).map(([name]) => name);
  const known = Object.entries(WITHOUT_HASH).flatMap(([start, platforms]) =>
    platforms.map((platform) => `node_modules/${start}${platform}`),
  );
  expect(unhashed.sort()).toEqual(known.sort());
  expect(unhashed.every((name) => packages[name]?.optional)).toBe(true);
});
