import { RadioTabs } from '@/components/ui/RadioTabs';
import { CodeLines } from '@/components/ui/CodePanel/CodeLines';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { toTokens } from '@/lib/samples/highlight';
import { LANGUAGE_NAMES, SAMPLE_LANGUAGES } from '@/lib/samples/languages';
import type { SampleLanguage } from '@/lib/samples/types';
import type { ConsoleLabels, Tab } from './types';
import s from './index.module.scss';

type Props = {
  /** Name of the radio buttons that select the language. */
  name: string;
  tab: Tab;
  requests: Tab['requests'];
  language: SampleLanguage;
  onChange: (language: string) => void;
  /** The request with the visitor's key, to copy, and as displayed. */
  toCode: (code: string, language: SampleLanguage) => { copied: string; shown: string };
  labels: ConsoleLabels;
};

/** The request in each language, to read and to copy. */
export function RequestPart(props: Props) {
  const { name, tab, requests, language, onChange, toCode, labels } = props;
  const languages = SAMPLE_LANGUAGES.flatMap((id) => {
    const code = requests[id];
    if (code === undefined) return [];
    const label = id === 'curl' ? (tab.tool ?? LANGUAGE_NAMES.curl) : LANGUAGE_NAMES[id];
    const { copied, shown } = toCode(code, id);
    const content = (
      <>
        <CodeLines tokens={toTokens(shown)} label={`${labels.request}: ${tab.name}, ${label}`} />
        <CopyButton text={copied} labels={labels} />
      </>
    );
    return [{ id, label, content }];
  });
  return (
    <div className={s.request}>
      <RadioTabs
        name={name}
        legend={labels.language}
        tabs={languages}
        value={language}
        onChange={onChange}
      />
    </div>
  );
}
