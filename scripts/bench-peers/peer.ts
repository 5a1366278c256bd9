/** The compared paths; null if a peer lacks such a page. */
export type Pages = { home: string; list: string | null; detail: string | null };

export type Running = {
  /** Origin of the process behind a front server, such as `http://localhost:4000`. */
  origin: string;
  port: number;
  /** Returns the resident memory of all its processes, in bytes. */
  getMemory(): number;
  /** A folder whose `static` folder a front server serves itself. */
  assets?: string;
};

/** An alternative way to build a site of this kind. */
export type Peer = {
  name: string;
  versions: string;
  pages: Pages;
  /** Builds from the content service; returns how long that took. */
  build(): Promise<{ seconds: number; pages: number }>;
  start(): Promise<Running>;
  /** Makes published content visible; null for a peer without a content service. */
  publish: ((running: Running) => Promise<void>) | null;
};

/** Reports a publication to a site as the content service does. */
export async function callWebhook({ origin }: Running, secret: string): Promise<void> {
  const body = JSON.stringify({ type: 'api-update', secret });
  const { status } = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  if (status !== 200) throw new Error(`The webhook of ${origin} returned ${status}.`);
}
