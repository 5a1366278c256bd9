import { ensureBuild } from '../build-site';
import { startServer } from './server';

/** Returns the origin of a running site, or starts this project's own, building it if necessary. */
export async function getSiteOrigin(root: string, origin?: string): Promise<string> {
  if (origin) return origin;
  await ensureBuild(root);
  return (await startServer(root, root)).origin;
}
