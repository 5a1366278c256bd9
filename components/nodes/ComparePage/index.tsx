import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { buttonClass, Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import { getMessages, formatMessage, type Messages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { SelectField, toOptionElements } from '@/components/ui/Field';
import { getChainNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { CHAINS_PARAMETER } from '@/lib/forms/subjects';
import { CALCULATOR_PATH } from '@/lib/site/addresses';
import { DEFAULT_PEAK, toCalculationSearch, type Calculation } from '@/lib/units/address';
import { getJobCosts } from '@/lib/units/jobs';
import { COMPARE_PARAMETER, COMPARE_PATH, MAX_COMPARED } from '@/lib/directory/compare';
import { localizePath } from '@/lib/site/paths';
import { CompareTable } from './CompareTable';
import { CompareCharts } from './CompareCharts';
import { SourceNotice } from '../SourceNotice';
import s from './ComparePicker.module.scss';

type Props = {
  chosen: readonly Chain[];
  all: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

/** Selects chains with a plain form that submits to the comparison's own URL. */
function ComparePicker({ chosen, all, locale, messages: { compare } }: Props) {
  const options = toOptionElements([
    { value: '', label: compare.none },
    ...all
      .map((chain) => ({ value: chain.key, label: getChainNames(chain, locale).name }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ]);
  // A new selection is a new form: the old one would keep its state.
  return (
    <form
      key={chosen.map(({ key }) => key).join()}
      action={localizePath(COMPARE_PATH, locale)}
      className={s.form}
    >
      {Array.from({ length: MAX_COMPARED }, (_, index) => (
        <SelectField
          key={index}
          label={formatMessage(compare.chain, { number: index + 1 })}
          name={COMPARE_PARAMETER}
          defaultValue={chosen[index]?.key ?? ''}
        >
          {options}
        </SelectField>
      ))}
      <Button type="submit">{compare.submit}</Button>
    </form>
  );
}

/** As much traffic for each chain as shows a difference; the visitor changes it. */
const FIRST_PER_DAY = 1_000_000;

/** Returns a calculation with one common call on each chain that has a price for it. */
function toCalculation(chains: readonly Chain[], prices: ComputeUnits): Calculation {
  const calls = chains.flatMap(({ key }) => {
    const method = getJobCosts(prices, key).jobs.find((job) => job.method !== null)?.method;
    return method ? { chain: key, method, perDay: FIRST_PER_DAY } : [];
  });
  return { calls, peakFactor: DEFAULT_PEAK, isArchive: false };
}

/** Compares chains side by side, on shared scales and section by section. */
export function ComparePage({ page }: { page: PageOf<'comparison'> }) {
  const { chains, nodes, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  const { compare } = messages;
  const shared = { chains, locale, messages };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={<p>{compare.lead}</p>}
        actions={
          chains.length > 0 ? (
            <div className={s.actions}>
              <SiteLink
                href={CALCULATOR_PATH + toCalculationSearch(toCalculation(chains, page.prices), '')}
                locale={locale}
                className={buttonClass()}
              >
                {compare.estimate}
              </SiteLink>
              <SiteLink
                href="/pricing/"
                locale={locale}
                className={buttonClass({ variant: 'secondary' })}
              >
                {compare.prices}
              </SiteLink>
              <SiteLink
                href={`/contact/?${CHAINS_PARAMETER}=${chains.map(({ key }) => key).join()}#sales`}
                locale={locale}
                className={buttonClass({ variant: 'secondary' })}
              >
                {compare.sales}
              </SiteLink>
              <SiteLink
                href="#share"
                locale={locale}
                className={buttonClass({ variant: 'secondary' })}
              >
                {compare.share}
              </SiteLink>
            </div>
          ) : null
        }
      />
      <Section>
        <SourceNotice nodes={nodes} locale={locale} messages={messages} />
        <ComparePicker chosen={chains} all={nodes.chains} locale={locale} messages={messages} />
        {chains.length > 0 ? (
          <>
            <CompareCharts {...shared} />
            <CompareTable {...shared} prices={page.prices} limits={page} />
          </>
        ) : (
          <EmptyState title={compare.empty} />
        )}
      </Section>
    </>
  );
}
