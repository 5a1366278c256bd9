import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { pickChains } from '@/lib/chains';
import { getTextNames } from '@/lib/chains/names';
import { getBadgeSize } from '@/lib/directory/badge';
import { getAvailability } from '@/lib/display';
import { formatMessage } from '@/lib/i18n/format-message';
import { getBadgeFile } from '@/lib/site/addresses';
import { getSiteOrigin } from '@/lib/site/origin';
import { BadgePicker } from './BadgePicker.client';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.BadgeSampleSlice, SliceContext>;

export default function BadgeSample({ slice, context: { locale, messages, nodes } }: Props) {
  const { chains: wanted } = slice.primary;
  const chains = pickChains(
    nodes.chains,
    wanted.map(({ chain }) => chain),
  );
  const [first] = chains;
  if (!first) return null;
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
      <BadgePicker
        id={`badge-${slice.id}`}
        origin={getSiteOrigin()}
        first={first.key}
        chains={nodes.chains.map((chain) => ({
          key: chain.key,
          name: chain.name,
          label: getTextNames(chain, locale).name,
        }))}
        labels={messages.code}
      />
    </Section>
  );
}
