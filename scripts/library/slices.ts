import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SharedSliceModel } from '@prismicio/client';
import { generateSliceMock, renderSliceMock } from '@prismicio/mocks';

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

export const FOLDERS = readdirSync(path.join(root, 'slices'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const getSliceFile = (folder: string, file: string) =>
  path.join(root, 'slices', folder, file);
export const listFiles = (folder: string) => readdirSync(path.join(root, 'slices', folder));
/** Returns the file name of a variation's picture in the editor's library. */
export const toScreenshotName = (variation: string) => `screenshot-${variation}.png`;

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(getSliceFile(folder, file), 'utf8'));
export const readModel = (folder: string) => readJson(folder, 'model.json') as SharedSliceModel;
export const readMocks = (folder: string) => readJson(folder, 'mocks.json') as SliceMock[];

/** Converts a model to the editor's form: a link without a kind accepts any. */
function toReadModel(model: SharedSliceModel): Arguments[0] {
  const complete = (_: string, value: unknown): unknown => {
    const { type, config } = (value ?? {}) as { type?: string; config?: object };
    return type === 'Link' ? { type, config: { select: null, ...config } } : value;
  };
  return JSON.parse(JSON.stringify(model), complete) as Arguments[0];
}

/** Returns the content service's response for a mock. */
export function toApiSlice(model: SharedSliceModel, mock: SliceMock): ApiSlice {
  return renderSliceMock(toReadModel(model), mock) as ApiSlice;
}

/** Returns made-up mocks, one for each variation, for a slice that has none. */
export function generateMocks(folder: string): unknown[] {
  const model = toReadModel(readModel(folder));
  return model.variations.map((variation) =>
    generateSliceMock({ ...model, variations: [variation] })(),
  );
}
