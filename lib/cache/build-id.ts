import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The id of the build in a folder like `.next/server`; undefined when no build was finished there. */
export function readBuildId(serverDistDir: string): string | undefined {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
