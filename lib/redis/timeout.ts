export class TimeoutError extends Error {}

/** Rejects with a TimeoutError when a promise has not settled in time; what it waits for goes on. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // After a stall of this process the answer may be there, and only not have been read.
      setImmediate(() => reject(new TimeoutError(`no answer in ${ms} ms`)));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
