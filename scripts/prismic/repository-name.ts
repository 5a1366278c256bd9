import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of Prismic's own tools that name the repository; it is chosen by the setting PRISMIC_REPOSITORY. */
const FILES = ['prismic.config.json', 'slicemachine.config.json'];

/** Updates the repository name in the files of Prismic's tools. */
export function followRepositoryName(root: string, repository: string): void {
  for (const name of FILES) {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const followed = text.replace(/("repositoryName": ")[^"]*(")/, `$1${repository}$2`);
    if (followed !== text) writeFileSync(file, followed);
  }
}
