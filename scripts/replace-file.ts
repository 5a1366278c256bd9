import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file in one step, so that a reader finds the old text or the new one, never half of it. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
