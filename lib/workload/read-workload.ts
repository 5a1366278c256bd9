import { readDocument, type ReadDocument } from './documents';
import { addSample, finishScrapes, startScrapes } from './prometheus';
import { addLine } from './request-lines';
import { tryJson } from './rpc-body';
import { createTally, getSeconds, toUsage, type Tally } from './tally';
import type { ImportFault, Workload } from './types';

/** Whole documents are parsed at once, so that they are kept until they end. */
const MAX_DOCUMENT = 200_000_000;

type Kind = 'lines' | 'document' | 'prometheus';

/** Recognizes a text by its beginning. */
function detect(text: string): Kind {
  const start = text.trimStart();
  if (/^[a-zA-Z_:][\w:]*(?:\{[^}\n]*\})?[ \t]+[\d.eE+-]+(?:[ \t]+\d+)?[ \t]*$/m.test(start)) {
    return 'prometheus';
  }
  if (/^# (?:HELP|TYPE) /m.test(start)) return 'prometheus';
  if (!/^[{[]/.test(start)) return 'lines';
  const [first = ''] = start.split('\n', 1);
  // A line that is JSON by itself is one of many, unless it is the whole text.
  return first.length < start.length && tryJson(first) !== undefined ? 'lines' : 'document';
}

/** Splits a stream into lines, as many at a time as have arrived. */
async function* toLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  yield [rest];
}

async function readLines(tally: Tally, chunks: AsyncIterable<string>) {
  const seen = new Map<string, string | null>();
  for await (const lines of toLines(chunks)) {
    for (const line of lines) addLine(tally, seen, line);
  }
  return { format: 'requests' as const };
}

async function readScrapes(tally: Tally, chunks: AsyncIterable<string>) {
  const scrapes = startScrapes(tally);
  for await (const lines of toLines(chunks)) {
    for (const line of lines) addSample(scrapes, line);
  }
  finishScrapes(scrapes);
  return { format: 'prometheus' as const };
}

async function readWhole(tally: Tally, chunks: AsyncIterable<string>) {
  const parts: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_DOCUMENT) return 'too-large';
    parts.push(chunk);
  }
  const text = parts.join('');
  const document = tryJson(text);
  return document === undefined ? null : readDocument(tally, document);
}

/** As much of a text as shows what it is. */
const BEGINNING = 100_000;

async function readBeginning(chunks: AsyncIterator<string>): Promise<string> {
  let text = '';
  while (text.length < BEGINNING) {
    const next = await chunks.next();
    if (next.done) break;
    text += next.value;
  }
  return text;
}

/** Puts the beginning, which was read to recognize the text, back in front of the rest. */
async function* withFirst(first: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

const READERS: Record<
  Kind,
  (tally: Tally, chunks: AsyncIterable<string>) => Promise<ReadDocument | 'too-large' | null>
> = { lines: readLines, document: readWhole, prometheus: readScrapes };

/** Reads a text in pieces and returns the calls it tells of, without anything else from it. */
export async function readWorkload(chunks: AsyncIterable<string>): Promise<Workload | ImportFault> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await readBeginning(iterator);
  if (!first.trim()) return 'empty';
  const tally = createTally();
  const kind = detect(first.slice(0, BEGINNING));
  const read = await READERS[kind](tally, withFirst(first, iterator));
  if (read === 'too-large') return read;
  if (!read) return 'unknown-format';
  const usage = read.usage ?? toUsage(tally);
  if (usage.length === 0) return kind === 'lines' ? 'unknown-format' : 'no-calls';
  const seconds = read.seconds ?? getSeconds(tally);
  return { format: read.format, usage, seconds, skipped: tally.skipped };
}
