import { expect, it } from 'vitest';
import { groupByTopic } from '@/slices/QuestionTopics';

const toQuestion = (topic: string | null, question: string | null) => ({
  topic,
  topic_text: [] as [],
  question,
  answer: [] as [],
});

const outline = (...questions: ReturnType<typeof toQuestion>[]) =>
  groupByTopic(questions).map(({ id, topic, questions: own }) => [
    id,
    topic,
    own.map(({ question }) => question),
  ]);

it('continues a topic until the next begins', () => {
  expect(
    outline(toQuestion('Limits', 'a'), toQuestion(null, 'b'), toQuestion('Billing, account', 'c')),
  ).toEqual([
    ['limits', 'Limits', ['a', 'b']],
    ['billing-account', 'Billing, account', ['c']],
  ]);
});

it('shows questions before the first topic too, and no topic without a question', () => {
  expect(outline(toQuestion(null, 'a'), toQuestion('Empty', null))).toEqual([
    ['questions', null, ['a']],
  ]);
});
