import type { ContentFile, RepositoryLanguage, StoredDocument } from './types';
import type { ContentIssue } from './validate-context';

function groupBy(
  files: readonly ContentFile[],
  toKey: (document: StoredDocument) => string,
): ContentFile[][] {
  const groups = new Map<string, ContentFile[]>();
  for (const entry of files) {
    const key = toKey(entry.document);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

function findDuplicates(
  files: readonly ContentFile[],
  path: string,
  toKey: (document: StoredDocument) => string,
  what: string,
): ContentIssue[] {
  return groupBy(files, toKey).flatMap(([first, ...others]) =>
    others.map(({ file }) => ({
      file,
      path,
      message: `${what} is that of ${first?.file ?? 'another'}`,
    })),
  );
}

function findGroupFaults(
  members: readonly ContentFile[],
  languages: readonly Pick<RepositoryLanguage, 'id'>[],
  isRepeatable: (type: string) => boolean,
): ContentIssue[] {
  const [first] = members;
  if (!first) return [];
  const { group, type, uid } = first.document;
  // A document without a URL, such as a redirect, may exist in one language only.
  const wanted = uid === null && isRepeatable(type) ? [] : languages;
  const missing = wanted
    .filter(({ id }) => !members.some(({ document }) => document.lang === id))
    .map(({ id }) => ({
      file: first.file,
      path: 'group',
      message: `the group "${group}" has no ${id} document`,
    }));
  const strangers = members
    .filter(({ document }) => document.type !== type)
    .map(({ file }) => ({ file, path: 'group', message: `the group "${group}" is of ${type}` }));
  return [...missing, ...strangers];
}

/** Finds problems between documents. */
export function findSetIssues(
  files: readonly ContentFile[],
  languages: readonly Pick<RepositoryLanguage, 'id'>[],
  isRepeatable: (type: string) => boolean,
): ContentIssue[] {
  const withUid = files.filter(({ document }) => document.uid !== null);
  return [
    ...findDuplicates(files, 'id', ({ id }) => id, 'the id'),
    ...findDuplicates(
      withUid,
      'uid',
      ({ type, lang, uid }) => JSON.stringify([type, lang, uid]),
      'the uid',
    ),
    ...findDuplicates(
      files,
      'group',
      ({ group, lang }) => JSON.stringify([group, lang]),
      'the group and language',
    ),
    ...groupBy(files, ({ group }) => group).flatMap((members) =>
      findGroupFaults(members, languages, isRepeatable),
    ),
  ];
}
