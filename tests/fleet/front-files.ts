import { inject } from 'vitest';
import { askExactly, type Asked } from './ask';

/** Asks the front without TLS. */
export const ask = (asked: Asked, base = inject('fleet').origins.plain) => askExactly(base, asked);

/** The address of a file that the front serves by itself. @param minBytes that it has at least */
export async function findScript(minBytes = 0): Promise<string> {
  const { bytes } = await ask({ path: '/' });
  for (const [script] of String(bytes).matchAll(/\/_next\/static\/[^"]+\.js/g)) {
    if ((await ask({ path: script })).bytes.length >= minBytes) return script;
  }
  throw new Error('The home page names no such script.');
}
