import 'server-only';
import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { readDataFile } from '@/lib/directory/response';

/** The data files that answer most questions, under their public URLs. */
const FILES = [
  ['/nodes.json', 'Chains with networks, interfaces and availability'],
  ['/plans.json', 'Plans with limits and prices'],
  ['/compute-units.json', 'Compute units per method and chain'],
  ['/limits.json', 'Every stated limit, with source and date'],
  ['/incidents.json', 'Incidents of the last 30 days'],
  ['/lifecycle.json', 'What was added, renamed, deprecated and retired'],
] as const;

async function read({ href, pathname }: URL) {
  const file = await readDataFile(pathname);
  if (!file) throw new ResourceNotFoundError(href);
  return { contents: [{ uri: href, mimeType: 'application/json', text: file.text }] };
}

/** Registers the data files, and those of single chains by key. */
export function registerResources(server: McpServer, origin: string): void {
  for (const [path, title] of FILES) {
    const config = { title, mimeType: 'application/json' };
    server.registerResource(path.slice(1, -'.json'.length), origin + path, config, read);
  }
  // Not listed: list_chains has the keys.
  const template = new ResourceTemplate(`${origin}/nodes/{key}.json`, { list: undefined });
  const config = { title: 'A chain with its history', mimeType: 'application/json' };
  server.registerResource('chain', template, config, read);
}
