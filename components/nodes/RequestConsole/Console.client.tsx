'use client';

import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { RadioTabs } from '@/components/ui/RadioTabs';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { insertKey, isKey, maskKey } from '@/lib/console/key';
import type { Locale } from '@/lib/i18n/locales';
import { getEndpointHost } from '@/lib/samples/endpoint';
import { LANGUAGE_NAMES, SAMPLE_LANGUAGES } from '@/lib/samples/languages';
import type { SampleLanguage } from '@/lib/samples/types';
import { CallCost } from './CallCost';
import { CodeLines } from './CodeLines';
import { KeyField } from './KeyField';
import { MethodPart } from './MethodPart';
import { NetworkChoice } from './NetworkChoice';
import type { ConsoleLabels, Network, Tab } from './types';
import { useConsole } from './use-console';
import { WalletButton, type Wallet } from './WalletButton.client';
import s from './index.module.scss';

type Props = {
  id: string;
  chain: string;
  host: string;
  tabs: readonly Tab[];
  networks: readonly Network[];
  packageUnits: number | null;
  wallet: Wallet | null;
  locale: Locale;
  labels: ConsoleLabels;
};

/**
 * Interfaces and languages are radio buttons, so that all requests can be read without scripts. The rest of the form
 * appears with them, and the list of methods is fetched when somebody reaches for it.
 */
export function Console(props: Props) {
  const { id, chain, host, tabs, networks, packageUnits, wallet, locale, labels } = props;
  const [first, ...others] = tabs;
  if (!first) throw new Error('A console needs an interface');
  const all: readonly [Tab, ...Tab[]] = [first, ...others];
  const figure = useRef<HTMLElement>(null);
  const onOpen = () => figure.current?.scrollIntoView();
  const console_ = useConsole({ chain, host, tabs: all, networks, locale, labels, onOpen });
  const { tab: current, network, language } = console_;
  const [key, setKey] = useState('');
  const [isWrapped, setWrapped] = useState(true);
  const endpoint = getEndpointHost(chain, networks, network?.key ?? '', host);

  const toCode = (code: string, lang: SampleLanguage, shownKey: string) => {
    const placed = code.replaceAll(`${chain}.${host}`, endpoint);
    return isKey(key) ? insertKey(placed, lang, shownKey) : placed;
  };

  const toPanel = (tab: Tab) => {
    const isCurrent = tab === current;
    const call = isCurrent ? console_.call : tab;
    const languages = SAMPLE_LANGUAGES.flatMap((lang) => {
      const code = call.requests[lang];
      if (code === undefined) return [];
      const label = lang === 'curl' ? (tab.tool ?? LANGUAGE_NAMES.curl) : LANGUAGE_NAMES[lang];
      const content = (
        <>
          <CodeLines
            code={toCode(code, lang, maskKey(key))}
            label={`${labels.request}: ${tab.name}, ${label}`}
            isWrapped={isWrapped}
          />
          <CopyButton
            text={toCode(code, lang, key)}
            label={labels.copy}
            doneLabel={labels.copied}
          />
        </>
      );
      return [{ id: lang, label, content }];
    });
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
        <div className={s.form} data-markdown="omit">
          {isCurrent && tab.hasMethods ? <MethodPart {...{ console: console_, labels }} /> : null}
          {isCurrent ? <KeyField value={key} onChange={setKey} labels={labels} /> : null}
          {isCurrent && wallet ? (
            <WalletButton
              wallet={wallet}
              address={isKey(key) ? `https://${chain}.${host}/${key}` : null}
              labels={labels}
            />
          ) : null}
        </div>
        <div className={s.request}>
          <RadioTabs
            name={`${id}-${tab.interface}`}
            legend={labels.language}
            tabs={languages}
            value={isCurrent ? language : 'curl'}
            onChange={(lang) => console_.change({ lang, interface: tab.interface })}
          />
          <button
            type="button"
            role="switch"
            aria-checked={isWrapped}
            className={s.wrap}
            onClick={() => setWrapped(!isWrapped)}
          >
            <Icon name="wrap" size="small" />
            <span className={s.hidden}>{labels.wrap}</span>
          </button>
        </div>
        <div className={s.response}>
          <p className={s.bar}>
            {labels.response} <small>{labels.example}</small>
          </p>
          <CodeLines
            code={call.response}
            label={`${labels.response}: ${tab.name}`}
            isWrapped={isWrapped}
          />
        </div>
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
