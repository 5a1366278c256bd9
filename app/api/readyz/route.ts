import { getReadiness } from '@/lib/health/readiness';

export const dynamic = 'force-dynamic';

/** The server leads `/readyz` here; while it is ending it answers by itself. */
export const GET = async () =>
  Response.json(await getReadiness(), { headers: { 'cache-control': 'no-store' } });
