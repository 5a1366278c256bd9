import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/storage/cookies';
import { readEntry, readObject, removeEntry, writeEntry } from '@/lib/storage/web-storage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('reads a stored value until it is removed', () => {
  expect(writeEntry('local', 'a', 'x')).toBe(true);
  expect(readEntry('local', 'a')).toBe('x');
  expect(readEntry('session', 'a')).toBeNull();
  removeEntry('local', 'a');
  expect(readEntry('local', 'a')).toBeNull();
});

it.each(['', 'nonsense', '[1]', '7', 'null', '{"a":', '"text"'])('%j is no object', (text) => {
  localStorage.setItem('a', text);
  expect(readObject('local', 'a')).toBeNull();
});

describe('if storage is blocked', () => {
  it('nothing throws, nothing is found, and writing reports failure', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid);
    // Two spies on one property would each restore the other, and files share this document.
    Object.defineProperty(document, 'cookie', { configurable: true, get: forbid, set: forbid });
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
    expect(writeEntry('local', 'a', 'x')).toBe(false);
    expect(readEntry('local', 'a')).toBeNull();
    expect(readObject('local', 'a')).toBeNull();
    expect(() => removeEntry('local', 'a')).not.toThrow();
    expect(readCookie('a')).toBeNull();
    expect(() => writeCookie('a', 'x', { days: 1 })).not.toThrow();
  });
});
