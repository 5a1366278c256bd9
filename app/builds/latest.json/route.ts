import { getBuildId } from '@/lib/env';

/** Pages that are open compare it with their own build. */
export const dynamic = 'force-dynamic';

export const GET = () =>
  Response.json({ id: getBuildId() }, { headers: { 'cache-control': 'no-store' } });
