import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { buttonClass } from '@/components/ui/Button';
import { DataSheet } from '@/components/ui/DataSheet';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { getTextNames } from '@/lib/chains/names';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMessage } from '@/lib/i18n/messages';
import { getInterfaces } from '@/lib/methods/interfaces';
import { getGroupName } from '@/lib/methods/list';
import { createPriceLookup } from '@/lib/methods/prices';
import type { PageOf } from '@/lib/pages';
import { getChainPath } from '@/lib/site/addresses';
import { DASHBOARD_PATH } from '@/lib/site/paths';
import { MovingMark } from '../ChainMark';
import { MethodCost } from './MethodCost';
import { MethodErrors } from './MethodErrors';
import { MethodLinks } from './MethodLinks';
import { MethodRequest } from './MethodRequest';
import { Parameters } from './Parameters';
import s from './index.module.scss';

/** A chain's method: how to call it, what it returns, what it costs, and where else it is available. */
export function MethodPage({ page }: { page: PageOf<'method'> }) {
  const { method, chain, title, crumbs, prices, locale } = page;
  const messages = getMethodMessages(locale);
  const labels = messages.page;
  const price = createPriceLookup(prices, chain.key)(method);
  const [offered] = getInterfaces(method);
  const toCost = (units: number | null | undefined) =>
    units == null ? null : formatMessage(labels.perCall, { units });
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        above={
          <>
            <MovingMark chainKey={chain.key} size="l" />
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
          { label: labels.cost, value: toCost(price?.units) },
          { label: labels.archiveCost, value: toCost(price?.archive) },
        ]}
      />
      <Container className={s.parts}>
        <MethodRequest page={page} />
        <Parameters method={method} locale={locale} />
        <MethodCost page={page} price={price} />
        <MethodErrors method={method} locale={locale} />
        <MethodLinks page={page} />
      </Container>
    </>
  );
}
