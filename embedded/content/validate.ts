import { isJsonObject } from '@/lib/json';
import { timestamp, toFieldsSchema } from './field-schemas';
import { getTypeFields, getTypeModel } from './models';
import {
  ContentError,
  type ContentFile,
  type ContentModels,
  type RepositoryLanguage,
  type StoredDocument,
} from './types';

/** A problem of a document; `path` is that of the field, such as `data.slices[0].primary.title`. */
export type ContentIssue = { file: string; path: string; message: string };

type Languages = readonly Pick<RepositoryLanguage, 'id'>[];
type Report = (path: string, message: string) => void;

const UID = /^[a-z0-9]+(?:[-_.~]+[a-z0-9]+)*$/i;

const toPath = (keys: readonly PropertyKey[]) =>
  keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** Reports links to missing documents and to those of another language. */
function checkLinks(
  value: unknown,
  path: string,
  { lang, targets, report }: { lang: string; targets: Targets; report: Report },
) {
  if (Array.isArray(value)) {
    value.forEach((item, index) =>
      checkLinks(item, `${path}[${index}]`, { lang, targets, report }),
    );
  }
  if (!isJsonObject(value)) return;
  if (value.link_type === 'Document') {
    const target = targets.get(String(value.id));
    if (!target) report(path, `links to "${String(value.id)}", which does not exist`);
    else if (target.lang !== lang) {
      report(path, `a ${lang} document links to "${target.id}", which is ${target.lang}`);
    }
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    checkLinks(item, `${path}.${key}`, { lang, targets, report });
  }
}

type Targets = ReadonlyMap<string, StoredDocument>;

/** Reports slices with another's id; pages use them as keys. */
function checkSliceIds({ data }: StoredDocument, report: Report) {
  const seen = new Set<unknown>();
  const slices = Array.isArray(data.slices) ? data.slices : [];
  slices.forEach((slice: unknown, index) => {
    const id = isJsonObject(slice) ? slice.id : undefined;
    if (seen.has(id)) report(`data.slices[${index}]`, `duplicate slice id "${String(id)}"`);
    seen.add(id);
  });
}

/** Finds documents that share what must be unique. */
function findDuplicates(
  files: readonly ContentFile[],
  path: string,
  toKey: (document: StoredDocument) => string | null,
): ContentIssue[] {
  const firsts = new Map<string, string>();
  return files.flatMap(({ document, file }) => {
    const key = toKey(document);
    const first = key === null ? undefined : firsts.get(key);
    if (key !== null && first === undefined) firsts.set(key, file);
    return first === undefined ? [] : [{ file, path, message: `the ${path} is that of ${first}` }];
  });
}

/** Finds documents without their twin in another language, and twins of two types. */
function findGroupIssues(
  files: readonly ContentFile[],
  models: ContentModels,
  languages: Languages,
): ContentIssue[] {
  const groups = new Map<string, ContentFile[]>();
  for (const entry of files) {
    const { group } = entry.document;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].flatMap(([group, members]) => {
    const [{ file, document } = { file: '', document: undefined }] = members;
    const isRepeatable = getTypeModel(models, document?.type ?? '')?.repeatable;
    // A document without a URL, such as a redirect, may exist in one language only.
    const wanted = document?.uid === null && isRepeatable ? [] : languages;
    const missing = wanted
      .filter(({ id }) => !members.some((member) => member.document.lang === id))
      .map(({ id }) => ({ file, message: `the group "${group}" has no ${id} document` }));
    const strangers = members
      .filter((member) => member.document.type !== document?.type)
      .map((member) => ({
        file: member.file,
        message: `the group "${group}" is of ${document?.type}`,
      }));
    return [...missing, ...strangers].map((issue) => ({ ...issue, path: 'group' }));
  });
}

/** Lists all problems of a set of documents with its models and languages; empty if there are none. */
export function validateDocuments(
  files: readonly ContentFile[],
  models: ContentModels,
  languages: Languages,
): ContentIssue[] {
  const targets = new Map(files.map(({ document }) => [document.id, document]));
  const slices = new Map();
  const schemas = new Map(
    models.customTypes.map((model) => {
      const fields = getTypeFields(model);
      const hasUid = Object.values(fields).some(({ type }) => type === 'UID');
      return [
        model.id,
        { fields, hasUid, schema: toFieldsSchema(fields, models, slices) },
      ] as const;
    }),
  );
  const issues: ContentIssue[] = [];
  for (const { document, file } of files) {
    const report: Report = (path, message) => issues.push({ file, path, message });
    const { type, lang, uid, data } = document;
    if (!languages.some(({ id }) => id === lang)) report('lang', `unknown language "${lang}"`);
    for (const key of ['first_publication_date', 'last_publication_date'] as const) {
      const { error } = timestamp.safeParse(document[key]);
      if (error) report(key, error.issues[0]?.message ?? '');
    }
    const model = schemas.get(type);
    if (!model) {
      report('type', `unknown type "${type}"`);
      continue;
    }
    if (model.hasUid && !UID.test(uid ?? '')) {
      report('uid', `a ${type} needs a uid of letters, digits and hyphens`);
    }
    if (!model.hasUid && uid !== null) report('uid', `a ${type} has no uid`);
    for (const { path, message } of model.schema.safeParse(data).error?.issues ?? []) {
      report(`data${toPath(path)}`, message);
    }
    checkLinks(data, 'data', { lang, targets, report });
    checkSliceIds(document, report);
  }
  return [
    ...issues,
    ...findDuplicates(files, 'id', ({ id }) => id),
    ...findDuplicates(files, 'uid', ({ type, lang, uid }) =>
      uid === null ? null : JSON.stringify([type, lang, uid]),
    ),
    ...findDuplicates(files, 'group', ({ group, lang }) => JSON.stringify([group, lang])),
    ...findGroupIssues(files, models, languages),
  ];
}

/** @throws {ContentError} naming every invalid field with its file */
export function assertValid(
  files: readonly ContentFile[],
  models: ContentModels,
  { languages, title }: { languages: Languages; title: string },
) {
  const issues = validateDocuments(files, models, languages);
  if (issues.length === 0) return;
  const lines = issues.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new ContentError(`${title}:\n  ${lines.join('\n  ')}`);
}
