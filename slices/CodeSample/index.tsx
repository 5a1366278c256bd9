import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { CodeBlock, CodeColumns, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import { toTokens } from '@/lib/samples/highlight';

type Props = SliceComponentProps<Content.CodeSampleSlice, SliceContext>;

export default function CodeSample({ slice, context: { locale, messages } }: Props) {
  const { samples } = slice.primary;
  const labels = messages.code;
  const tabs = samples.flatMap(({ label, code: field, response: answer }, index) => {
    const [code, response] = [asText(field), asText(answer)];
    if (!code) return [];
    const copy = <CopyButton text={code} labels={labels} />;
    return {
      id: String(index),
      label: label ?? labels.request,
      content: (
        <CodeColumns isSplit={Boolean(response)}>
          <CodeBlock tokens={toTokens(code)} label={label ?? labels.request} action={copy} />
          {response ? <CodeBlock tokens={toTokens(response)} label={labels.response} /> : null}
        </CodeColumns>
      ),
    };
  });
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      {tabs.length > 0 ? (
        <CodePanel label={labels.sample}>
          <RadioTabs name={`code-${slice.id}`} legend={labels.language} tabs={tabs} />
        </CodePanel>
      ) : null}
    </Section>
  );
}
