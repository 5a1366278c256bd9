export class TimeoutError extends Error {}

/** Rejects with a TimeoutError if a promise does not settle in time; the underlying work continues. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // After a stall of this process, the response may have arrived but not been read.
      setImmediate(() => reject(new TimeoutError(`no answer in ${ms} ms`)));
    }, ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
