import { randomInt } from 'node:crypto';
import { ANSWER_MIN_MS, QUESTION_LIFE_MS } from './limits';
import {
  isSameSignature,
  issueToken,
  validateSignedToken,
  sign,
  type Holder,
  type CheckedToken,
  type TokenRules,
} from './signed-token';

const RULES: TokenRules = {
  purpose: 'question',
  minAgeMs: ANSWER_MIN_MS,
  maxAgeMs: QUESTION_LIFE_MS,
};

/** Both numbers of a question are between 1 and this; each has a word in `locales/confirmation`. */
const NUMBER_MAX = 20;

/** What is the sum of these? The token contains only a signature of the answer. */
export type Question = { token: string; numbers: [number, number] };

/** Why a question is asked: there was no answer yet, or it was not accepted. */
export type AskReason = 'unanswered' | 'early' | 'wrong' | 'expired';

/** Parses an answer typed with the digits of any input method. */
const toNumber = (answer: string): string => {
  const digits = answer.normalize('NFKC').replace(/\s/g, '');
  return /^\d{1,4}$/.test(digits) ? String(Number(digits)) : '';
};

const toProof = (secret: string, id: string, sum: string) => sign(secret, 'answer', id, sum);

export function askQuestion(holder: Holder, secret: string, now: number): Question {
  const numbers: [number, number] = [randomInt(1, NUMBER_MAX + 1), randomInt(1, NUMBER_MAX + 1)];
  const sum = String(numbers[0] + numbers[1]);
  const toClaim = (id: string) => toProof(secret, id, sum);
  return { token: issueToken(RULES, holder, { secret, now, toClaim }), numbers };
}

export type CheckedAnswer = Pick<CheckedToken, 'id' | 'restMs'> & {
  status: 'right' | Exclude<AskReason, 'unanswered'>;
};

export function validateAnswer(
  { token, answer }: { token: string; answer: string },
  holder: Holder,
  secret: string,
  now: number,
): CheckedAnswer {
  const { status, id, restMs, claim } = validateSignedToken(token, RULES, holder, { secret, now });
  if (status === 'early') return { status, id, restMs };
  // A question that was forged or belongs to someone else is treated like an expired one: a new question replaces it.
  if (status !== 'valid') return { status: 'expired', id, restMs };
  const isRight = isSameSignature(claim, toProof(secret, id, toNumber(answer)));
  return { status: isRight ? 'right' : 'wrong', id, restMs };
}
