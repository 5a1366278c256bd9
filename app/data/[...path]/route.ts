import { getDataResponse } from '@/lib/directory/response';

/** The middleware leads `/nodes.json` and its like here. */
export async function GET(request: Request, { params }: RouteContext<'/data/[...path]'>) {
  const { path } = await params;
  return getDataResponse(`/${path.join('/')}`, request);
}
