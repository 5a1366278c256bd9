import { expect, it } from 'vitest';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { PRESET_IDS, getPresetRows } from '@/lib/units/presets';

it('every preset is made of calls that the price list has, and some plan carries it', async () => {
  const rows = getPresetRows(await getComputeUnits(), await getPlans());
  expect(rows.map(({ id }) => id)).toEqual([...PRESET_IDS]);
  for (const { id, calls, plan } of rows) {
    expect(calls.length, id).toBeGreaterThan(2);
    expect(plan, id).not.toBeNull();
  }
});
