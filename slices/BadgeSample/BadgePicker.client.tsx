'use client';

import { useState } from 'react';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { SelectField } from '@/components/ui/Field';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { toTokens } from '@/lib/samples/highlight';
import { getBadgeFile, getChainPath, getEmbedPath } from '@/lib/site/addresses';
import s from './index.module.scss';

type Props = {
  id: string;
  /** The site's address, which other sites link to. */
  origin: string;
  first: string;
  chains: readonly { key: string; name: string; label: string }[];
  labels: Record<'chain' | 'sample' | 'language' | 'copy' | 'copied' | 'copyFailed', string>;
};

/** Returns the code to paste, by format. */
function getSnippets(origin: string, key: string, name: string) {
  const [image, page] = [origin + getBadgeFile(key), origin + getChainPath(key)];
  return [
    {
      label: 'HTML',
      code: `<a href="${page}">\n  <img src="${image}" alt="${name} RPC" height="20">\n</a>`,
    },
    { label: 'Markdown', code: `[![${name} RPC](${image})](${page})` },
    { label: 'URL', code: image },
    {
      label: 'iframe',
      code: `<iframe src="${origin + getEmbedPath(key)}" width="560" height="380" title="${name} RPC" loading="lazy"></iframe>`,
    },
  ];
}

/** A chain's badge and its code in each format; without scripts, those of the first chain. */
export function BadgePicker({ id, origin, first, chains, labels }: Props) {
  const [key, setKey] = useState(first);
  const chain = chains.find((one) => one.key === key);
  const name = chain?.name ?? key;
  return (
    <div className={s.picker}>
      <div className={s.choice} data-markdown="omit">
        <SelectField
          label={labels.chain}
          value={key}
          options={chains.map((one) => ({ value: one.key, label: one.label }))}
          onChange={({ target }) => setKey(target.value)}
        />
        {/* As other sites show it: an image by its address. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img src={getBadgeFile(key)} alt={`${name} RPC`} height="20" />
      </div>
      <CodePanel label={labels.sample}>
        <RadioTabs
          name={id}
          legend={labels.language}
          tabs={getSnippets(origin, key, name).map(({ label, code }) => ({
            id: label,
            label,
            content: (
              <CodeBlock
                tokens={toTokens(code)}
                label={label}
                action={<CopyButton text={code} labels={labels} />}
              />
            ),
          }))}
        />
      </CodePanel>
    </div>
  );
}
