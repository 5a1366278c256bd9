import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FormKind } from './kinds';

/** Whom a token is for: one form, and one client in the format of `toAddressKey`. */
export type Holder = { kind: FormKind; address: string };

export type TokenRules = { purpose: 'form' | 'question'; minAgeMs: number; maxAgeMs: number };

/** A forged token has another signature; another client's, another form's or one of an earlier secret has too. */
export type TokenStatus = 'valid' | 'early' | 'expired' | 'forged';

export type CheckedToken = {
  status: TokenStatus;
  /** Identifies the token, so that it can be used only once. */
  id: string;
  /** How many milliseconds of validity remain. */
  restMs: number;
  claim: string;
};

/** Returns an HMAC in base64url; the purpose prevents a signature from being used for something else. */
export const sign = (secret: string, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Compares in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Issues a token for one holder; a claim, created for its id, is signed along with it. */
export function issueToken(
  { purpose }: TokenRules,
  { kind, address }: Holder,
  { secret, now, toClaim }: { secret: string; now: number; toClaim?: (id: string) => string },
): string {
  const id = randomUUID();
  const parts = [now.toString(36), id, toClaim?.(id) ?? '0'];
  return [...parts, sign(secret, purpose, kind, address, ...parts)].join('.');
}

/** Validates a token, but not whether it was used. The other fields are meaningless unless it is valid. */
export function validateSignedToken(
  token: string,
  { purpose, minAgeMs, maxAgeMs }: TokenRules,
  { kind, address }: Holder,
  { secret, now }: { secret: string; now: number },
): CheckedToken {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  const [time = '', id = '', claim = ''] = parts;
  const age = now - parseInt(time, 36);
  const getStatus = (): TokenStatus => {
    if (!isSameSignature(signature, sign(secret, purpose, kind, address, ...parts)))
      return 'forged';
    if (age < minAgeMs) return 'early';
    return age > maxAgeMs ? 'expired' : 'valid';
  };
  return { status: getStatus(), id, restMs: maxAgeMs - age, claim };
}
