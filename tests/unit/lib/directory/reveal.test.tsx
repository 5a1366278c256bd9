import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRowsInSight, reunite, showOnly, showSoon } from '@/lib/directory/reveal';

function makeTable(count: number) {
  const table = document.createElement('table');
  const body = document.createElement('tbody');
  const rows = Array.from({ length: count }, () => document.createElement('tr'));
  body.append(...rows);
  table.append(body);
  return { table, body, rows };
}

const AT_ONCE = getRowsInSight(0);
const getShown = (rows: HTMLElement[]) => rows.filter((row) => !row.hidden);
const getBodies = (table: HTMLElement) => [...table.children];
const getRows = (body: Element | undefined) => [...(body?.children ?? [])] as HTMLElement[];
const isSkipped = (body: HTMLElement) =>
  body.style.getPropertyValue('content-visibility') === 'hidden';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  reunite();
  vi.useRealTimers();
});

it('visible rows are those in the window, at least one', () => {
  const all = getRowsInSight(0);
  expect(all).toBeGreaterThan(10);
  expect(getRowsInSight(window.innerHeight / 2)).toBe(Math.ceil(all / 2));
  // A list scrolled up shows rows further down.
  expect(getRowsInSight(-window.innerHeight)).toBeGreaterThanOrEqual(2 * all - 1);
  expect(getRowsInSight(2 * window.innerHeight)).toBe(1);
});

it('shows only the wanted rows', () => {
  const { rows } = makeTable(500);
  showOnly(rows, rows.slice(400));
  expect(getShown(rows)).toEqual(rows.slice(400));
  showOnly(rows, rows.slice(0, 10));
  expect(getShown(rows)).toEqual(rows.slice(0, 10));
});

describe('in a hurry', () => {
  it('the visible rows are placed before the others, which are skipped', () => {
    const { table, body, rows } = makeTable(1000);
    showSoon(rows, rows.slice(500), AT_ONCE);
    const [front, ...others] = getBodies(table);
    expect(getRows(front)).toEqual(rows.slice(500, 500 + AT_ONCE));
    expect(getShown(getRows(front))).toHaveLength(AT_ONCE);
    expect(others).toEqual([body]);
    expect(isSkipped(body)).toBe(true);
  });

  it('all rows are back in order a moment later, with the wanted ones shown', () => {
    const { table, body, rows } = makeTable(1000);
    const wanted = rows.filter((_, index) => index % 3 === 0);
    showSoon(rows, wanted, AT_ONCE);
    vi.runAllTimers();
    expect(getBodies(table)).toEqual([body]);
    expect(getRows(body)).toEqual(rows);
    expect(getShown(rows)).toEqual(wanted);
    expect(isSkipped(body)).toBe(false);
  });

  it('an immediate next change replaces the previous one', () => {
    const { table, body, rows } = makeTable(300);
    showSoon(rows, rows.slice(0, 100), AT_ONCE);
    reunite();
    expect(getRows(body)).toEqual(rows);
    showSoon(rows, rows.slice(200), AT_ONCE);
    expect(getRows(getBodies(table)[0])[0]).toBe(rows[200]);
    vi.runAllTimers();
    expect(getRows(body)).toEqual(rows);
    expect(getShown(rows)).toEqual(rows.slice(200));
  });

  it('hidden rows appear when they are wanted again', () => {
    const { table, rows } = makeTable(50);
    showOnly(rows, []);
    showSoon(rows, rows, AT_ONCE);
    expect(getShown(getRows(getBodies(table)[0]))).toHaveLength(AT_ONCE);
    vi.runAllTimers();
    expect(getShown(rows)).toEqual(rows);
  });

  it('everything happens at once if the browser cannot skip content', () => {
    const { table, body, rows } = makeTable(300);
    Object.defineProperty(body, 'style', { value: {} });
    showSoon(rows, rows.slice(200), AT_ONCE);
    expect(getBodies(table)).toEqual([body]);
    expect(getShown(rows)).toEqual(rows.slice(200));
  });
});
