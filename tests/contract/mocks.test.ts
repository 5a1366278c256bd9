import { describe, expect, it } from 'vitest';
import {
  FOLDERS,
  generateMocks,
  readMocks,
  readModel,
  toApiSlice,
  type SliceMock,
} from '@/scripts/library/slices';

describe.each(FOLDERS)('the mocks of %s', (folder) => {
  const model = readModel(folder);
  const variations = model.variations.map(({ id }) => id);

  it('exist for every variation, and fill only fields of the model', () => {
    const mocks = readMocks(folder);
    expect(mocks.map(({ variation }) => variation)).toEqual(variations);
    for (const [index, { primary }] of mocks.entries()) {
      const fields = Object.keys(model.variations[index]?.primary ?? {});
      expect(Object.keys(primary).filter((name) => !fields.includes(name))).toEqual([]);
    }
  });

  it('become slices as the content service sends them', () => {
    for (const mock of readMocks(folder)) {
      const slice = toApiSlice(model, mock);
      expect(slice).toMatchObject({ slice_type: model.id, variation: mock.variation });
    }
  });

  it('can be made up from the model alone', () => {
    const mocks = generateMocks(folder) as SliceMock[];
    expect(mocks.map(({ variation }) => variation)).toEqual(variations);
  });
});
