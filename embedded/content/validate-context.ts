import type { CustomTypeModelField } from '@prismicio/client';
import type { ContentModels, StoredDocument } from './types';

export type ContentIssue = { file: string; path: string; message: string };

/** What the checks of a document's fields share. */
export type FieldContext = {
  document: StoredDocument;
  models: ContentModels;
  getTarget: (id: string) => StoredDocument | undefined;
  report: (path: string, message: string) => void;
};

export type FieldModel<Kind extends CustomTypeModelField['type'] = CustomTypeModelField['type']> =
  Extract<CustomTypeModelField, { type: Kind }>;

/** Reports each unknown key. */
export function checkKeys(
  value: Record<string, unknown>,
  known: readonly string[],
  path: string,
  { report }: FieldContext,
) {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) report(`${path}.${key}`, `unknown key "${key}"`);
  }
}
