import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the build id from a folder such as `.next/server`; undefined if no build was completed there. */
export function readBuildId(serverDistDir: string): string | undefined {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
