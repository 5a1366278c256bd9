import type { ConfirmationWords } from '@/lib/i18n/form-messages';

/** Returns the sum that a question in words asks for. */
export function solveQuestion(asked: string, messages: ConfirmationWords): number {
  const source = messages.question.replace(/[?.*+()[\]]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
  const found = new RegExp(source).exec(asked)?.slice(1) ?? [];
  const values = found.map((word) =>
    Number(Object.entries(messages.numbers).find(([, known]) => known === word)?.[0]),
  );
  return values.reduce((sum, value) => sum + value, 0);
}
