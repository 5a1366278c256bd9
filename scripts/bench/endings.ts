const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const endings: (() => void)[] = [];

/** Registers what must be undone when the bench ends, in whatever way. */
export function onEnd(ending: () => void) {
  endings.push(ending);
}

/** Undoes everything, the newest first. */
export function endAll() {
  for (let ending = endings.pop(); ending; ending = endings.pop()) ending();
}

process.on('exit', endAll);
for (const [signal, code] of Object.entries(SIGNALS)) {
  // Not at once: tsx kills a script that is too busy with its endings to confirm the signal.
  process.on(signal, () => setTimeout(() => process.exit(code), 50));
}
