import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toForcedMode } from '@/components/content/ForcedMode';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => undefined));
afterEach(() => void warn.mockClear());

it.each(['light', 'dark'])('a page may force %s', (mode) => {
  expect(toForcedMode(mode)).toBe(mode);
  expect(warn).not.toHaveBeenCalled();
});

it.each([null, undefined])('a page that says %s leaves the mode to the visitor', (value) => {
  expect(toForcedMode(value)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it.each(['system', 'Dark', '', 7])('forcing %j is rejected with a warning', (value) => {
  expect(toForcedMode(value)).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${value}"`));
});
