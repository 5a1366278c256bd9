import { describe, expect, it } from 'vitest';
import { readChoice, toHash } from '@/lib/console/address';

describe('the URL of a console', () => {
  it('contains the choice, and can be parsed again', () => {
    const choice = { interface: 'rest', network: 'sepolia', method: '/eth/v1/{id}', lang: 'go' };
    expect(readChoice(toHash(choice))).toEqual(choice);
  });

  it('omits defaults', () => {
    expect(toHash({ method: 'eth_call', lang: undefined })).toBe('#method=eth_call');
    expect(toHash({})).toBe('');
  });

  it.each(['', '#', '#networks', '#key=secret', '#method='])('is none in %s', (hash) => {
    expect(readChoice(hash)).toBeNull();
  });

  it('limits the length of a name', () => {
    expect(readChoice(`#method=${'x'.repeat(2_000_000)}`)?.method).toHaveLength(200);
  });
});
