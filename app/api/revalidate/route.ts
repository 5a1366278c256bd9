import { revalidateTag } from 'next/cache';
import { ALL_PAGES_TAG, KEEP_SECONDS } from '@/lib/cache/all-pages';
import { CONTENT_TAG } from '@/lib/content/client';
import { readWebhook } from '@/lib/content/webhook';
import { getEnv } from '@/lib/env';
import { expireRouteFacts } from '@/lib/routing/facts';

/** Called by the content service when something was published. */
export async function POST(request: Request) {
  const { status, isUpdate } = await readWebhook(request, getEnv().PRISMIC_WEBHOOK_SECRET);
  if (isUpdate) {
    revalidateTag(CONTENT_TAG, { expire: 0 });
    // Stale rather than expired: the page cache has the next visitor wait for the new page, but not for long.
    revalidateTag(ALL_PAGES_TAG, { expire: KEEP_SECONDS });
    expireRouteFacts();
  }
  return Response.json({ accepted: status === 200 }, { status });
}
