import type { PriceList } from './prices';
import { MONTH_DAYS } from './estimate';
import { getUnitsByMethod } from './prices';

/** What a wallet does all day, whatever the chain, and how often per day. */
export const JOBS = {
  balance: 200_000,
  read: 300_000,
  transaction: 50_000,
  send: 5_000,
} as const;

export type JobId = keyof typeof JOBS;

/** The method for a job, by the family that prices are listed for; null if a family has none. */
const METHODS: Record<string, Record<JobId, string | null>> = {
  evm: {
    balance: 'eth_getBalance',
    read: 'eth_call',
    transaction: 'eth_getTransactionReceipt',
    send: 'eth_sendRawTransaction',
  },
  bitcoin: {
    balance: 'gettxout',
    read: null,
    transaction: 'getrawtransaction',
    send: 'sendrawtransaction',
  },
  solana: {
    balance: 'getBalance',
    read: 'simulateTransaction',
    transaction: 'getTransaction',
    send: 'sendTransaction',
  },
  tron: {
    balance: 'wallet/getaccount',
    read: 'wallet/triggerconstantcontract',
    transaction: 'wallet/gettransactioninfobyid',
    send: 'wallet/broadcasthex',
  },
  ton: {
    balance: 'getAddressBalance',
    read: 'runGetMethod',
    transaction: 'getTransactions',
    send: 'sendBoc',
  },
  near: { balance: 'query', read: 'query', transaction: 'tx', send: 'send_tx' },
  substrate: {
    balance: 'state_getStorage',
    read: 'state_call',
    transaction: 'chain_getBlock',
    send: 'author_submitExtrinsic',
  },
  cosmos: {
    balance: '/cosmos/bank/v1beta1/balances/{address}',
    read: 'abci_query',
    transaction: 'tx',
    send: 'broadcast_tx_sync',
  },
  sui: {
    balance: 'StateService/GetBalance',
    read: 'TransactionExecutionService/SimulateTransaction',
    transaction: 'LedgerService/GetTransaction',
    send: 'TransactionExecutionService/ExecuteTransaction',
  },
  aptos: {
    balance: '/v1/accounts/{address}/resources',
    read: '/v1/view',
    transaction: '/v1/transactions/by_hash/{txn_hash}',
    send: '/v1/transactions',
  },
  xrpl: { balance: 'account_info', read: null, transaction: 'tx', send: 'submit' },
  stellar: {
    balance: 'getLedgerEntries',
    read: 'simulateTransaction',
    transaction: 'getTransaction',
    send: 'sendTransaction',
  },
  starknet: {
    balance: 'starknet_call',
    read: 'starknet_call',
    transaction: 'starknet_getTransactionReceipt',
    send: 'starknet_addInvokeTransaction',
  },
};

export type JobCost = { id: JobId; method: string; units: number } | { id: JobId; method: null };

/** Returns the cost of the jobs on a chain, per call and per month, in units; null if a job has no price. */
export function getJobCosts(
  prices: PriceList,
  chain: string,
): { jobs: JobCost[]; monthUnits: number | null } {
  const family = prices.protocols.find(({ _key }) => _key === chain)?.family ?? '';
  const methods = Object.hasOwn(METHODS, family) ? METHODS[family] : undefined;
  const listed = getUnitsByMethod(prices, chain);
  const ids = Object.keys(JOBS) as JobId[];
  const jobs = ids.map((id): JobCost => {
    const method = methods?.[id] ?? '';
    const units = listed.get(method);
    return units === undefined ? { id, method: null } : { id, method, units };
  });
  const monthUnits = jobs.reduce<number | null>(
    (sum, job) =>
      sum === null || job.method === null ? null : sum + job.units * JOBS[job.id] * MONTH_DAYS,
    0,
  );
  return { jobs, monthUnits };
}
