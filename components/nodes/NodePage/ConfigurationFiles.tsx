import { Accordion } from '@/components/ui/Accordion';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import type { ConfigurationFile } from '@/lib/configuration/files';
import type { Messages } from '@/lib/i18n/messages';
import { toTokens } from '@/lib/samples/highlight';
import { getConfigurationPath } from '@/lib/site/addresses';
import s from './index.module.scss';

type Props = { chainKey: string; files: readonly ConfigurationFile[]; messages: Messages };

/** Longer files, such as collections, are only linked. */
const MAX_SHOWN = 4000;

/** A chain's endpoints as configuration for common tools, to read here or to save. */
export function ConfigurationFiles({ chainKey, files, messages: { configuration } }: Props) {
  const toLink = ({ name }: ConfigurationFile) => (
    <a href={getConfigurationPath(chainKey, name)} download={name} className={s.file}>
      {name}
    </a>
  );
  const shown = files.filter(({ text }) => text.length <= MAX_SHOWN);
  const linked = files.filter((file) => !shown.includes(file));
  return (
    <>
      <Accordion
        items={shown.map((file) => ({
          id: `configuration-${file.name.replaceAll('.', '-')}`,
          title: file.tool,
          content: (
            <>
              <p className={s.save}>
                {configuration.save} {toLink(file)}
              </p>
              <CodePanel label={file.tool}>
                <CodeBlock label={file.tool} tokens={toTokens(file.text)} />
              </CodePanel>
            </>
          ),
        }))}
      />
      {linked.length > 0 ? (
        <ul className={s.files}>
          {linked.map((file) => (
            <li key={file.name}>
              {file.tool}: {toLink(file)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
