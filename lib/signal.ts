/** Calls back once an event has happened: at once if it has already. */
export type On = (callback: () => void) => void;

/** An event that happens once. */
export function createSignal(): { on: On; happen: () => void } {
  const callbacks: (() => void)[] = [];
  let hasHappened = false;
  return {
    on: (callback) => void (hasHappened ? callback() : callbacks.push(callback)),
    happen() {
      if (hasHappened) return;
      hasHappened = true;
      for (const callback of callbacks.splice(0)) callback();
    },
  };
}
