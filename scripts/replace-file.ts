import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file in one step, so that readers get the old content or the new, never a part. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
