const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const endings: (() => void)[] = [];

/** Registers cleanup for when the bench ends, however that happens. */
export function onEnd(ending: () => void) {
  endings.push(ending);
}

/** Runs all cleanup, newest first. */
export function endAll() {
  for (let ending = endings.pop(); ending; ending = endings.pop()) ending();
}

process.on('exit', endAll);
for (const [signal, code] of Object.entries(SIGNALS)) {
  // Delayed: tsx kills a script that is too busy to confirm the signal.
  process.on(signal, () => setTimeout(() => process.exit(code), 50));
}
