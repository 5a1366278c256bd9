import { isDeepStrictEqual } from 'node:util';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { loadModels } from '../../embedded/content/load';
import { getScreenshot } from './assets';
import type { IdMap } from './id-map';
import type { createClients } from './repository';

type TypesClient = ReturnType<typeof createClients>['types'];

export type ModelChange = { kind: 'slice' | 'type'; id: string; isNew: boolean };
type Change = ModelChange & { send: () => Promise<unknown> };

/** Returns a slice whose variations show the pictures in the media library. */
function withPictures(slice: SharedSliceModel, ids: IdMap): SharedSliceModel {
  const variations = slice.variations.map((variation) => {
    const picture = ids.getAsset(getScreenshot(slice.name, variation.id));
    return picture ? { ...variation, imageUrl: picture.url } : variation;
  });
  return { ...slice, variations } as SharedSliceModel;
}

const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/**
 * Lists the changes that make the repository's models match the project's; slices first, because types refer to them.
 */
export async function findModelChanges(
  root: string,
  types: TypesClient,
  ids: IdMap,
): Promise<Change[]> {
  const local = loadModels(root);
  const [slices, customTypes] = [await types.getAllSharedSlices(), await types.getAllCustomTypes()];
  const changes: Change[] = [];
  for (const model of local.sharedSlices.map((slice) => withPictures(slice, ids))) {
    const remote = slices.find(({ id }) => id === model.id);
    if (remote && isSame(remote, model)) continue;
    const send = () => (remote ? types.updateSharedSlice(model) : types.insertSharedSlice(model));
    changes.push({ kind: 'slice', id: model.id, isNew: !remote, send });
  }
  for (const model of local.customTypes as CustomTypeModel[]) {
    const remote = customTypes.find(({ id }) => id === model.id);
    if (remote && isSame(remote, model)) continue;
    const send = () => (remote ? types.updateCustomType(model) : types.insertCustomType(model));
    changes.push({ kind: 'type', id: model.id, isNew: !remote, send });
  }
  return changes;
}
