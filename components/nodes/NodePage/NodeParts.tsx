import { asText, isFilled } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { ProseText } from '@/components/content/RichText';
import { Container } from '@/components/ui/Section';
import { getChainParts, type ChainPart } from '@/lib/display/chain-parts';
import { PartBody } from './PartBody';
import type { NodePageProps } from './node-page-props';
import s from './index.module.scss';

function Part({ part, ...props }: NodePageProps & { part: ChainPart }) {
  const { id, kind, title, text } = part;
  const { locale } = props;
  if (kind === 'action') {
    return <ClosingPanel title={title} text={asText(text)} action={part.action} locale={locale} />;
  }
  return (
    <section id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <h2 id={`${id}-title`} className={s.title}>
          {title}
        </h2>
      ) : null}
      {isFilled.richText(text) ? (
        <div className={s.text}>
          <ProseText field={text} locale={locale} />
        </div>
      ) : null}
      <PartBody part={part} {...props} />
    </section>
  );
}

/** The parts below the facts, with their contents at the side. */
export function NodeParts(props: NodePageProps) {
  const { chain, nodes, page, host, messages } = props;
  const parts = getChainParts({ chain, chains: nodes.chains, page, host });
  const named = parts.filter(({ kind, title }) => kind !== 'action' && title);
  return (
    <Container className={s.columns}>
      {named.length > 0 ? (
        <nav aria-label={messages.nodes.onThisPage} className={s.contents}>
          {named.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={s.anchor}>
              {title}
            </a>
          ))}
        </nav>
      ) : null}
      <div className={s.parts}>
        {parts.map((part) => (
          <Part key={part.id} part={part} {...props} />
        ))}
      </div>
    </Container>
  );
}
