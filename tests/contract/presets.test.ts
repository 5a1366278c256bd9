import { expect, it } from 'vitest';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { PRESET_IDS, getPresetRows } from '@/lib/units/presets';

it('every preset has only calls in the price list, and a plan that covers it', async () => {
  const rows = getPresetRows(await getComputeUnits(), await getPlans());
  expect(rows.map(({ id }) => id)).toEqual([...PRESET_IDS]);
  for (const { id, calls, plan } of rows) {
    expect(calls.length, id).toBeGreaterThan(2);
    expect(plan, id).not.toBeNull();
  }
});
