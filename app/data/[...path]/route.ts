import { getDataResponse } from '@/lib/directory/response';

/** The middleware rewrites `/nodes.json` and similar paths to this route. */
export async function GET(request: Request, { params }: RouteContext<'/data/[...path]'>) {
  const { path } = await params;
  return getDataResponse(`/${path.join('/')}`, request);
}
