import { describe, expect, it } from 'vitest';
import { toCalendar } from '@/lib/directory/calendar';
import type { PublicChange } from '@/lib/directory/lifecycle';

const OPTIONS = { brand: 'A; B', origin: 'https://www.nodewell.example' };
const change: PublicChange = {
  date: '2026-11-20',
  kind: 'maintenance',
  chain: 'eth',
  name: 'Ethereum',
  text: `Disks, then restarts; see \\ below\n${'维护'.repeat(40)}`,
  warning: false,
  source: null,
  url: 'https://www.nodewell.example/nodes/eth/',
  startsAt: '2026-12-01T02:00:00.000Z',
  endsAt: '2026-12-01T04:30:00.000Z',
  noticeDays: 11,
};
const getLines = (changes: PublicChange[]) => {
  const text = toCalendar(changes, OPTIONS);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
};
/** The lines as a reader joins them again. */
const unfold = (changes: PublicChange[]) =>
  getLines(changes).join('\r\n').replaceAll('\r\n ', '').split('\r\n');

describe('the calendar', () => {
  it('has lines of at most 75 bytes, each whole UTF-8', () => {
    for (const line of getLines([change])) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
  });

  it('has what RFC 5545 requires, even without events', () => {
    const lines = unfold([]);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain(String.raw`PRODID:-//A\; B//Maintenance//EN`);
    const begun = lines.filter((line) => line.startsWith('BEGIN:')).length;
    expect(begun).toBeGreaterThan(1);
    expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(begun);
  });

  it('gives maintenance its times in UTC, and escapes its text', () => {
    const lines = unfold([change]);
    expect(lines).toContain('DTSTART:20261201T020000Z');
    expect(lines).toContain('DTEND:20261201T043000Z');
    const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toContain(String.raw`Disks\, then restarts\; see \\ below\n维护`);
    for (const name of ['UID', 'DTSTAMP', 'SUMMARY']) {
      expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
    }
  });

  it('has whole days for retirements, and leaves out what has no day or needs no action', () => {
    const retired = { ...change, startsAt: null, endsAt: null, warning: true, date: '2026-12-31' };
    const lines = unfold([retired]);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    for (const other of [{ date: '2026-12' }, { warning: false }]) {
      expect(unfold([{ ...retired, ...other }])).not.toContain('BEGIN:VEVENT');
    }
  });
});
