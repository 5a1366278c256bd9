import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE, showOnly } from '@/lib/directory/reveal';

const makeRows = (count: number) =>
  Array.from({ length: count }, () => document.createElement('tr'));
const countShown = (rows: HTMLElement[]) => rows.filter((row) => !row.hidden).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('rows', () => {
  it('show at once as far as a screen goes, and all of them a moment later', () => {
    const rows = makeRows(1000);
    showOnly(rows, rows, AT_ONCE);
    expect(countShown(rows)).toBe(AT_ONCE);
    expect(rows.slice(0, AT_ONCE).every((row) => !row.hidden)).toBe(true);
    vi.runAllTimers();
    expect(countShown(rows)).toBe(1000);
  });

  it('of an earlier change do not show any more', () => {
    const [before, now] = [makeRows(500), makeRows(500)];
    showOnly(before, before, AT_ONCE);
    showOnly(now, now, AT_ONCE);
    vi.runAllTimers();
    expect(countShown(before)).toBe(AT_ONCE);
    expect(countShown(now)).toBe(500);
  });

  it('show all at once where nobody waits', () => {
    const rows = makeRows(500);
    showOnly(rows, rows, Infinity);
    expect(countShown(rows)).toBe(500);
  });

  it('that are not wanted hide at once', () => {
    const rows = makeRows(500);
    showOnly(rows, rows.slice(400), AT_ONCE);
    expect(countShown(rows.slice(0, 400))).toBe(0);
    vi.runAllTimers();
    expect(rows.map((row) => row.hidden)).toEqual(rows.map((_, index) => index < 400));
  });
});
