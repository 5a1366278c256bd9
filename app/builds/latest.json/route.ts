import { getBuildId } from '@/lib/env';

/** Open pages compare it with their own build. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const body = JSON.stringify({ id: getBuildId() });
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      // With its length, the response is complete in one packet, and a killed server cannot cut it off.
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    },
  });
}
