import type { OnOver } from './when-over';

type Room = { open: number; max: number; waiting: Set<() => void> };

/** Gives each key some places at a time. Whoever finds none queues in order. */
export function createPlaces() {
  const rooms = new Map<string, Room>();

  function admit(room: Room): void {
    for (const start of room.waiting) {
      if (room.open >= room.max) return;
      room.waiting.delete(start);
      room.open += 1;
      start();
    }
  }

  function leave(key: string, room: Room): void {
    room.open -= 1;
    admit(room);
    if (room.open === 0) rooms.delete(key);
  }

  /** Keeps a place until the request is over or what this returns is called. */
  function hold(key: string, room: Room, onOver: OnOver): () => void {
    let isLeft = false;
    const end = () => {
      if (isLeft) return;
      isLeft = true;
      // Requests that arrived in the meantime go first.
      setImmediate(() => leave(key, room));
    };
    onOver(end);
    return end;
  }

  return {
    /**
     * Waits for one of the key's `max` places, and gives what leaves it early; null when the request was over before.
     * The latest `max` counts for the whole queue.
     */
    enter(key: string, max: number, onOver: OnOver): Promise<(() => void) | null> {
      const room = rooms.get(key) ?? { open: 0, max, waiting: new Set() };
      rooms.set(key, room);
      room.max = max;
      return new Promise((resolve) => {
        const start = () => resolve(hold(key, room, onOver));
        room.waiting.add(start);
        onOver(() => {
          if (room.waiting.delete(start)) resolve(null);
        });
        admit(room);
      });
    },
  };
}
