import { expect, it } from 'vitest';
import { checkContent } from '@/scripts/content/check-content';

it('passes, and allows missing facts', () => {
  const { errors, missingFacts } = checkContent(process.cwd());
  expect(errors).toEqual([]);
  expect(missingFacts).toContain('registration_number');
  expect(missingFacts).toContain('court (cn)');
  expect(missingFacts).not.toContain('job_openings');
});
