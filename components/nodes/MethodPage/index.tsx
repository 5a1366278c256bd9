import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { buttonClass } from '@/components/ui/Button';
import { DataSheet } from '@/components/ui/DataSheet';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { getTextNames } from '@/lib/chains/names';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import { getInterfaces } from '@/lib/methods/interfaces';
import { getGroupName } from '@/lib/methods/list';
import { createPriceLookup, type MethodPrice } from '@/lib/methods/prices';
import type { PageOf } from '@/lib/pages';
import { getChainPath } from '@/lib/site/addresses';
import { DASHBOARD_PATH } from '@/lib/site/paths';
import { getPlanFacts } from '@/components/pricing/plan-facts';
import { getPlanName } from '@/lib/display/plan-name';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import { DataTable } from '@/components/ui/DataTable';
import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { listStated, OwnLimits } from '@/components/limits/OwnLimits';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { CALL_FIELDS, LOG_FIELDS, TRACE_FIELDS } from '@/lib/limits/groups';
import { getMethodErrors } from '@/lib/methods/errors';
import { Part } from './Part';
import { Parameters } from './Parameters';
import { MethodRequest } from './MethodRequest';
import { MethodLinks } from './MethodLinks';
import { ResultFields } from './ResultFields';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

/** Errors with their meaning and remedy; nothing for a call without documented codes. */
function MethodErrors({ method, locale }: { method: ChainMethod; locale: Locale }) {
  const { page: labels, errors: texts } = getMethodMessages(locale);
  const errors = getMethodErrors(method);
  if (errors.length === 0) return null;
  return (
    <Part id="errors" title={labels.errors}>
      <DataTable
        caption={labels.errors}
        rows={errors}
        rowKey={({ id }) => id}
        columns={[
          { id: 'code', title: labels.code, cell: ({ code }) => <code>{code}</code> },
          { id: 'message', title: labels.message, cell: ({ id }) => texts[id][0] },
          { id: 'do', title: labels.doThis, isMuted: true, cell: ({ id }) => texts[id][1] },
        ]}
      />
    </Part>
  );
}

/** The price of a call, what a node needs to answer it, and the limits of the plans. */
function MethodCost({ page, price }: { page: PageOf<'method'>; price: MethodPrice | null }) {
  const { method, chain, plans, locale } = page;
  const labels = getMethodMessages(locale).page;
  const words = getMessages(locale);
  const values = { method: method.name, chain: getTextNames(chain, locale).name };
  const say = (text: string, more: Record<string, number> = {}) =>
    formatMixed(text, { ...values, ...more }, locale);
  const archive = price?.archive ?? null;
  // Facts may contain 、 themselves.
  const { gap, comma } = PUNCTUATION[locale];
  const cost = price
    ? [
        say(labels.priced, { units: price.units }),
        ...(archive === null ? [] : [say(labels.pricedArchive, { units: archive })]),
        labels.flat,
      ]
    : [say(labels.unpriced)];
  return (
    <Part
      id="cost"
      title={labels.pricing}
      text={
        <>
          <p>{cost.join(gap)}</p>
          {method.archive ? <p>{say(labels.archiveText)}</p> : null}
          {method.optIn ? <p>{say(labels.optInText)}</p> : null}
        </>
      }
    >
      <SamplePrices messages={words} />
      <DataTable
        caption={labels.limits}
        rows={plans}
        rowKey={({ id }) => id}
        columns={[
          { id: 'plan', title: words.plans.columns.plan, cell: (plan) => getPlanName(plan, words) },
          {
            id: 'limits',
            title: labels.limits,
            cell: (plan) => getPlanFacts(plan, locale, words).join(comma),
          },
        ]}
      />
    </Part>
  );
}

/** The stated limits that bear on a call. */
function MethodLimits({ page }: { page: PageOf<'method'> }) {
  const { method, chain, limits, plans, locale } = page;
  const fields = CALL_FIELDS.filter(
    (field) =>
      (!LOG_FIELDS.has(field) || /logs/i.test(method.name)) &&
      (!TRACE_FIELDS.has(field) || method.optIn) &&
      (field !== 'archive_depth' || method.archive),
  );
  const title = getLimitMessages(locale).methodTitle;
  const target = { chain: chain.key, method: method.name };
  const stated = listStated({ rows: limits, fields, target, plans });
  if (stated.length === 0) return null;
  return (
    <Part id="limits" title={title}>
      <OwnLimits caption={title} rows={limits} fields={stated} {...{ target, plans, locale }} />
    </Part>
  );
}

/** A chain's method: how to call it, what it returns, what it costs, and where else it is available. */
export function MethodPage({ page }: { page: PageOf<'method'> }) {
  const { method, chain, title, crumbs, prices, locale } = page;
  const messages = getMethodMessages(locale);
  const labels = messages.page;
  const price = createPriceLookup(prices, chain.key)(method);
  const [offered] = getInterfaces(method);
  const toCost = (units: number | null) =>
    units === null ? null : formatMessage(labels.perCall, { units });
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        above={
          <>
            <ChainMark chainKey={chain.key} size="l" />
            {method.archive ? <Tag>{labels.needsArchive}</Tag> : null}
            {method.optIn ? <Tag tone="warn">{messages.optIn}</Tag> : null}
          </>
        }
        lead={<p>{method.summary[locale]}</p>}
        actions={
          <SiteLink href={DASHBOARD_PATH} locale={locale} className={buttonClass({ size: 'l' })}>
            {labels.action}
          </SiteLink>
        }
      />
      <DataSheet
        label={labels.facts}
        facts={[
          {
            label: labels.chain,
            value: (
              <SiteLink href={getChainPath(chain.key)} locale={locale}>
                {getTextNames(chain, locale).name}
              </SiteLink>
            ),
          },
          { label: labels.interface, value: offered },
          { label: labels.group, value: getGroupName(method.group, locale) },
          { label: labels.cost, value: price ? toCost(price.units) : labels.noPrice },
          { label: labels.archiveCost, value: toCost(price?.archive ?? null) },
        ]}
      />
      <Container className={s.parts}>
        <MethodRequest page={page} />
        <Parameters method={method} locale={locale} />
        <ResultFields method={method} locale={locale} />
        <MethodCost page={page} price={price} />
        <MethodLimits page={page} />
        <MethodErrors method={method} locale={locale} />
        <MethodLinks page={page} />
      </Container>
    </>
  );
}
