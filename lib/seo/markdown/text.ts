const SPECIAL =
  /[\\`*[\]<]|&(?=#?\w+;)|~(?=~)|(?<![\p{Letter}\p{Number}])_|_(?![\p{Letter}\p{Number}])/gu;
const BLOCK_MARK = /^(\s*)(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|=+\s*$|-+\s*$)/;
const LIST_NUMBER = /^(\s*\d+)(?=[.)](?:\s|$))/;

const escapeLine = (line: string) =>
  line.replace(BLOCK_MARK, (lead) => `${lead}\\`).replace(LIST_NUMBER, '$1\\');

/** Plain words as Markdown that reads the same; what the owner has yet to fill in stands in brackets. */
export function toText(words: string): string {
  const marked = words.replace(/\[\[(.+?)\]\]/g, '[$1]');
  return marked
    .replace(SPECIAL, (sign) => `\\${sign}`)
    .split('\n')
    .map(escapeLine)
    .join('\\\n');
}

/** Code as a block, within a fence longer than any in the code. */
export function toCodeBlock(code: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map((run) => run.length)) + 1);
  return `${fence}\n${code}\n${fence}`;
}

export function toCode(code: string): string {
  const fence = code.includes('`') ? '``' : '`';
  const space = fence.length > 1 ? ' ' : '';
  return fence + space + code.replace(/\s*\n\s*/g, ' ') + space + fence;
}

/** Words set off by `mark`. Signs at the ends stay outside, since Markdown joins no mark to `。` before a letter. */
export function toEmphasis(mark: string, inner: string): string {
  const parts = /^([\s，。；：！？、（《“]*)([\s\S]*?)([\s,.;:!?，。；：！？、）》”]*)$/.exec(
    inner,
  );
  const [, before = '', core = '', after = ''] = parts ?? [];
  return core ? before + mark + core + mark + after : inner;
}

const toOneLine = (text: string) => text.replace(/\\?\s*\n\s*/g, ' ').trim();

/** A heading of Markdown text; empty without words. */
export function toHeading(rank: number, text: string): string {
  const line = toOneLine(text);
  return line ? `${'#'.repeat(Math.min(rank, 6))} ${line}` : '';
}

/** A link of Markdown text; without an address the words alone, without words nothing. */
export function toLink(text: string, address: string | null): string {
  const words = toOneLine(text);
  if (!words || !address) return words;
  const safe = address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${words}](${safe})`;
}

export function toList(items: readonly string[]): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item.replace(/\n/g, '\n  ')}`)
    .join('\n');
}

/** Blocks one after another; those without words are left out. */
export function toDocument(blocks: readonly string[]): string {
  return `${blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}
