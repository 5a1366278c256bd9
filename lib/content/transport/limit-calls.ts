/** Limits how many calls run at a time; the others wait their turn, in order. */
export function limitCalls(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    if (running >= max) await new Promise<void>((begin) => void waiting.push(begin));
    else running += 1;
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      // Hands the slot to the next call without freeing it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
