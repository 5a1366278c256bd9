import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { AnchorNav } from '@/components/content/AnchorNav';
import { ListSearch } from '@/components/content/ListSearch';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Accordion } from '@/components/ui/Accordion';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { toAnchor } from '@/lib/content/anchors';
import { groupByTopic } from './topics';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.QuestionTopicsSlice, SliceContext>;

export default function QuestionTopics({ slice, context: { locale, messages } }: Props) {
  const labels = messages.faq;
  const topics = groupByTopic(slice.primary.questions);
  if (topics.length === 0) return null;
  const listId = `${slice.id}-list`;
  const anchors = topics.flatMap(({ id, topic, questions }) =>
    topic ? { id, label: topic, count: questions.length } : [],
  );
  return (
    <Section space="small">
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
              items={questions.map(({ question, answer }, index) => {
                const anchor = toAnchor(question ?? '') ?? `${id}-${index}`;
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
