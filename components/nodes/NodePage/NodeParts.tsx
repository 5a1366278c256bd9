import { asText, isFilled } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { ProseText } from '@/components/content/RichText';
import { classNames } from '@/components/ui/class-names';
import { SectionHead } from '@/components/ui/Heading';
import { Container } from '@/components/ui/Section';
import type { PageOf } from '@/lib/pages';
import type { ChainPart } from '@/lib/display/chain-parts';
import { PartBody } from './PartBody';
import s from './index.module.scss';

type PartProps = { page: PageOf<'chain'>; part: ChainPart };

/** What stands beside its heading; the rest needs the full width. */
const NARROW: readonly ChainPart['kind'][] = ['text', 'video', 'changes', 'questions'];

function Part({ part, page }: PartProps) {
  const { id, kind, title, text } = part;
  const { locale } = page;
  // The part itself then says that there is no list.
  const isUnconfirmed = part.kind === 'methods' && part.list.count === 0;
  if (kind === 'action') {
    return (
      <Container className={s.part}>
        <ClosingPanel title={title} text={asText(text)} action={part.action} locale={locale} />
      </Container>
    );
  }
  const isNarrow = NARROW.includes(kind);
  const words =
    isFilled.richText(text) && !isUnconfirmed ? <ProseText field={text} locale={locale} /> : null;
  return (
    <section id={id} aria-label={title ?? undefined} className={s.part}>
      <Container className={classNames(isNarrow && s.columns)}>
        <SectionHead title={title ?? ''} isStacked={isNarrow}>
          {kind === 'text' ? null : words}
        </SectionHead>
        {title ? null : words}
        <div className={s.body}>
          {kind === 'text' && title ? words : null}
          <PartBody part={part} page={page} />
        </div>
      </Container>
    </section>
  );
}

type Props = { page: PageOf<'chain'>; parts: readonly ChainPart[] };

/** Parts of the page in the editor's order. */
export function NodeParts({ page, parts }: Props) {
  return parts.map((part) => <Part key={part.id} part={part} page={page} />);
}
