import 'server-only';
import { SHARED_HEADERS } from '@/lib/directory/response';
import { getIdentity, type Identity } from './identity';
import { CARD_PATH, toAiCatalog, toMcpCatalog, toServerCard } from './server-card';
import { SKILL_PATH, toSkill, toSkillIndex } from './skill';

type Document = { type: string; make: (identity: Identity) => object | string };

const card: Document = { type: 'application/mcp-server-card+json', make: toServerCard };

/** Documents by which assistants find the MCP server and the skill. The middleware leaves out these paths. */
const DOCUMENTS: ReadonlyMap<string, Document> = new Map([
  [CARD_PATH, card],
  ['/.well-known/mcp/server-card.json', card],
  ['/.well-known/mcp/catalog.json', { type: 'application/json', make: toMcpCatalog }],
  ['/.well-known/ai-catalog.json', { type: 'application/ai-catalog+json', make: toAiCatalog }],
  ['/.well-known/agent-skills/index.json', { type: 'application/json', make: toSkillIndex }],
  [SKILL_PATH, { type: 'text/markdown; charset=utf-8', make: toSkill }],
]);

export const DISCOVERY_PATHS = [...DOCUMENTS.keys()];

/** Responds with the document at a path, or 404. */
export async function getDiscoveryResponse(path: string): Promise<Response> {
  const document = DOCUMENTS.get(path);
  if (!document) return new Response('Not found\n', { status: 404, headers: SHARED_HEADERS });
  const made = document.make(await getIdentity());
  const text = typeof made === 'string' ? made : `${JSON.stringify(made)}\n`;
  return new Response(text, { headers: { ...SHARED_HEADERS, 'content-type': document.type } });
}
