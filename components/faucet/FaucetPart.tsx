import { asText } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { ProseText } from '@/components/content/RichText';
import { Heading } from '@/components/ui/Heading';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import type { NetworkPart } from '@/lib/display/faucet-page';
import { NetworkLinks } from './NetworkLinks';
import { NumberedText } from './NumberedText';
import s from './FaucetPage.module.scss';

type Props = { part: NetworkPart; locale: Locale };

function Body({ part, locale }: Props) {
  switch (part.kind) {
    case 'steps':
      return <NumberedText items={part.steps} locale={locale} />;
    case 'about':
    case 'ways':
      return <ProseText field={part.words} locale={locale} />;
    case 'networks':
      return <NetworkLinks networks={part.networks} locale={locale} />;
    default:
      return null;
  }
}

/** One of the parts below a network's facts. */
export function FaucetPart({ part, locale }: Props) {
  const { id, kind, title, text } = part;
  if (kind === 'action') {
    return (
      <div className={s.wide}>
        <ClosingPanel title={title} text={asText(text)} action={part.action} locale={locale} />
      </div>
    );
  }
  return (
    <div id={id} className={classNames(s.part, kind === 'networks' && s.wide)}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ProseText field={text} locale={locale} />
      <Body part={part} locale={locale} />
    </div>
  );
}
