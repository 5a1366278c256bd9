import { expect, it } from 'vitest';
import { workInTurn } from '@/lib/content/transport/work-in-turn';

function keepBusy(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('others get their turn between two pieces of work', async () => {
  const events: string[] = [];
  const works = ['a', 'b', 'c'].map((name) =>
    workInTurn(() => {
      keepBusy(50);
      events.push(name);
    }),
  );
  const visitor = setInterval(() => events.push('visitor'), 5);
  await Promise.all(works);
  clearInterval(visitor);
  const visits = events
    .join(' ')
    .split(/ ?[abc] ?/)
    .slice(1);
  expect(visits).toHaveLength(3);
  expect(visits.every((between) => between.includes('visitor'))).toBe(true);
});

it('an error is passed on, and the next piece gets its turn', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  await expect(workInTurn(fail)).rejects.toThrow('broken');
  expect(await workInTurn(() => 1)).toBe(1);
});
