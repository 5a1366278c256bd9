import { revalidateTag } from 'next/cache';
import { ALL_PAGES_TAG, KEEP_SECONDS } from '@/lib/cache/all-pages';
import { expireFolder } from '@/lib/content/folder-version';
import { gather } from '@/lib/content/gather';
import { getContentSync, isOwnRound, wakeContentRounds } from '@/lib/content/rounds';
import { getWebhookSecret, readWebhook } from '@/lib/content/webhook';
import { expireRouteFacts } from '@/lib/routing/facts';

async function markPages(): Promise<void> {
  // Stale rather than expired: the page cache has the next visitor wait for the new page, but not for long.
  revalidateTag(ALL_PAGES_TAG, { expire: KEEP_SECONDS });
  expireRouteFacts();
  await getContentSync()?.announce();
}

async function refresh(): Promise<void> {
  expireFolder();
  const isKnown = (await getContentSync()?.refresh()) ?? true;
  if (isKnown) await markPages();
  wakeContentRounds();
}

/** Each time all pages are made again, so calls that come faster share one. */
const PAUSE_MS = 1000;
const refreshOnce = gather(refresh, PAUSE_MS);

/** Called by the content service when something was published, and by this server when it found that by itself. */
export async function POST(request: Request) {
  if (isOwnRound(request.headers)) {
    await markPages();
    return new Response(null, { status: 204 });
  }
  const { status, isUpdate } = await readWebhook(request, getWebhookSecret());
  if (isUpdate) await refreshOnce();
  return Response.json({ accepted: status === 200 }, { status });
}
