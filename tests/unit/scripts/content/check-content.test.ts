import { expect, it } from 'vitest';
import { checkContent } from '@/scripts/content/check-content';
import plans from '@/embedded/provider/data/plans.json';

it('finds nothing wrong, and lists texts and prices that wait for the owner', () => {
  const { errors, placeholders } = checkContent(process.cwd());
  expect(errors).toEqual([]);
  expect(placeholders['content/settings/settings.en-gb.json']).toContain('registration number');
  const listed = (placeholders['embedded/provider/data/plans.json'] ?? []).join();
  for (const { name, price } of plans) {
    const isPriceless = price.placeholder && price.amount !== null;
    expect(listed.includes(`price of ${name}, `), name).toBe(isPriceless);
  }
});
