import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  id: z.string(),
  redirects: z.array(
    z.object({ from: z.string(), to: z.string(), permanent: z.boolean().default(true) }),
  ),
});

/** What `/builds/meta/{buildId}.json` answers: the route rules of one build. */
export type BuildManifest = z.output<typeof schema>;

/** The manifest's file in the folder of a build. */
export const getManifestFile = (folder: string): string => path.join(folder, 'manifest.json');

/** Reads the manifest of a build from its folder. @throws when it is missing or malformed. */
export async function readManifest(folder: string): Promise<BuildManifest> {
  return schema.parse(JSON.parse(await readFile(getManifestFile(folder), 'utf8')));
}
