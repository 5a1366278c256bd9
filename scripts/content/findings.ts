import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONDITIONS, FACTS } from '@/lib/company-facts/registry';
import { listFactNames } from '@/lib/content/fill-text';
import type { StoredDocument } from '@/embedded/content/types';
import { isEndpointHost } from '@/lib/endpoints/host';
import { isFile, isInternal, isServedElsewhere, withTrailingSlash } from '@/lib/site/paths';
import { listCode, listObjects, listTexts } from './texts';

export type Finding = { file: string; field: string; problem: string };

/** Returns the id of the document at a path, without language prefix, in a language. */
export type GetOwner = (url: string, lang: string) => string | undefined;

/** Samples and wallets use the settings' host unchanged. */
export function findUnsafeHost({ type, data }: StoredDocument) {
  const host = String(data.endpoint_host ?? '');
  return type === 'settings' && data.endpoint_scheme !== 'opaque' && !isEndpointHost(host)
    ? [{ field: 'endpoint_host', problem: `not a host: ${host}` }]
    : [];
}

/** Finds broken links within the site; `paths` are those of the document's language. */
export function findBrokenLinks(
  { data }: StoredDocument,
  paths: ReadonlySet<string>,
  root: string,
) {
  const links = listObjects(data).filter(({ value }) => value.link_type === 'Web');
  return links.flatMap(({ field, value }) => {
    const url = String(value.url);
    if (!isInternal(url) || url.startsWith('#') || isServedElsewhere(url)) return [];
    const bare = withTrailingSlash(url).replace(/[?#].*$/, '');
    const isThere = isFile(bare) ? existsSync(path.join(root, 'public', bare)) : paths.has(bare);
    return isThere ? [] : [{ field, problem: `leads nowhere: ${url}` }];
  });
}

/** Finds web links to a document's URL: a document link would follow when the URL changes. */
export function findOwnedLinks({ data, lang }: StoredDocument, getOwner: GetOwner) {
  const links = listObjects(data).filter(({ value }) => value.link_type === 'Web');
  return links.flatMap(({ field, value }) => {
    const owner = getOwner(String(value.url), lang);
    return owner
      ? [{ field, problem: `${String(value.url)} is the document ${owner}: link to it` }]
      : [];
  });
}

/** Finds pictures without alternative text, and headings that skip a rank. */
export function findGaps({ data }: StoredDocument) {
  const objects = listObjects(data);
  const pictures = objects
    .filter(({ value }) => 'dimensions' in value && !String(value.alt ?? '').trim())
    .map(({ field }) => ({ field, problem: 'a picture without alternative text' }));
  const headings = objects.flatMap(({ field, value }) => {
    const [, rank] = /^heading([1-6])$/.exec(String(value.type)) ?? [];
    return rank ? [{ field, rank: Number(rank) }] : [];
  });
  const skips = headings
    .filter(({ rank }, index) => rank > (headings[index - 1]?.rank ?? 1) + 1)
    .map(({ field }) => ({ field, problem: 'a heading that skips a level' }));
  return [...pictures, ...skips];
}

const FACT_NAMES = new Set<string>([...FACTS.map(({ name }) => name), ...CONDITIONS]);

/** Finds brackets left as placeholders, and unknown facts. */
export function findOpenMarks({ data }: StoredDocument) {
  const code = listCode(data);
  const texts = listTexts(data).filter(({ text }) => !code.has(text));
  return texts.flatMap(({ field, text }) => {
    const unknown = listFactNames(text).filter((name) => !FACT_NAMES.has(name));
    return [
      ...(text.includes('[[') ? [{ field, problem: `a bracket instead of a fact: ${text}` }] : []),
      ...unknown.map((name) => ({ field, problem: `no such fact: ${name}` })),
    ];
  });
}
