import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  id: z.string(),
  redirects: z.array(
    z.object({ from: z.string(), to: z.string(), permanent: z.boolean().default(true) }),
  ),
});

/** The response of `/builds/meta/{buildId}.json`: the route rules of one build. */
export type BuildManifest = z.output<typeof schema>;

/** Where a build's folder keeps its manifest. */
export const getManifestFile = (folder: string): string => path.join(folder, 'manifest.json');

/**
 * Reads a build's manifest from its folder.
 * @throws if it is missing or malformed
 */
export async function readManifest(folder: string): Promise<BuildManifest> {
  return schema.parse(JSON.parse(await readFile(getManifestFile(folder), 'utf8')));
}
