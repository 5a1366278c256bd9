import 'server-only';
import type { Client } from '@prismicio/client';
import { z } from 'zod';

const TIMEOUT_MS = 5000;

const answer = z.object({ results: z.array(z.unknown()) });

export type TokenClient = Pick<Client, 'buildQueryURL' | 'fetchFn'>;

/**
 * Asks the content service whether a preview token belongs to an active preview. The client's own queries do not reveal
 * this: for an unknown ref, they fall back to published content.
 * @throws if the service cannot be asked
 */
export async function isPreviewUnderWay(token: string, client: TokenClient): Promise<boolean> {
  const url = await client.buildQueryURL({ ref: token, pageSize: 1 });
  const response = await client.fetchFn(url, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404 || response.status === 410) return false;
  if (!response.ok) throw new Error(`The content service responded with status ${response.status}`);
  return answer.safeParse(await response.json()).success;
}
