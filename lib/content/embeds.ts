const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** Hosts whose frames the site may show; the Content-Security-Policy allows the same ones. */
export const FRAME_HOSTS = ['https://www.youtube-nocookie.com'];

/** Returns a YouTube video's page URL. */
export const toVideoUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** Returns the second at which a link starts its video, given as `95`, `95s` or `1m35s`; null for none. */
function getStart(params: URLSearchParams): number | null {
  const text = params.get('t') ?? params.get('start') ?? '';
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole && start > 0 ? start : null;
}

function getVideoId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return pathname.slice(1);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (pathname === '/watch') return searchParams.get('v');
  return /^\/(?:shorts|live|embed)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** Returns the frame URL for a video page of an allowed provider; null for any other URL. */
export function getEmbedFrame(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const id = getVideoId(parsed);
  if (!id || !YOUTUBE_ID.test(id)) return null;
  const start = getStart(parsed.searchParams);
  return `${FRAME_HOSTS[0]}/embed/${id}${start ? `?start=${start}` : ''}`;
}
