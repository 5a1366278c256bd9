import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { ChainReadings } from '@/components/nodes/ChainReadings';
import { CodePanel, CodeBlock, CodeColumns } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Eyebrow, TextHeading } from '@/components/ui/Heading';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import { getTextNames } from '@/lib/chains/names';
import { toTokens } from '@/lib/samples/highlight';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.HeroRequestSlice, SliceContext>;

export default function HeroRequest({ slice, context }: Props) {
  const { eyebrow, title, lead, primary_action, secondary_action, samples } = slice.primary;
  const { locale, messages, nodes } = context;
  const labels = messages.code;
  const tabs = samples
    .filter(({ chain }) => chain)
    .map((sample) => {
      const chain = nodes.chains.find(({ key }) => key === sample.chain);
      const request = asText(sample.request);
      return {
        id: sample.chain ?? '',
        label: sample.label ?? (chain ? getTextNames(chain, locale).name : sample.chain),
        content: (
          <>
            <CodeColumns>
              <CodeBlock
                tokens={toTokens(request)}
                label={labels.request}
                action={<CopyButton text={request} labels={labels} />}
              />
              <CodeBlock tokens={toTokens(asText(sample.response))} label={labels.response} />
            </CodeColumns>
            {chain ? <ChainReadings chain={chain} locale={locale} messages={messages} /> : null}
          </>
        ),
      };
    });

  return (
    <Section kind="bare" className={s.hero}>
      <div>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <TextHeading level={1} text={asText(title)} />
        <div className={s.lead}>
          <RichText field={lead} locale={locale} />
        </div>
        <Actions primary={primary_action} secondary={secondary_action} locale={locale} />
      </div>
      {tabs.length > 0 ? (
        <CodePanel label={labels.sample}>
          <RadioTabs
            name={`request-${slice.id}`}
            legend={labels.chain}
            tabs={tabs}
            className={s.tabs}
          />
        </CodePanel>
      ) : null}
    </Section>
  );
}
