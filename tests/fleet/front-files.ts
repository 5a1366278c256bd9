import { inject } from 'vitest';
import { askExactly, type Asked } from './ask';

/** Requests from the front server without TLS. */
export const ask = (asked: Asked, base = inject('fleet').origins.plain) => askExactly(base, asked);

/**
 * Returns the URL of a file that the front server serves itself.
 * @param minBytes its minimum size
 */
export async function findScript(minBytes = 0): Promise<string> {
  const { bytes } = await ask({ path: '/' });
  for (const [script] of String(bytes).matchAll(/\/_next\/static\/[^"]+\.js/g)) {
    if ((await ask({ path: script })).bytes.length >= minBytes) return script;
  }
  throw new Error('The home page names no such script.');
}
