import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { LimitExceptions } from '@/components/limits/LimitExceptions';
import { LimitMatrix as Matrix } from '@/components/limits/LimitMatrix.client';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { Section } from '@/components/ui/Section';
import { getTextNames } from '@/lib/chains/names';
import { toLimitViews, toPlanColumns } from '@/lib/display/limits';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { LIMITS_FILE } from '@/lib/site/addresses';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.LimitMatrixSlice, SliceContext>;

export default function LimitMatrix({ slice, context }: Props) {
  const { locale, messages, nodes, plans, limits } = context;
  const labels = getLimitMessages(locale);
  const rows = toLimitViews(limits, locale);
  const columns = toPlanColumns(plans, locale);
  const own = new Set(rows.flatMap(({ scope }) => scope.chain ?? []));
  const chains = nodes.chains.map((chain) => ({
    key: chain.key,
    name: getTextNames(chain, locale).name,
  }));
  const [before, after] = labels.file.split('{link}');
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale}>
        <SamplePrices messages={messages} />
      </SliceHead>
      <div className={s.tables}>
        <Matrix
          rows={rows}
          plans={columns}
          chains={chains.filter(({ key }) => own.has(key))}
          labels={labels}
        />
        <LimitExceptions
          rows={rows}
          names={Object.fromEntries([
            ...chains.map(({ key, name }) => [key, name]),
            ...columns.map(({ id, name }) => [id, name]),
          ])}
          locale={locale}
        />
        <p className={s.file}>
          {before}
          <a href={LIMITS_FILE}>{LIMITS_FILE.slice(1)}</a>
          {after}
        </p>
      </div>
    </Section>
  );
}
