import { CodeBlock, CodeColumns, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { RequestSample, SampleLanguage } from '@/lib/samples';
import { toTokens } from '@/lib/samples/highlight';

type Props = {
  id: string;
  sample: RequestSample;
  /** Tells the panel from others on the page, such as the name of an interface. */
  name?: string;
  messages: Messages;
};

const LANGUAGES: Record<SampleLanguage, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
};

/** A first request in several languages beside the shape of its response. */
export function RequestPanel({ id, sample, name, messages }: Props) {
  const labels = messages.code;
  const toLabel = (word: string) => (name ? formatMessage(labels.of, { word, name }) : word);
  const tabs = (Object.keys(LANGUAGES) as SampleLanguage[]).flatMap((language, index) => {
    const request = sample.requests[language];
    if (!request) return [];
    return {
      id: language,
      label: language === 'curl' ? (sample.tool ?? LANGUAGES.curl) : LANGUAGES[language],
      content: (
        <CodeColumns isSplit>
          <CodeBlock
            tokens={toTokens(request)}
            label={toLabel(labels.request)}
            action={<CopyButton text={request} label={labels.copy} doneLabel={labels.copied} />}
          />
          <CodeBlock
            tokens={toTokens(sample.response)}
            label={toLabel(labels.response)}
            isRepeated={index > 0}
          />
        </CodeColumns>
      ),
    };
  });
  return (
    <CodePanel label={toLabel(labels.sample)}>
      <RadioTabs name={`request-${id}`} legend={labels.language} tabs={tabs} />
    </CodePanel>
  );
}
