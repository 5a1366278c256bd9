import { findAssets } from './assets';
import { loadText, weighFile } from './weigh';

/** Bytes of script as brotli: with the page, once it works, and in total with what opens on a click. */
export type VisitorWeight = { eager: number; total: number };

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** Finds the scripts in a page's HTML, and all that they may load later. */
async function findScripts(origin: string, path: string) {
  const eager = findAssets(await loadText(origin + path), origin + path).scripts;
  const all = new Set(eager);
  for (const address of all) {
    const mentioned = (await loadText(address)).match(CHUNK) ?? [];
    for (const name of mentioned) all.add(`${origin}/_next/${name}`);
  }
  return { eager: new Set(eager), all };
}

async function sumSizes(addresses: Iterable<string>): Promise<number> {
  let total = 0;
  for (const address of addresses) total += await weighFile(address);
  return total;
}

/** True for a chunk with messages; a visitor loads those of one language. */
const isWords = async (address: string) =>
  (await loadText(address)).includes('.exports={preferences:');

/**
 * Measures what visitor features cost beyond the shell: the scripts of one page of the bare build that another, which
 * has only the shell, lacks.
 */
export async function weighVisitor(origin: string): Promise<VisitorWeight> {
  const shell = await findScripts(origin, '/shell');
  const visitor = await findScripts(origin, '/visitor');
  const eager = (await sumSizes(visitor.eager)) - (await sumSizes(shell.eager));
  const later = [...visitor.all].filter(
    (address) => !visitor.eager.has(address) && !shell.all.has(address),
  );
  const words = await Promise.all(later.map(async (address) => [address, await isWords(address)]));
  const wordSizes = await Promise.all(
    words.filter(([, has]) => has).map(([address]) => weighFile(String(address))),
  );
  const parts = words.filter(([, has]) => !has).map(([address]) => String(address));
  return { eager, total: eager + (await sumSizes(parts)) + Math.max(0, ...wordSizes) };
}
