/** The first round opens and checks the database, which would delay the server's start. */
const START_PAUSE_MS = 1000;

export type Rounds = {
  /** Starts no further round; resolves once the current one has ended. */
  stop(): Promise<void>;
};

/** Repeats something with a pause in between, for the lifetime of the process. */
export function startRounds(round: () => Promise<unknown>, pauseMs: number): Rounds {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      running = round()
        .catch(() => undefined)
        .then(() => isStopped || schedule(pauseMs));
    }, ms).unref();
  };
  schedule(Math.min(pauseMs, START_PAUSE_MS));

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
