import { asText, isFilled } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { ProseText } from '@/components/content/RichText';
import { Container } from '@/components/ui/Section';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getChainParts, type ChainPart } from '@/lib/display/chain-parts';
import { PartBody } from './PartBody';
import s from './index.module.scss';

type PartProps = { page: PageOf<'chain'>; part: ChainPart };

function Part({ part, page }: PartProps) {
  const { id, kind, title, text } = part;
  const { locale } = page;
  // The part itself then says that there is no list.
  const isUnconfirmed = part.kind === 'methods' && part.list.count === 0;
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
      {isFilled.richText(text) && !isUnconfirmed ? (
        <div className={s.text}>
          <ProseText field={text} locale={locale} />
        </div>
      ) : null}
      <PartBody part={part} page={page} />
    </section>
  );
}

/** The parts below the facts, with a table of contents beside them. */
export function NodeParts({ page }: { page: PageOf<'chain'> }) {
  const { chain, nodes, data, host, prices, plans, locale } = page;
  const { chains } = nodes;
  const parts = getChainParts({ chain, chains, page: data, host, prices, plans, locale });
  // The console comes first by default, and needs the full width.
  const [first, ...others] = parts;
  const isWide = first?.kind === 'request' && first.console !== null;
  const named = parts.filter(({ kind, title }) => kind !== 'action' && title);
  return (
    <>
      {first && isWide ? (
        <Container className={s.wide}>
          <Part part={first} page={page} />
        </Container>
      ) : null}
      <Container className={s.columns}>
        {named.length > 0 ? (
          <nav aria-label={getMessages(locale).nodes.onThisPage} className={s.contents}>
            {named.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={s.anchor}>
                {title}
              </a>
            ))}
          </nav>
        ) : null}
        <div className={s.parts}>
          {(isWide ? others : parts).map((part) => (
            <Part key={part.id} part={part} page={page} />
          ))}
        </div>
      </Container>
    </>
  );
}
