import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/Accordion';
import { Container } from '@/components/ui/Section';
import { Notice } from '@/components/ui/Notice';
import { RichText } from '@/components/content/RichText';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { SiteLink } from '@/components/content/SiteLink';
import { toVideoUrl } from '@/lib/content/embeds';
import { getRelatedChains } from '@/lib/chains/related';
import { getInterfaceSamples, getRequestSample } from '@/lib/samples';
import { Embed } from '@/components/content/Embed';
import { InterfaceRequests } from './InterfaceRequests';
import { NetworkTable } from './NetworkTable';
import { MethodTable } from './MethodTable';
import { RequestPanel } from '../RequestPanel';
import type { NodePageProps } from '.';
import s from './index.module.scss';

type Part = { id: string; title: string | null; content: ReactNode };

function getParts({ chain, nodes, page, host, paths, locale, messages }: NodePageProps): Part[] {
  const { facts } = chain;
  const sample = facts ? getRequestSample(facts, host) : null;
  const offered = chain.networks.flatMap(({ interfaces }) => interfaces);
  const others = facts ? getInterfaceSamples(facts, offered, host) : [];
  const related = getRelatedChains(chain, nodes.chains);
  return [
    {
      id: 'request',
      title: page.request_title,
      content: sample ? (
        <>
          <RichText field={page.request_text} locale={locale} />
          <RequestPanel id={chain.key} sample={sample} messages={messages} />
        </>
      ) : (
        <p>{messages.nodes.noSample}</p>
      ),
    },
    ...(others.length > 0
      ? [
          {
            id: 'interfaces',
            title: page.interfaces_title,
            content: <InterfaceRequests id={chain.key} samples={others} messages={messages} />,
          },
        ]
      : []),
    {
      id: 'networks',
      title: page.networks_title,
      content: (
        <>
          {facts?.chainIdReused ? <Notice tone="info" title={messages.nodes.reusedId} /> : null}
          <NetworkTable {...{ chain, paths, locale, messages }} />
        </>
      ),
    },
    ...(facts && facts.methodFamilies.length > 0
      ? [
          {
            id: 'methods',
            title: page.methods_title,
            content: (
              <>
                <RichText field={page.methods_text} locale={locale} />
                <MethodTable facts={facts} name={chain.name} locale={locale} messages={messages} />
              </>
            ),
          },
        ]
      : []),
    ...(chain.youtube
      ? [
          {
            id: 'video',
            title: page.video_title,
            content: (
              <Embed
                field={{ embed_url: toVideoUrl(chain.youtube), title: page.video_title }}
                messages={messages}
              />
            ),
          },
        ]
      : []),
    {
      id: 'questions',
      title: page.questions_title,
      content: (
        <Accordion
          name="questions"
          items={page.questions.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            title: question,
            content: <RichText field={answer} locale={locale} />,
          }))}
        />
      ),
    },
    ...(related.length > 0
      ? [
          {
            id: 'related',
            title: page.related_title,
            content: (
              <ul className={s.related}>
                {related.map(({ key, name }) => (
                  <li key={key}>
                    <SiteLink href={`/nodes/${key}/`} locale={locale} className={s.chip}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ];
}

/** The parts below the facts, with their contents at the side. */
export function NodeSections(props: NodePageProps) {
  const { page, locale, messages } = props;
  const parts = getParts(props);
  return (
    <Container className={s.columns}>
      <nav aria-label={messages.nodes.onThisPage} className={s.contents}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={s.anchor}>
            {title}
          </a>
        ))}
      </nav>
      <div className={s.parts}>
        {parts.map(({ id, title, content }) => (
          <section key={id} id={id} className={s.part} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={s.title}>
              {title}
            </h2>
            {content}
          </section>
        ))}
        <ClosingPanel
          title={page.action_title}
          text={page.action_text}
          action={page.action}
          locale={locale}
        />
      </div>
    </Container>
  );
}
