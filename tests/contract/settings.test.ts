import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv, SETTING_NAMES } from '@/lib/env';

const FILE = '.env.example';

/** Reads the file's settings, including commented ones. */
function readSettings(): [name: string, value: string][] {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [, name, value = ''] = /^#?\s?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value] as [string, string]] : [];
  });
}

describe(FILE, () => {
  it('names every setting that the site reads, each once, and no others', () => {
    expect(existsSync(FILE)).toBe(true);
    expect(
      readSettings()
        .map(([name]) => name)
        .sort(),
    ).toEqual([...SETTING_NAMES].sort());
  });

  it('shows the values that hold without it', () => {
    expect(parseEnv(Object.fromEntries(readSettings()))).toEqual(parseEnv({}));
  });
});
