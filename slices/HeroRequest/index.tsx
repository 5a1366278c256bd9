import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { CodeBlock, CodeColumns, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Eyebrow, TextHeading } from '@/components/ui/Heading';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import { getTextNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/messages';
import { toTokens } from '@/lib/samples/highlight';
import { LiveBlocks } from './LiveBlocks.client';
import s from './index.module.scss';

/** Fields that hold a block's number in the responses of first requests. */
const NUMBERED = /"(?:result|seqno|height)":\s*(?:"(0x[0-9a-f]+)"|(\d+))/i;

/** Returns the block number in a sample response, written as a number or in hexadecimal; null if it has none. */
function findBlockNumber(response: string): number | null {
  const [, hex, decimal] = NUMBERED.exec(response) ?? [];
  const number = Number(hex ?? decimal);
  return Number.isSafeInteger(number) ? number : null;
}

type Props = SliceComponentProps<Content.HeroRequestSlice, SliceContext>;

export default function HeroRequest({ slice, context }: Props) {
  const { eyebrow, title, lead, primary_action, secondary_action, figures } = slice.primary;
  const { locale, messages, nodes } = context;
  const labels = messages.code;
  const samples = slice.primary.samples.flatMap((sample) => {
    const chain = nodes.chains.find(({ key }) => key === sample.chain);
    if (!sample.chain) return [];
    const label = sample.label ?? (chain ? getTextNames(chain, locale).name : sample.chain);
    const [request, response] = [asText(sample.request), asText(sample.response)];
    const seconds = chain?.facts?.blockTimeSeconds ?? null;
    const block = findBlockNumber(response);
    return [{ id: sample.chain, label, request, response, seconds, block }];
  });
  const tabs = samples.map(({ id, label, request, response }) => ({
    id,
    label,
    content: (
      <CodeColumns>
        <CodeBlock
          tokens={toTokens(request)}
          label={labels.request}
          action={<CopyButton text={request} labels={labels} />}
        />
        <CodeBlock tokens={toTokens(response)} label={labels.response} />
      </CodeColumns>
    ),
  }));
  const paces = samples.map(({ id, seconds, block }) => {
    const time = seconds && formatSeconds(seconds, messages.units);
    const pace = time ? formatMessage(messages.liveBlocks.pace, { time }) : '';
    return { id, seconds, block, pace };
  });

  return (
    <Section kind="bare" hasColumns className={s.hero}>
      <div className={s.title}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <TextHeading level={1} text={asText(title)} />
      </div>
      <div className={s.words}>
        <div className={s.lead}>
          <RichText field={lead} locale={locale} />
        </div>
        <Actions primary={primary_action} secondary={secondary_action} locale={locale} />
        <dl className={s.figures}>
          {figures.map(({ value, unit }, index) => (
            <div key={index}>
              <dt>{unit}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {tabs.length > 0 ? (
        <div className={s.terminal}>
          <CodePanel label={labels.sample}>
            <RadioTabs
              name={`request-${slice.id}`}
              legend={labels.chain}
              tabs={tabs}
              className={s.tabs}
            />
            <LiveBlocks paces={paces} locale={locale} labels={messages.liveBlocks} />
          </CodePanel>
        </div>
      ) : null}
    </Section>
  );
}
