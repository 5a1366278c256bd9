const TOTAL_BYTES = 300 * 1024 * 1024;
const CHUNK = new Uint8Array(16 * 1024).fill(32);

/** A body of 300 MB that is made as it is read, and counts how many bytes were asked of it. */
export function makeHugeBody() {
  let pulled = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulled >= TOTAL_BYTES) return controller.close();
        pulled += CHUNK.length;
        controller.enqueue(CHUNK);
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    chunkBytes: CHUNK.length,
    getPulled: () => pulled,
    isCancelled: () => isCancelled,
  };
}

/** A request whose body is streamed, as one sent in chunks arrives. */
export const postStream = (url: string, body: ReadableStream, headers?: HeadersInit) =>
  new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
