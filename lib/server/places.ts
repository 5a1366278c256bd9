import type { OnOver } from './when-over';

type Room = { open: number; waiting: Set<() => void> };

/** Gives each key up to `max` places; callers without one queue in order. */
export function createPlaces(max: number) {
  const rooms = new Map<string, Room>();

  function leave(key: string, room: Room): void {
    const [next] = room.waiting;
    if (next) {
      room.waiting.delete(next);
      next();
      return;
    }
    room.open -= 1;
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
    /** Waits for a place and gives what leaves it early; null when the request was over before. */
    enter(key: string, onOver: OnOver): Promise<(() => void) | null> {
      const room = rooms.get(key) ?? { open: 0, waiting: new Set() };
      rooms.set(key, room);
      if (room.open < max) {
        room.open += 1;
        return Promise.resolve(hold(key, room, onOver));
      }
      return new Promise((resolve) => {
        const start = () => resolve(hold(key, room, onOver));
        room.waiting.add(start);
        onOver(() => {
          if (room.waiting.delete(start)) resolve(null);
        });
      });
    },
  };
}
