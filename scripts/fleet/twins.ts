import { readFileSync } from 'node:fs';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|map)$/;
const MIN_BYTES = 512;

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** The compressed variants that nginx serves: the same name with another extension. */
export const TWINS = [
  { ending: '.gz', pack: (bytes: Buffer) => gzipSync(bytes, { level: 9 }), unpack: gunzipSync },
  { ending: '.br', pack: brotli, unpack: brotliDecompressSync },
];

export const hasTwins = (file: string, bytes: Buffer): boolean =>
  COMPRESSIBLE.test(file) && bytes.length >= MIN_BYTES;

/** False for a variant that is missing or damaged, for example by a power cut. */
export function isTwinThere(
  file: string,
  unpack: (bytes: Buffer) => Buffer,
  bytes: Buffer,
): boolean {
  try {
    return unpack(readFileSync(file)).equals(bytes);
  } catch {
    return false;
  }
}
