import { asText } from '@prismicio/client';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import { SiteLink } from '@/components/content/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Phrases } from '@/components/ui/Heading/Phrases';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { getChainNames, getTextNames } from '@/lib/chains/names';
import { getStatusName } from '@/lib/display';
import { joinNames } from '@/lib/display/chain-facts';
import { CHAINS_PARAMETER } from '@/lib/forms/subjects';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { PageOf } from '@/lib/pages';
import { getDedicatedAddress } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import { NodeReading } from './NodeReading';
import s from './NodeHead.module.scss';

type Props = { page: PageOf<'chain'> };

/** What a visitor can do: get a key or a node of their own; ask, where the chain accepts no requests. */
function HeadActions({ page: { chain, data, locale } }: Props) {
  const labels = getMessages(locale).nodes;
  const { name } = getTextNames(chain, locale);
  const say = (message: string) => formatMixed(message, { chain: name }, locale);
  if (chain.status !== 'available') {
    return (
      <SiteLink
        href={`/contact/?${CHAINS_PARAMETER}=${chain.key}#sales`}
        locale={locale}
        className={buttonClass()}
      >
        {say(chain.status === 'inactive' ? labels.ask : labels.tell)}
      </SiteLink>
    );
  }
  return (
    <>
      <CmsLink field={data.action} locale={locale} className={buttonClass()} />
      {chain.serviceLevels.includes('dedicated') ? (
        <SiteLink
          href={getDedicatedAddress(chain.key)}
          locale={locale}
          className={buttonClass({ variant: 'secondary' })}
        >
          {say(labels.dedicatedNode)}
        </SiteLink>
      ) : null}
    </>
  );
}

/** The chain's name across the page; below it what it is and how it runs. */
export function NodeHead({ page }: Props) {
  const { chain, data, title, locale } = page;
  const messages = getMessages(locale);
  const labels = messages.nodes;
  const { second, former } = getChainNames(chain, locale);
  const { facts, status } = chain;
  const isAvailable = status === 'available';
  const summary = locale === 'cn' ? facts?.oneLineZh : facts?.oneLine;
  const lead = asText(data.lead) ? <RichText field={data.lead} locale={locale} /> : null;
  const actions = (
    <div className={s.actions}>
      <HeadActions page={page} />
    </div>
  );
  return (
    <Container className={s.head}>
      <div className={s.title}>
        <ChainMark chainKey={chain.key} size="l" />
        <Heading level={1} className={s.name}>
          <Phrases>{title}</Phrases>
        </Heading>
      </div>
      <div>
        <p className={s.meta}>
          <span className={s.status} data-status={status}>
            {getStatusName(status, messages)}
          </span>
          <span>{second}</span>
          {chain.isPartner ? <Tag tone="accent">{labels.partner}</Tag> : null}
          {former.length > 0 ? (
            <span>{formatMessage(labels.formerly, { names: joinNames(former, locale) })}</span>
          ) : null}
        </p>
        {summary ? <p className={s.lead}>{summary}</p> : null}
        {isAvailable ? actions : null}
        {isAvailable ? <div className={s.note}>{lead}</div> : null}
      </div>
      {/* A chain that accepts no requests is not measured. */}
      {isAvailable ? (
        <NodeReading page={page} />
      ) : (
        <div>
          <div className={s.lead}>{lead}</div>
          {actions}
        </div>
      )}
    </Container>
  );
}
