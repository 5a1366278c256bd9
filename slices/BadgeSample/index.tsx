import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { Section } from '@/components/ui/Section';
import { pickChains } from '@/lib/chains';
import { getBadgeSize } from '@/lib/directory/badge';
import { getAvailability } from '@/lib/display';
import { formatMessage } from '@/lib/i18n/format-message';
import { toTokens } from '@/lib/samples/highlight';
import { getBadgeFile, getChainPath } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.BadgeSampleSlice, SliceContext>;

/** Returns the code to paste, by format. */
function getSnippets(key: string, name: string) {
  const origin = getSiteOrigin();
  const [image, page] = [origin + getBadgeFile(key), origin + getChainPath(key)];
  return [
    {
      label: 'HTML',
      code: `<a href="${page}">\n  <img src="${image}" alt="${name} RPC" height="20">\n</a>`,
    },
    { label: 'Markdown', code: `[![${name} RPC](${image})](${page})` },
  ];
}

export default function BadgeSample({ slice, context: { locale, messages, nodes } }: Props) {
  const { chains: wanted } = slice.primary;
  const chains = pickChains(
    nodes.chains,
    wanted.map(({ chain }) => chain),
  );
  const [first] = chains;
  if (!first) return null;
  const labels = messages.code;
  const tabs = getSnippets(first.key, first.name).map(({ label, code }) => ({
    id: label,
    label,
    content: (
      <CodeBlock
        tokens={toTokens(code)}
        label={label}
        action={<CopyButton text={code} labels={labels} />}
      />
    ),
  }));
  return (
    <Section id="copy">
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s.badges} data-markdown="omit">
        {chains.map((chain) => (
          <li key={chain.key}>
            {/* As other sites show it: an image by its address. */}
            {/* eslint-disable-next-line @next/next/no-img-element */}
            <img
              src={getBadgeFile(chain.key)}
              alt={formatMessage(messages.availability.cell, {
                name: chain.name,
                value: getAvailability(chain, messages, locale).label,
              })}
              {...getBadgeSize(chain)}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
      <div className={s.panel}>
        <CodePanel label={labels.sample}>
          <RadioTabs name={`badge-${slice.id}`} legend={labels.language} tabs={tabs} />
        </CodePanel>
      </div>
    </Section>
  );
}
