import { FairQueue } from '@/lib/fair-queue';
import { createSignal } from '@/lib/signal';
import type { OnOver } from './when-over';

type Room = { open: number; max: number; waiting: FairQueue<() => void> };

/** Gives each key a limited number of concurrent places. Requests beyond that queue, and their owners take turns. */
export function createPlaces() {
  const rooms = new Map<string, Room>();

  function admit(room: Room): void {
    while (room.open < room.max) {
      const start = room.waiting.take();
      if (!start) return;
      room.open += 1;
      start();
    }
  }

  function leave(key: string, room: Room): void {
    room.open -= 1;
    admit(room);
    if (room.open === 0) rooms.delete(key);
  }

  function hold(key: string, room: Room): () => void {
    const end = createSignal();
    // Requests that arrived in the meantime go first.
    end.on(() => void setImmediate(() => leave(key, room)));
    return end.happen;
  }

  return {
    /**
     * Waits for one of the key's `max` places, and returns a function that leaves it; null if the request ended before
     * that. The latest `max` applies to the whole queue.
     */
    enter(key: string, max: number, onOver: OnOver, owner = key): Promise<(() => void) | null> {
      const room = rooms.get(key) ?? { open: 0, max, waiting: new FairQueue<() => void>() };
      rooms.set(key, room);
      room.max = max;
      return new Promise((resolve) => {
        const start = () => resolve(hold(key, room));
        room.waiting.add(owner, start);
        onOver(() => {
          if (room.waiting.delete(owner, start)) resolve(null);
        });
        admit(room);
      });
    },
  };
}
