const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** Hosts whose frames the site may show; the Content-Security-Policy allows the same ones. */
export const FRAME_HOSTS = ['https://www.youtube-nocookie.com'];

/** Returns a YouTube video's page URL. */
export const toVideoUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** Returns the frame URL for a video page of an allowed provider; null for any other URL. */
export function getEmbedFrame(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' && pathname === '/watch'
        ? searchParams.get('v')
        : null;
  return id && YOUTUBE_ID.test(id) ? `${FRAME_HOSTS[0]}/embed/${id}` : null;
}
