import { ensureBuild } from '../build-site';
import { startServer } from './server';

/** The origin of a site that is up, or of this project's own, built if need be and started. */
export async function getSiteOrigin(root: string, origin?: string): Promise<string> {
  if (origin) return origin;
  await ensureBuild(root);
  return (await startServer(root, root)).origin;
}
