/** The addresses that are compared; null where a peer has no such page. */
export type Pages = { home: string; list: string | null; detail: string | null };

export type Running = {
  /** Such as `http://localhost:4000`, of the process that a front would stand before. */
  origin: string;
  port: number;
  /** Resident memory of all its processes, in bytes. */
  getMemory(): number;
  /** A folder whose `static` folder a front serves by itself. */
  assets?: string;
};

/** What a site of this kind could be made with. */
export type Peer = {
  name: string;
  versions: string;
  pages: Pages;
  /** Builds from the content service; gives how long that took. */
  build(): Promise<{ seconds: number; pages: number }>;
  start(): Promise<Running>;
  /** Has visitors shown what was just published; null for a peer without a content service. */
  publish: ((running: Running) => Promise<void>) | null;
};

/** Reports a publication to a site as the content service does. */
export async function callWebhook({ origin }: Running, secret: string): Promise<void> {
  const body = JSON.stringify({ type: 'api-update', secret });
  const { status } = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  if (status !== 200) throw new Error(`The webhook of ${origin} returned ${status}.`);
}
