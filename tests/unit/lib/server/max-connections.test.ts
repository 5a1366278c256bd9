import { expect, it } from 'vitest';
import { getMaxConnections } from '@/lib/server/max-connections';

const toLimits = (
  files: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             96228                96228                processes
Max open files            ${files.padEnd(20)} 1048576              files
`;

it("a server reserves some of its process's file descriptors for the site", () => {
  expect(getMaxConnections(toLimits('1024'))).toBe(768);
});

it.each([toLimits('1048576'), toLimits('unlimited'), 'nothing of use', ''])(
  'a server has a limit of its own with plenty of files, and where the system says nothing',
  (limits) => expect(getMaxConnections(limits)).toBe(5000),
);

it('reads the limits of this process', () => {
  const max = getMaxConnections();
  expect(max).toBeGreaterThan(0);
  expect(max).toBeLessThanOrEqual(5000);
});
