import path from 'node:path';
import { fillText } from '@/lib/content/fill-text';
import { FILES, getTwin, listCode, listTexts } from '@/tests/contract/documents';
import { HOST, PLACEHOLDER } from './endpoints';
import { toParts, type Kind, type Part } from './kinds';

export type Sample = {
  name: string;
  /** Last segment of the page's path. */
  page: string;
  text: string;
  /** The parts before it on its page. */
  before: Part[];
  /** True if the text beside the code says what to replace the placeholder with. */
  isPlaceholderNamed: boolean;
};

const DOCUMENTS = FILES.map(({ file, document }) => {
  const codes = [...listCode(document.data)];
  const prose = listTexts(document.data).filter(({ text }) => !codes.includes(text));
  return {
    file,
    document,
    page: path.basename(file).split('.')[0] ?? '',
    parts: codes.map((code) => toParts(fillText(code, { host: HOST }))),
    isPlaceholderNamed: prose.some(({ text }) => text.includes(PLACEHOLDER)),
  };
});

/** Lists the samples of one kind in all documents; the commands of a code text form one script. */
export const listSamples = (kind: Kind): Sample[] =>
  DOCUMENTS.flatMap(({ file, page, parts, isPlaceholderNamed }) =>
    parts.flatMap((all, index) => {
      const own = all.filter((part) => part.kind === kind).map(({ text }) => text);
      const texts = kind === 'shell' && own.length > 0 ? [own.join('\n')] : own;
      const before = parts.slice(0, index).flat();
      return texts.map((text) => {
        const name = `${file}: ${text.split('\n')[0]}`;
        return { name, page, text, before, isPlaceholderNamed };
      });
    }),
  );

const withoutComments = (text: string) => text.replace(/^(?:#|\/\/) .*\n/gm, '');

/** Lists what is run or sent, in page order; the same in each language. */
const listCommon = (parts: Part[][]) =>
  parts
    .flat()
    .filter(({ kind }) => kind !== 'words')
    .map(({ text }) => withoutComments(text));

/** The codes of each English page, and those of its twin. */
export const PAIRS = DOCUMENTS.filter(({ document }) => document.lang === 'en-gb').flatMap(
  ({ file, document, parts }) => {
    const twin = DOCUMENTS.find((other) => other.document === getTwin(document));
    const own = listCommon(parts);
    return own.length > 0 ? [{ file, own, twin: listCommon(twin?.parts ?? []) }] : [];
  },
);
