import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRowsInSight, showOnly } from '@/lib/directory/reveal';

function makeRows(count: number, { hidden }: { hidden: boolean }) {
  const rows = Array.from({ length: count }, () => document.createElement('tr'));
  for (const row of rows) row.hidden = hidden;
  return rows;
}
const AT_ONCE = getRowsInSight(0);
const countShown = (rows: HTMLElement[]) => rows.filter((row) => !row.hidden).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('in sight are those of the list that the window shows, and one at least', () => {
  const all = getRowsInSight(0);
  expect(all).toBeGreaterThan(10);
  expect(getRowsInSight(window.innerHeight / 2)).toBeCloseTo(all / 2, 0);
  // A list that is scrolled up shows rows further down.
  expect(getRowsInSight(-window.innerHeight)).toBeGreaterThanOrEqual(2 * all - 1);
  expect(getRowsInSight(2 * window.innerHeight)).toBe(1);
});

describe('rows', () => {
  it('show at once as far as the window goes, and all of them a moment later', () => {
    const rows = makeRows(1000, { hidden: true });
    showOnly(rows, rows, AT_ONCE);
    expect(countShown(rows)).toBe(AT_ONCE);
    expect(rows.slice(0, AT_ONCE).every((row) => !row.hidden)).toBe(true);
    vi.runAllTimers();
    expect(countShown(rows)).toBe(1000);
  });

  it('of an earlier change do not show any more', () => {
    const [before, now] = [makeRows(500, { hidden: true }), makeRows(500, { hidden: true })];
    showOnly(before, before, AT_ONCE);
    showOnly(now, now, AT_ONCE);
    vi.runAllTimers();
    expect(countShown(before)).toBe(AT_ONCE);
    expect(countShown(now)).toBe(500);
  });

  it('show all at once where nobody waits', () => {
    const rows = makeRows(500, { hidden: true });
    showOnly(rows, rows, Infinity);
    expect(countShown(rows)).toBe(500);
  });

  it('that are not wanted hide at once', () => {
    const rows = makeRows(500, { hidden: false });
    showOnly(rows, rows.slice(400), AT_ONCE);
    expect(countShown(rows.slice(0, 400))).toBe(0);
    vi.runAllTimers();
    expect(rows.filter((row) => !row.hidden)).toEqual(rows.slice(400));
  });
});
