import { readWorkload } from './read-workload';
import type { ImportFault, Workload } from './types';

/** What the worker sends: how much it has read, in bytes, then the result. */
export type WorkerMessage = { read: number } | { result: Workload | ImportFault };

const post = (message: WorkerMessage) => self.postMessage(message);

/** Reads a blob as text in pieces, and says how far it is. */
async function* toText(blob: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = blob.stream().getReader();
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.byteLength;
    post({ read });
    yield decoder.decode(part.value, { stream: true });
  }
  yield decoder.decode();
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readWorkload(toText(data)).then(
    (result) => post({ result }),
    () => post({ result: 'unknown-format' }),
  );
});
