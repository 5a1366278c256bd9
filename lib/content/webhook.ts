import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson, readBody } from '@/lib/http/body';

/** A call lists the ids of what was published; 64 KB hold thousands. */
const MAX_BODY_BYTES = 64 * 1024;

const body = z.object({ type: z.enum(['api-update', 'test-trigger']), secret: z.string() });

const toDigest = (text: string) => createHash('sha256').update(text).digest();

export type WebhookAnswer = { status: 200 | 403 | 413; isUpdate: boolean };

/**
 * Checks a call of the content service's webhook, which carries its secret in the body.
 * Refuses every call when no secret is configured.
 */
export async function readWebhook(
  request: Request,
  secret: string | undefined,
): Promise<WebhookAnswer> {
  const refused = { status: 403, isUpdate: false } as const;
  if (!secret) return refused;
  const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES });
  if (bytes === 'too-large') return { status: 413, isUpdate: false };
  if (bytes === 'unreadable') return refused;
  const call = body.safeParse(parseJson(bytes));
  if (!call.success || !timingSafeEqual(toDigest(call.data.secret), toDigest(secret))) {
    return refused;
  }
  return { status: 200, isUpdate: call.data.type === 'api-update' };
}
