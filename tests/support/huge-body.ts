const TOTAL_BYTES = 300 * 1024 * 1024;
const CHUNK = new Uint8Array(16 * 1024).fill(32);

/** A 300 MB body that is generated as it is read, and counts the bytes requested. */
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

/** Creates a request whose body is streamed, like one sent in chunks. */
export const postStream = (url: string, body: ReadableStream, headers?: HeadersInit) =>
  new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
