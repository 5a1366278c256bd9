import { Fragment, useId, type ReactNode } from 'react';
import type { Content } from '@prismicio/client';
import { SiteLink } from '@/components/content/SiteLink';
import { ChainMark } from '@/components/nodes/ChainMark';
import { Panel } from '@/components/pictures/Panel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import type { FaucetNetwork } from '@/lib/chains';
import { getNetworkFacts, getRequestFacts, type NetworkFact } from '@/lib/display/faucet-page';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { getFaucetPath } from '@/lib/site/addresses';
import s from './NetworkSheet.module.scss';

/** How many facts of each network the choice shows; the network's own page has all of them. */
const CHOICE_FACTS = 3;

type Props = {
  data: Pick<Content.FaucetDocument['data'], 'amount' | 'rule'>;
  locale: Locale;
};

type FactsProps = {
  facts: readonly NetworkFact[];
  /** For values that wallets ask for. */
  copy?: Messages['code'];
  children?: ReactNode;
};

function Facts({ facts, copy, children }: FactsProps) {
  return (
    <div className={s.facts}>
      <dl>
        {facts.map(({ label, value, url }) => (
          <div key={label} className={s.fact}>
            <dt>{label}</dt>
            <dd>
              {url ? (
                <a href={url} rel="noreferrer">
                  {value}
                </a>
              ) : (
                value
              )}
              {copy && !url ? <CopyButton text={value} labels={copy} isInline /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** What a request gives, and when the next one is possible. */
function Request({ data, locale }: Props) {
  const facts = getRequestFacts(data, getMessages(locale));
  if (facts.length === 0) return null;
  return (
    <dl className={s.request}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A test network as wallets and explorers know it. */
export function NetworkSheet({ network, ...props }: Props & { network: FaucetNetwork }) {
  const messages = getMessages(props.locale);
  return (
    <Panel
      title={messages.faucet.facts}
      control={<ChainMark chainKey={network.chainKey} size="s" />}
      isText
    >
      {network.endedOn === null ? <Request {...props} /> : null}
      <Facts facts={getNetworkFacts(network, messages)} copy={messages.code} />
    </Panel>
  );
}

/** A choice of test networks that works without scripts; the selected one shows its facts and links to its page. */
export function NetworkChoice({
  networks,
  ...props
}: Props & { networks: readonly FaucetNetwork[] }) {
  const messages = getMessages(props.locale);
  const name = useId();
  return (
    <Panel title={messages.faucet.choose}>
      <fieldset className={s.choice}>
        <legend className="visuallyHidden">{messages.faucet.choose}</legend>
        {networks.map((network, index) => {
          const id = `${name}${network.key}`;
          return (
            <Fragment key={network.key}>
              <input
                type="radio"
                {...{ id, name }}
                defaultChecked={index === 0}
                className="visuallyHidden"
              />
              <label htmlFor={id} className={s.network}>
                <ChainMark chainKey={network.chainKey} size="s" />
                {network.name}
              </label>
              <Facts facts={getNetworkFacts(network, messages).slice(0, CHOICE_FACTS)}>
                <SiteLink
                  href={getFaucetPath(network.key)}
                  locale={props.locale}
                  className={s.link}
                >
                  {messages.faucet.open}
                </SiteLink>
              </Facts>
            </Fragment>
          );
        })}
      </fieldset>
      <Request {...props} />
    </Panel>
  );
}
