import type { CustomTypeModel } from '@prismicio/client';
import { isTimestamp } from './instants';
import { getTypeFields, getTypeModel } from './models';
import type { ContentFile, ContentModels, RepositoryLanguage, StoredDocument } from './types';
import type { ContentIssue, FieldContext } from './validate-context';
import { checkFields } from './validate-fields';
import { findSetIssues } from './validate-set';
import { checkSliceIds } from './validate-slices';

export { ContentError } from './content-error';
export type { ContentIssue } from './validate-context';

const UID = /^[a-z0-9]+(?:[-_.~]+[a-z0-9]+)*$/i;

function checkUid(model: CustomTypeModel, { document, report }: FieldContext) {
  const isAddressed = Object.values(getTypeFields(model)).some(({ type }) => type === 'UID');
  if (isAddressed && (document.uid === null || !UID.test(document.uid))) {
    report('uid', `a ${model.id} needs a uid of letters, digits and hyphens`);
  }
  if (!isAddressed && document.uid !== null) report('uid', `a ${model.id} has no uid`);
}

function checkDocument(
  languages: readonly Pick<RepositoryLanguage, 'id'>[],
  context: FieldContext,
) {
  const { document, models, report } = context;
  if (!languages.some(({ id }) => id === document.lang)) {
    report('lang', `unknown language "${document.lang}"`);
  }
  for (const key of ['first_publication_date', 'last_publication_date'] as const) {
    if (!isTimestamp(document[key])) report(key, 'must be a time such as 2026-01-31T12:00:00+0000');
  }
  const model = getTypeModel(models, document.type);
  if (!model) return report('type', `unknown type "${document.type}"`);
  checkUid(model, context);
  checkSliceIds(context);
  checkFields(getTypeFields(model), document.data, 'data', context);
}

/** Lists all problems of a set of documents with its models and languages; empty if there are none. */
export function validateDocuments(
  files: readonly ContentFile[],
  models: ContentModels,
  languages: readonly Pick<RepositoryLanguage, 'id'>[],
): ContentIssue[] {
  const targets = new Map<string, StoredDocument>(
    files.map(({ document }) => [document.id, document]),
  );
  const issues: ContentIssue[] = [];
  for (const { document, file } of files) {
    checkDocument(languages, {
      document,
      models,
      getTarget: (id) => targets.get(id),
      report: (path, message) => issues.push({ file, path, message }),
    });
  }
  const isRepeatable = (type: string) => getTypeModel(models, type)?.repeatable === true;
  return [...issues, ...findSetIssues(files, languages, isRepeatable)];
}
