import type { LiveNodes } from '@/lib/provider';
import { CHAIN_FILE } from './data-paths';
import { toNodesCsv } from './csv';
import schema from './nodes.schema.json';
import { toPublicChain, toPublicNodes } from './public-chain';

export type DataFile = { type: string; text: string };

const JSON_TYPE = 'application/json; charset=utf-8';

const toJson = (value: unknown, type = JSON_TYPE): DataFile => ({
  type,
  text: `${JSON.stringify(value)}\n`,
});

/** What the site publishes at `path` for machines; null when there is no such chain or file. */
export function getDataFile(path: string, nodes: LiveNodes, origin: string): DataFile | null {
  switch (path) {
    case '/nodes.json':
      return toJson(toPublicNodes(nodes, origin));
    case '/nodes.csv': {
      const { chains } = toPublicNodes(nodes, origin);
      return { type: 'text/csv; charset=utf-8', text: toNodesCsv(chains) };
    }
    case '/nodes.schema.json':
      return toJson({ $id: `${origin}${path}`, ...schema }, 'application/schema+json');
  }
  const key = CHAIN_FILE.exec(path)?.[1];
  const chain = nodes.chains.find((one) => one.key === key);
  return chain ? toJson(toPublicChain(chain, origin)) : null;
}
