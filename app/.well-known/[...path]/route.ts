import { getDiscoveryResponse } from '@/lib/mcp/discovery';

/** What assistants look for at fixed places of any site. */
export async function GET(_: Request, { params }: RouteContext<'/.well-known/[...path]'>) {
  const { path } = await params;
  return getDiscoveryResponse(`/.well-known/${path.join('/')}`);
}
