import { describe, expect, test } from 'vitest';
import { getData } from './data-setup';
import { PAGE_MODEL } from './fixtures';

describe('the data of a document', () => {
  test('has an empty value for each field missing from the file', async () => {
    const slices = [{ id: 's', slice_type: 'hero', variation: 'default', primary: {} }];
    const data = await getData({ rows: [{}], slices }, {}, { models: [PAGE_MODEL] });
    expect(data).toMatchObject({
      title: null,
      isShown: false,
      body: [],
      image: {},
      link: { link_type: 'Any' },
      links: [],
      video: {},
      table: null,
      rows: [{ label: null, cells: [] }],
      slices: [{ version: 'initial', primary: { title: null, isWide: false }, items: [] }],
    });
    expect(data).not.toHaveProperty('uid');
  });
});
