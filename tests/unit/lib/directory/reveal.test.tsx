import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getScreenful, showOnly } from '@/lib/directory/reveal';

function makeRows(count: number, { hidden }: { hidden: boolean }) {
  const rows = Array.from({ length: count }, () => document.createElement('tr'));
  for (const row of rows) row.hidden = hidden;
  return rows;
}
const countShown = (rows: HTMLElement[]) => rows.filter((row) => !row.hidden).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rows', () => {
  it('show at once as far as the window goes, and all of them a moment later', () => {
    const rows = makeRows(1000, { hidden: true });
    showOnly(rows, rows, getScreenful());
    expect(countShown(rows)).toBe(getScreenful());
    expect(rows.slice(0, getScreenful()).every((row) => !row.hidden)).toBe(true);
    vi.runAllTimers();
    expect(countShown(rows)).toBe(1000);
  });

  it('of an earlier change do not show any more', () => {
    const [before, now] = [makeRows(500, { hidden: true }), makeRows(500, { hidden: true })];
    showOnly(before, before, getScreenful());
    showOnly(now, now, getScreenful());
    vi.runAllTimers();
    expect(countShown(before)).toBe(getScreenful());
    expect(countShown(now)).toBe(500);
  });

  it('show all at once where nobody waits', () => {
    const rows = makeRows(500, { hidden: true });
    showOnly(rows, rows, Infinity);
    expect(countShown(rows)).toBe(500);
  });

  it('that are not wanted hide at once', () => {
    const rows = makeRows(500, { hidden: false });
    showOnly(rows, rows.slice(400), getScreenful());
    expect(countShown(rows.slice(0, 400))).toBe(0);
    vi.runAllTimers();
    expect(rows.filter((row) => !row.hidden)).toEqual(rows.slice(400));
  });
});
