import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const MAX_BODY_BYTES = 1024 * 1024;

const body = z.object({ type: z.enum(['api-update', 'test-trigger']), secret: z.string() });

const toDigest = (text: string) => createHash('sha256').update(text).digest();

export type WebhookAnswer = { status: 200 | 403 | 413; isUpdate: boolean };

/**
 * Checks a call of the content service's webhook, which carries its secret in the body.
 * Without a configured secret every call is refused.
 */
export async function readWebhook(
  request: Request,
  secret: string | undefined,
): Promise<WebhookAnswer> {
  const refused = { status: 403, isUpdate: false } as const;
  if (!secret) return refused;
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) {
    return { status: 413, isUpdate: false };
  }
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) return { status: 413, isUpdate: false };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused;
  }
  const call = body.safeParse(json);
  if (!call.success || !timingSafeEqual(toDigest(call.data.secret), toDigest(secret))) {
    return refused;
  }
  return { status: 200, isUpdate: call.data.type === 'api-update' };
}
