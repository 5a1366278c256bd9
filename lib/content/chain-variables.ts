import { formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import type { Variables } from './fill-text';

/** What a chain is called in a text: in a title, where a reader may not know it yet, and after that. */
type Names = { title: string; name: string };

const beside = (name: string, second: string): Names => ({ title: `${name}（${second}）`, name });
const alike = (name: string): Names => ({ title: name, name });

/** Chinese names that are in common use; all other chains keep their own. */
const CHINESE_NAMES: Readonly<Record<string, Names>> = {
  btc: beside('比特币', 'Bitcoin'),
  eth: beside('以太坊', 'Ethereum'),
  bsc: beside('币安智能链', 'BNB Smart Chain'),
  op: beside('Optimism', 'OP Mainnet'),
  ton: alike('TON'),
  trx: alike('波场 TRON'),
  avax: alike('雪崩 Avalanche C-Chain'),
  ltc: beside('莱特币', 'Litecoin'),
  doge: beside('狗狗币', 'Dogecoin'),
  bch: beside('比特币现金', 'Bitcoin Cash'),
  dash: beside('达世币', 'Dash'),
  etc: beside('以太坊经典', 'Ethereum Classic'),
  ada: beside('卡尔达诺', 'Cardano'),
  dot: beside('波卡', 'Polkadot'),
  xrp: alike('瑞波 XRP Ledger'),
  xlm: beside('恒星', 'Stellar'),
  eos: { title: 'Vaulta（原 EOS）', name: 'Vaulta' },
  icp: { title: 'ICP（Internet Computer）', name: 'ICP' },
  xmr: beside('门罗币', 'Monero'),
  qtum: beside('量子链', 'Qtum'),
  ont: beside('本体', 'Ontology'),
  vet: beside('唯链', 'VeChain'),
};

function getNames({ key, name }: Chain, locale: Locale): Names {
  const [, main = name, second] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (locale !== 'cn') return { title: name, name: main };
  return CHINESE_NAMES[key] ?? (second ? beside(main, second) : alike(name));
}

/** Chinese sets a space between Latin and Han, and none after Han: the name brings its own, for a text to go on. */
const withSpace = (name: string) => (/[\w.]$/.test(name) ? `${name} ` : name);

/** What the texts of a chain's page may ask for besides what every text may. */
export function getChainVariables(chain: Chain, locale: Locale): Variables {
  const { availability: messages } = getMessages(locale);
  const { facts, availabilityPercent: value, measuredAt } = chain;
  const { title, name } = getNames(chain, locale);
  const toWords = locale === 'cn' ? withSpace : String;
  return {
    chain: toWords(name),
    chainTitle: toWords(title),
    ticker: facts?.ticker ?? chain.key.toUpperCase(),
    availability: measuredAt
      ? formatMessage(messages.latest, { value, time: formatTime(measuredAt) })
      : messages.noReading,
  };
}
