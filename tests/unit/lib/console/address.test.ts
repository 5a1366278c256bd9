import { describe, expect, it } from 'vitest';
import { readChoice, toHash } from '@/lib/console/address';

describe('the address of a console', () => {
  it('holds what was chosen, and can be read again', () => {
    const choice = { interface: 'rest', network: 'sepolia', method: '/eth/v1/{id}', lang: 'go' };
    expect(readChoice(toHash(choice))).toEqual(choice);
  });

  it('leaves out what was not chosen', () => {
    expect(toHash({ method: 'eth_call', lang: undefined })).toBe('#method=eth_call');
    expect(toHash({})).toBe('');
  });

  it.each(['', '#', '#networks', '#key=secret', '#method='])('is none in %s', (hash) => {
    expect(readChoice(hash)).toBeNull();
  });

  it('takes no more of a name than any name is long', () => {
    expect(readChoice(`#method=${'x'.repeat(2_000_000)}`)?.method).toHaveLength(200);
  });
});
