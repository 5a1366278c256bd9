import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  id: z.string(),
  redirects: z.array(
    z.object({ from: z.string(), to: z.string(), permanent: z.boolean().default(true) }),
  ),
});

/** What `/builds/meta/{buildId}.json` holds: the route rules of one build. */
export type BuildManifest = z.output<typeof schema>;

export const BUILDS_FOLDER = 'builds';

export function getManifestPath(buildId: string): string {
  return path.join('public', BUILDS_FOLDER, 'meta', `${buildId}.json`);
}

/** Reads the manifest of a build from `root`. @throws when it is missing or malformed. */
export async function readManifest(root: string, buildId: string): Promise<BuildManifest> {
  return schema.parse(
    JSON.parse(await readFile(path.join(root, getManifestPath(buildId)), 'utf8')),
  );
}
