import type { ConsoleData } from '@/lib/console';
import { getInterfaceName } from '@/lib/display/interface-names';
import { getNetworkName } from '@/lib/display/chain-facts';
import { getConsoleMessages } from '@/lib/i18n/console-messages';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { Console } from './Console.client';
import type { Wallet } from './WalletButton.client';

type Props = {
  id: string;
  data: ConsoleData;
  chain: string;
  host: string;
  /** What a wallet is told of the chain; null for a chain that no wallet can be told of. */
  wallet: Wallet | null;
  locale: Locale;
};

/** A request to a chain that a visitor makes: interface, network, method, values, language and key. */
export function RequestConsole({ id, data, chain, host, wallet, locale }: Props) {
  const messages = getMessages(locale);
  const { code } = messages;
  return (
    <Console
      id={id}
      {...{ chain, host, locale, wallet }}
      packageUnits={data.packageUnits}
      tabs={data.tabs.map((tab) => ({ ...tab, name: getInterfaceName(tab.interface) }))}
      networks={data.networks.map((network) => ({
        key: network.key,
        name: getNetworkName(network, messages),
        interfaces: network.interfaces,
      }))}
      labels={{
        ...getConsoleMessages(locale),
        panel: code.sample,
        language: code.language,
        request: code.request,
        response: code.response,
        copy: code.copy,
        copied: code.copied,
      }}
    />
  );
}
