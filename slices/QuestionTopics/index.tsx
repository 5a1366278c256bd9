import type { Content, RichTextField } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { AnchorNav } from '@/components/content/AnchorNav';
import { ListSearch } from '@/components/content/ListSearch';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Accordion } from '@/components/ui/Accordion';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { toAnchor, toAnchors } from '@/lib/content/anchors';
import s from './index.module.scss';

type Question = Content.QuestionTopicsSlice['primary']['questions'][number];
type Topic = {
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

type Props = SliceComponentProps<Content.QuestionTopicsSlice, SliceContext>;

export default function QuestionTopics({ slice, context: { locale, messages } }: Props) {
  const labels = messages.faq;
  const topics = groupByTopic(slice.primary.questions);
  if (topics.length === 0) return null;
  const listId = `${slice.id}-list`;
  const all = topics.flatMap(({ questions }) => questions);
  const questionAnchors = toAnchors(all.map(({ question }) => question ?? ''));
  const anchors = topics.flatMap(({ id, topic, questions }) =>
    topic ? { id, label: topic, count: questions.length } : [],
  );
  return (
    <Section>
      <div className={s.controls}>
        {anchors.length > 0 ? <AnchorNav label={labels.topics} anchors={anchors} /> : null}
        <ListSearch listId={listId} messages={labels} />
      </div>
      <div id={listId}>
        {topics.map(({ id, topic, text, questions }) => (
          <section key={id} id={id} data-group="" className={s.topic}>
            <div className={s.head}>
              <Heading level={2}>{topic}</Heading>
              <RichText field={text} locale={locale} />
            </div>
            <Accordion
              isSearchable
              items={questions.map((item, index) => {
                const anchor = questionAnchors[all.indexOf(item)] ?? `${id}-${index}`;
                const { question, answer } = item;
                return {
                  id: anchor,
                  title: question,
                  content: (
                    <>
                      <RichText field={answer} locale={locale} />
                      <p className={s.link}>
                        <a href={`#${anchor}`}>{labels.link}</a>
                      </p>
                    </>
                  ),
                };
              })}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}
