/** The first round opens and checks the database, which would delay the start of the server. */
const START_PAUSE_MS = 1000;

export type Rounds = {
  /** Begins no further round; resolves when the one under way has ended. */
  stop(): Promise<void>;
};

/** Does something again and again, with a pause in between, for as long as the process lives. */
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
