import type { Content, RichTextField } from '@prismicio/client';
import { toAnchor } from '@/lib/content/anchors';

type Question = Content.QuestionTopicsSlice['primary']['questions'][number];
export type Topic = {
  id: string;
  topic: string | null;
  text: RichTextField;
  questions: Question[];
};

/** Groups questions by topic: each belongs to the last topic at or before it. Questions without text are skipped. */
export function groupByTopic(questions: readonly Question[]): Topic[] {
  const topics: Topic[] = [];
  for (const item of questions) {
    const { topic, topic_text: text, question } = item;
    if (topic || topics.length === 0) {
      const id = toAnchor(topic ?? '') ?? 'questions';
      topics.push({ id, topic: topic ?? null, text, questions: [] });
    }
    if (question) topics.at(-1)?.questions.push(item);
  }
  return topics.filter((one) => one.questions.length > 0);
}
