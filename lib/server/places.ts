import type { OnOver } from './when-over';

type Queue = Set<() => void>;
/** Who waits, by whom they belong to, in the order in which these have their turns. */
type Room = { open: number; max: number; queues: Map<string, Queue> };

/** What waits next. Its owner goes to the end, however much it has waiting. */
function takeNext({ queues }: Room): (() => void) | undefined {
  for (const [owner, queue] of queues) {
    queues.delete(owner);
    for (const start of queue) {
      queue.delete(start);
      if (queue.size > 0) queues.set(owner, queue);
      return start;
    }
  }
}

/** Gives each key some places at a time. Whoever finds none queues; the owners of what waits take turns. */
export function createPlaces() {
  const rooms = new Map<string, Room>();

  function admit(room: Room): void {
    while (room.open < room.max) {
      const start = takeNext(room);
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
    enter(key: string, max: number, onOver: OnOver, owner = key): Promise<(() => void) | null> {
      const room = rooms.get(key) ?? { open: 0, max, queues: new Map<string, Queue>() };
      rooms.set(key, room);
      room.max = max;
      return new Promise((resolve) => {
        const start = () => resolve(hold(key, room, onOver));
        const queue: Queue = room.queues.get(owner) ?? new Set();
        room.queues.set(owner, queue.add(start));
        onOver(() => {
          if (!queue.delete(start)) return;
          if (queue.size === 0 && room.queues.get(owner) === queue) room.queues.delete(owner);
          resolve(null);
        });
        admit(room);
      });
    },
  };
}
