import { readManifest } from '@/lib/builds/manifest';
import { getBuildId, getDistFolder } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** The route rules of the current build. */
export async function GET(_: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params;
  if (file !== `${getBuildId()}.json`) return new Response(null, { status: 404 });
  const headers = { 'cache-control': 'no-store' };
  return Response.json(await readManifest(getDistFolder()), { headers });
}
