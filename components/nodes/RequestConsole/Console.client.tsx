'use client';

import { useRef, useState } from 'react';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { insertKey, isEndpointUrl, isKey, maskKey } from '@/lib/console/key';
import type { Wallet } from '@/lib/chains/wallet';
import type { Locale } from '@/lib/i18n/locales';
import {
  getEndpointName,
  getEndpointVariable,
  moveEndpoint,
  writeEndpoint,
  type EndpointHost,
} from '@/lib/endpoints';
import type { SampleLanguage } from '@/lib/samples/types';
import { CallCost } from './CallCost';
import { KeyField } from './KeyField';
import { MethodPart } from './MethodPart';
import { NetworkChoice } from './NetworkChoice';
import { RequestPart } from './RequestPart';
import { ResponsePart } from './ResponsePart';
import type { ConsoleLabels, Network, Tab } from './types';
import { useConsole } from './use-console';
import { WalletButton } from './WalletButton.client';
import s from './index.module.scss';

type Props = {
  id: string;
  chain: string;
  host: EndpointHost;
  tabs: readonly Tab[];
  networks: readonly Network[];
  packageUnits: number | null;
  /** By network. */
  wallets: Readonly<Record<string, Wallet>>;
  locale: Locale;
  labels: ConsoleLabels;
};

/** The tool of requests that are sent over WebSocket. */
const SOCKET_TOOL = 'wscat';

/**
 * Interfaces and languages are radio buttons, so that all requests can be read without scripts. The rest of the form
 * needs scripts, and the list of methods is loaded on demand.
 */
export function Console(props: Props) {
  const { id, chain, host, tabs, networks, packageUnits, wallets, locale, labels } = props;
  const [first, ...others] = tabs;
  if (!first) throw new Error('A console needs an interface');
  const all: readonly [Tab, ...Tab[]] = [first, ...others];
  const figure = useRef<HTMLElement>(null);
  const onOpen = () => figure.current?.scrollIntoView();
  const console_ = useConsole({ chain, host, tabs: all, networks, locale, labels, onOpen });
  const { tab: current, network, language } = console_;
  /** What the visitor entered, by variable: one key, or the URL of each endpoint. */
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const wallet = wallets[network?.key ?? ''];
  const endpoint = getEndpointName(chain, networks, network?.key ?? '');
  const variable = getEndpointVariable(host, endpoint, current.tool === SOCKET_TOOL);
  const key = keys[variable] ?? '';
  const isValid = host === null ? isEndpointUrl : isKey;
  const keyLabels =
    host === null
      ? { key: labels.url, keyHint: labels.urlHint, keyError: labels.urlError }
      : labels;
  const address = host === null ? key : writeEndpoint(host, endpoint, { key });

  const toCode = (code: string, lang: SampleLanguage) => {
    const placed = moveEndpoint(code, host, chain, endpoint);
    if (!isValid(key)) return { copied: placed, shown: placed };
    const insert = (text: string) => insertKey(placed, lang, text, variable);
    return { copied: insert(key), shown: insert(maskKey(key)) };
  };

  const toPanel = (tab: Tab) => {
    const isCurrent = tab === current;
    const call = isCurrent ? console_.call : tab;
    return (
      <div className={s.panel}>
        {isCurrent ? (
          <NetworkChoice
            name={`${id}-network`}
            networks={console_.networks}
            value={network?.key}
            legend={labels.network}
            onChange={(name) => console_.change({ network: name, interface: tab.interface })}
          />
        ) : null}
        <div className={`${s.form} needsScripts`} data-markdown="omit">
          {isCurrent && tab.hasMethods ? <MethodPart {...{ console: console_, labels }} /> : null}
          {isCurrent ? (
            <KeyField
              value={key}
              isValid={isValid}
              onChange={(value) => setKeys({ ...keys, [variable]: value })}
              labels={keyLabels}
            />
          ) : null}
          {isCurrent && wallet ? (
            <WalletButton
              wallet={wallet}
              address={isValid(key) && address.startsWith('https:') ? address : null}
              labels={
                host === null
                  ? { ...labels, walletKey: labels.walletUrl, walletHint: labels.walletUrlHint }
                  : labels
              }
            />
          ) : null}
        </div>
        <RequestPart
          name={`${id}-${tab.interface}`}
          {...{ tab, toCode, labels }}
          requests={call.requests}
          language={isCurrent ? language : 'curl'}
          onChange={(lang) => console_.change({ lang, interface: tab.interface })}
        />
        <ResponsePart code={call.response} name={tab.name} labels={labels} />
        <CallCost {...{ call, packageUnits, locale, labels }} getLink={console_.getLink} />
      </div>
    );
  };

  return (
    <figure ref={figure} aria-label={labels.panel} className={s.console}>
      <RadioTabs
        className={s.interfaces}
        name={`${id}-interface`}
        legend={labels.interface}
        tabs={tabs.map((tab) => ({
          id: tab.interface,
          label: tab.name,
          content: toPanel(tab),
        }))}
        value={current.interface}
        onChange={(name) => console_.change({ interface: name })}
      />
      <div role="status" className={s.notices}>
        {console_.notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
    </figure>
  );
}
