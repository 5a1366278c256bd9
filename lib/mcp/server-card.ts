import { PROTOCOL_VERSIONS, SERVER_SUFFIX, SERVER_VERSION, type Identity } from './identity';
import { SKILL_NAME, SKILL_PATH, getSkillDescription } from './skill';

export const CARD_PATH = '/mcp/server-card';
const CARD_TYPE = 'application/mcp-server-card+json';
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

const getTitle = ({ brand }: Identity) => `${brand} RPC`;

/** Describes the MCP server before anyone connects (SEP-2127). */
export function toServerCard(identity: Identity) {
  const { name, origin } = identity;
  return {
    $schema: CARD_SCHEMA,
    name,
    title: getTitle(identity),
    version: SERVER_VERSION,
    description: 'Chains, methods, prices, plans and measured availability of an RPC provider.',
    websiteUrl: `${origin}/`,
    icons: [{ src: `${origin}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: [
      {
        type: 'streamable-http',
        url: `${origin}/mcp`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
      },
    ],
  };
}

const toServerEntry = (identity: Identity) => ({
  identifier: `urn:air:${identity.publisher}:${SERVER_SUFFIX}`,
  displayName: getTitle(identity),
  type: CARD_TYPE,
  url: identity.origin + CARD_PATH,
});

/** Lists the site's MCP server, in the protocol's own format. */
export const toMcpCatalog = (identity: Identity) => ({
  specVersion: 'draft',
  entries: [toServerEntry(identity)],
});

/** Lists the MCP server and the skill, in the format for all kinds of agents (AI Catalog). */
export function toAiCatalog(identity: Identity) {
  const { brand, origin, publisher } = identity;
  return {
    specVersion: '1.0',
    host: { displayName: brand, identifier: publisher, documentationUrl: `${origin}/llms.txt` },
    entries: [
      { ...toServerEntry(identity), version: SERVER_VERSION },
      {
        identifier: `urn:air:${publisher}:${SKILL_NAME}`,
        displayName: `Move RPC traffic to ${brand}`,
        type: 'text/markdown',
        url: origin + SKILL_PATH,
        description: getSkillDescription(brand),
      },
    ],
  };
}
