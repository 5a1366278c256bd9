import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Content, SharedSliceModel, SliceZone as Zone } from '@prismicio/client';
import { SliceZone } from '@prismicio/react';
import { renderSliceMock } from '@prismicio/mocks';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SliceContext } from '@/components/content/slice-context';
import type { Locale } from '@/lib/i18n/locales';
import { getProjects } from '@/lib/content/projects';
import { getShell } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { createProviderClient } from '@/lib/provider/client';
import { createEmbeddedProvider } from '@/lib/provider/embedded';
import { createLiveData } from '@/lib/provider/store';
import { components } from '@/slices';

type Arguments = Parameters<typeof renderSliceMock>;
export type SliceMock = Arguments[1];
export type ApiSlice = {
  id: string;
  slice_type: string;
  variation: string;
  primary: Record<string, unknown>;
  items: unknown[];
};

const root = path.resolve(import.meta.dirname, '../..');

export const SLICE_FILES = ['index.tsx', 'index.module.scss', 'model.json', 'mocks.json'];
export const FOLDERS = readdirSync(path.join(root, 'slices'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const listFiles = (folder: string) => readdirSync(path.join(root, 'slices', folder));
const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'slices', folder, file), 'utf8'));
export const readModel = (folder: string) => readJson(folder, 'model.json') as SharedSliceModel;
export const readMocks = (folder: string) => readJson(folder, 'mocks.json') as SliceMock[];

/** A model as the editor reads it: a link that names no kind takes any. */
function toReadModel(model: SharedSliceModel): Arguments[0] {
  const complete = (_: string, value: unknown): unknown => {
    const { type, config } = (value ?? {}) as { type?: string; config?: object };
    return type === 'Link' ? { type, config: { select: null, ...config } } : value;
  };
  return JSON.parse(JSON.stringify(model), complete) as Arguments[0];
}

/** What the content service would answer for a mock. */
export function toApiSlice(model: SharedSliceModel, mock: SliceMock): ApiSlice {
  return renderSliceMock(toReadModel(model), mock) as ApiSlice;
}

const embedded = createEmbeddedProvider();
const liveData = createLiveData({
  client: createProviderClient({
    fetch: (url, init) => embedded(new Request(url, init)),
    apiUrl: 'http://provider.test/v3',
    availabilityUrl: 'http://provider.test/v3',
    timeoutMs: 8000,
  }),
  retryDelayMs: 0,
});

/** The markup of a slice on a page of a language, with the embedded provider's data. */
export async function renderSlice(slice: ApiSlice, locale: Locale): Promise<string> {
  const [nodes, plans, computeUnits, projects, { settings }] = await Promise.all([
    liveData.getNodes(),
    liveData.getPlans(),
    liveData.getComputeUnits(),
    getProjects(locale),
    getShell(locale),
  ]);
  const messages = getMessages(locale);
  const { offers } = settings;
  const context: SliceContext = {
    locale,
    messages,
    nodes,
    plans,
    computeUnits,
    projects,
    offers,
  };
  const zone = [slice] as unknown as Zone<Content.HomeDocumentDataSlicesSlice>;
  return renderToStaticMarkup(
    <SliceZone slices={zone} components={components} context={context} />,
  );
}
