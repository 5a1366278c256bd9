import { getReadiness } from '@/lib/health/readiness';

export const dynamic = 'force-dynamic';

/** The server rewrites `/readyz` to this route; during a shutdown, it responds itself. */
export const GET = async () =>
  Response.json(await getReadiness(), { headers: { 'cache-control': 'no-store' } });
