import { vi } from 'vitest';
import { LocalKeys } from '@/lib/cache/local-keys';
import { RedisCache } from '@/lib/cache/redis-cache';
import type { RedisLink } from '@/lib/redis/link';
import { SharedTags } from '@/lib/cache/shared-tags';
import { createMemoryStore } from './fixtures';

/** Redis as a map and two hashes. It can be unreachable, or full: then it reads and deletes but stores nothing. */
export function createLink() {
  const texts = new Map<string, Buffer>();
  const hashes = new Map<string, Map<string, string>>();
  const listeners: (() => void)[] = [];
  const assertRoom = () => {
    if (link.isFull) throw new Error('OOM command not allowed');
  };
  const client = {
    get: async (key: string) => texts.get(key) ?? null,
    set: async (key: string, bytes: Buffer) => {
      assertRoom();
      texts.set(key, bytes);
      return 'OK';
    },
    del: async (key: string) => Number(texts.delete(key)),
    hmGet: async (key: string, fields: string[]) =>
      fields.map((field) => hashes.get(key)?.get(field) ?? null),
    hSet: async (key: string, field: string, value: string) => {
      assertRoom();
      hashes.set(key, new Map([...(hashes.get(key) ?? []), [field, value]]));
      return 1;
    },
  };
  const run = async (command: (given: typeof client) => Promise<unknown>) =>
    link.isUp ? command(client).catch(() => null) : null;
  const link = {
    isUp: true,
    isFull: false,
    run,
    write: run,
    onUp: (listener: () => void) => listeners.push(listener),
    recover: () => {
      link.isUp = true;
      link.isFull = false;
      listeners.forEach((listener) => listener());
    },
  };
  return { link, client, texts };
}

export function createInstance(
  link: ReturnType<typeof createLink>['link'],
  local = createMemoryStore().store,
  buildId = 'one',
) {
  const real = link as unknown as RedisLink;
  const localKeys = new LocalKeys();
  return new RedisCache({ local, link: real, tags: new SharedTags(real), localKeys, buildId });
}

/** Next compares times by the clock of `performance`, whose origin cannot be faked. */
export function setClock(time: number) {
  vi.setSystemTime(time);
  vi.spyOn(performance, 'now').mockReturnValue(time - performance.timeOrigin);
}
