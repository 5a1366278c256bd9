import { expect, it } from 'vitest';
import { checkContent } from '@/scripts/content/check-content';

it('finds nothing wrong, and allows facts that are missing', () => {
  const { errors, missingFacts } = checkContent(process.cwd());
  expect(errors).toEqual([]);
  expect(missingFacts).toContain('registration_number');
  expect(missingFacts).toContain('court (cn)');
  expect(missingFacts).not.toContain('job_openings');
});
