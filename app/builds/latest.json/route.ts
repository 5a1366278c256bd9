import { getBuildId } from '@/lib/env';

/** Open pages compare it with their own build. */
export const dynamic = 'force-dynamic';

export const GET = () =>
  Response.json({ id: getBuildId() }, { headers: { 'cache-control': 'no-store' } });
