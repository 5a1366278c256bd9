import { CodeBlock, CodeColumns, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { RadioTabs } from '@/components/ui/RadioTabs';
import type { Messages } from '@/lib/i18n/messages';
import type { RequestSample } from '@/lib/samples';
import { toTokens } from '@/lib/samples/highlight';
import { LANGUAGE_NAMES, SAMPLE_LANGUAGES } from '@/lib/samples/languages';

type Props = {
  id: string;
  sample: RequestSample;
  messages: Messages;
};

/** A first request in several languages beside the shape of its response. */
export function RequestPanel({ id, sample, messages }: Props) {
  const labels = messages.code;
  const tabs = SAMPLE_LANGUAGES.flatMap((language, index) => {
    const request = sample.requests[language];
    if (!request) return [];
    return {
      id: language,
      label: language === 'curl' ? (sample.tool ?? LANGUAGE_NAMES.curl) : LANGUAGE_NAMES[language],
      content: (
        <CodeColumns isSplit>
          <CodeBlock
            tokens={toTokens(request)}
            label={labels.request}
            action={<CopyButton text={request} labels={labels} />}
          />
          <CodeBlock
            tokens={toTokens(sample.response)}
            label={labels.response}
            isRepeated={index > 0}
          />
        </CodeColumns>
      ),
    };
  });
  return (
    <CodePanel label={labels.sample}>
      <RadioTabs name={`request-${id}`} legend={labels.language} tabs={tabs} />
    </CodePanel>
  );
}
