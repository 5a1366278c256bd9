import { getTextNames } from '@/lib/chains/names';
import { getWallets } from '@/lib/chains/wallet';
import type { ConsoleData } from '@/lib/console';
import { getInterfaceName } from '@/lib/display/interface-names';
import { getNetworkName } from '@/lib/display/chain-facts';
import { getConsoleMessages, getMessages } from '@/lib/i18n/messages';
import type { EndpointHost } from '@/lib/endpoints';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { isSampleProvider, type Chain } from '@/lib/provider';
import { Console } from './Console.client';

type Props = {
  id: string;
  data: ConsoleData;
  chain: Chain;
  host: EndpointHost;
  locale: Locale;
};

/** Builds a request to a chain: interface, network, method, values, language and key. */
export function RequestConsole({ id, data, chain, host, locale }: Props) {
  const messages = getMessages(locale);
  const { code } = messages;
  const labels = getConsoleMessages(locale);
  return (
    <Console
      id={id}
      {...{ host, locale }}
      chain={chain.key}
      wallets={chain.status === 'available' && chain.facts ? getWallets(chain.facts) : {}}
      packageUnits={data.packageUnits}
      tabs={data.tabs.map((tab) => ({ ...tab, name: getInterfaceName(tab.interface) }))}
      networks={data.networks.map((network) => ({
        key: network.key,
        name: getNetworkName(network, messages),
        interfaces: network.interfaces,
      }))}
      labels={{
        ...labels,
        wallet: formatMessage(labels.wallet, { chain: getTextNames(chain, locale).name }),
        panel: code.sample,
        language: code.language,
        request: code.request,
        response: code.response,
        copy: code.copy,
        copied: code.copied,
        copyFailed: code.copyFailed,
        samplePrices: isSampleProvider() ? messages.plans.sample : null,
      }}
    />
  );
}
