import type { Form, Ref, Repository } from '@prismicio/client';
import type { ContentSet } from './content-set';
import type { ContentModels, RepositoryLanguage } from './types';

/** Returns the distinct tags in use. */
export function getTags(content: ContentSet): string[] {
  return [...new Set(content.documents.flatMap(({ tags }) => tags))].sort();
}

function getTypes(content: ContentSet, models: ContentModels): Record<string, string> {
  const ids = content.documents.map(({ type }) => [type, type]);
  const labels = models.customTypes.map(({ id, label }) => [id, label ?? id]);
  return Object.fromEntries([...ids, ...labels]) as Record<string, string>;
}

function toForm(action: string, fields: Form['fields']): Form {
  return { method: 'GET', enctype: 'application/x-www-form-urlencoded', action, fields };
}

/** Returns the response of the repository's root URL. */
export function toRepositoryInfo(
  content: ContentSet,
  models: ContentModels,
  refs: Ref[],
  languages: readonly RepositoryLanguage[],
  endpoint: string,
): Repository {
  const { origin } = new URL(endpoint);
  return {
    refs,
    integrationFieldsRef: null,
    languages: languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    types: getTypes(content, models),
    tags: getTags(content),
    forms: {
      everything: toForm(`${endpoint}/documents/search`, {
        ref: { type: 'String', multiple: false },
        q: { type: 'String', multiple: true },
        lang: { type: 'String', multiple: false },
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
        orderings: { type: 'String', multiple: false },
      }),
      tags: toForm(`${endpoint}/tags`, {}),
    },
    oauth_initiate: `${origin}/auth/signin`,
    oauth_token: `${origin}/auth/token`,
    version: 'embedded',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
    bookmarks: {},
  };
}
