import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route, SharedSliceModel } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { withLinks } from '@/embedded/content/links';
import { loadDocuments, loadModels } from '@/embedded/content/load';
import { toDocumentUrl } from '@/embedded/content/routes';
import type { StoredDocument } from '@/embedded/content/types';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import type { SliceMock } from './mock-types';
import { toSampleSlice } from './mock-sample';
import { toFields, toItems } from './mock-field';

/**
 * Returns the mocks.json of a slice: a mock for each variation, from the first of `slices` that has it, or from the
 * model alone.
 */
export function toSliceMocks(model: SharedSliceModel, slices: readonly JsonObject[]): SliceMock[] {
  const own = slices.filter(({ slice_type }) => slice_type === model.id);
  return model.variations.map((variation) => {
    const { id, primary = {}, items = {} } = variation;
    const slice = own.find((candidate) => candidate.variation === id) ?? toSampleSlice(variation);
    const values = isJsonObject(slice.primary) ? slice.primary : {};
    const place = `${model.id}.${id}`;
    return {
      __TYPE__: 'SharedSliceContent',
      variation: id,
      primary: Object.fromEntries(toFields(primary, values, `${place}.primary`)),
      items: toItems(items, slice.items, `${place}.items`) as SliceMock['items'],
    };
  });
}

function readRoutes(root: string): Route[] {
  const config = JSON.parse(readFileSync(path.join(root, 'prismic.config.json'), 'utf8')) as {
    routes: Route[];
  };
  return config.routes;
}

/** Reads the slices of documents in the master language, with the URLs of their links. */
function readSlices(root: string): JsonObject[] {
  const masterLang = LOCALES[DEFAULT_LOCALE].prismic;
  const routes = readRoutes(root);
  const documents = loadDocuments(root).map(({ document }) => document);
  const getDocument = (id: string) => documents.find((document) => document.id === id);
  const getUrl = (document: StoredDocument) =>
    toDocumentUrl(document, routes, { masterLang, getDocument });
  return documents
    .filter(({ lang }) => lang === masterLang)
    .flatMap(({ data }) => (Array.isArray(data.slices) ? (data.slices as unknown[]) : []))
    .map((slice) => withLinks(slice, { getDocument, getUrl }))
    .filter(isJsonObject);
}

/** Returns the content of every mocks.json below `root`, by file; deterministic for the same documents and models. */
export function getMocks(root: string): Map<string, SliceMock[]> {
  const slices = readSlices(root);
  return new Map(
    loadModels(root).sharedSlices.map((model) => [
      `slices/${model.name}/mocks.json`,
      toSliceMocks(model, slices),
    ]),
  );
}
