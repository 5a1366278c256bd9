import { revalidateTag } from 'next/cache';
import { ALL_PAGES_TAG, KEEP_SECONDS } from '@/lib/cache/all-pages';
import { expireFolder } from '@/lib/content/folder-version';
import { gather } from '@/lib/content/gather';
import { getContentSync, isOwnRound, wakeContentRounds } from '@/lib/content/rounds';
import { getWebhookSecret, readWebhook } from '@/lib/content/webhook';
import { expireRouteFacts } from '@/lib/routing/facts';

async function markPages(): Promise<void> {
  // Marked stale rather than expired: the next visitor waits a short time for the new page, and otherwise gets the old
  // one.
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

/** Each call renders all pages again, so calls in quick succession share one. */
const PAUSE_MS = 1000;
const refreshOnce = gather(refresh, PAUSE_MS);

/** Called by the content service after a publication, and by this server when it detects one itself. */
export async function POST(request: Request) {
  if (isOwnRound(request.headers)) {
    await markPages();
    return new Response(null, { status: 204 });
  }
  const { status, isUpdate } = await readWebhook(request, getWebhookSecret());
  if (isUpdate) await refreshOnce();
  return Response.json({ accepted: status === 200 }, { status });
}
