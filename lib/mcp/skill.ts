import { createHash } from 'node:crypto';
import type { Identity } from './identity';

export const SKILL_NAME = 'move-rpc-provider';
export const SKILL_PATH = `/.well-known/agent-skills/${SKILL_NAME}/SKILL.md`;
/** Identifies the format of the index: version 0.2.0 of the draft. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export const getSkillDescription = (brand: string): string =>
  `Plan and carry out a move of blockchain RPC traffic to ${brand}: check chains and methods, price the workload, change endpoints one at a time, and know where to ask a person first.`;

/** Returns the steps of a move; each name of a tool is one of the MCP server. */
export const toSkill = ({ brand, origin }: Identity): string => `---
name: ${SKILL_NAME}
description: ${JSON.stringify(getSkillDescription(brand))}
---

# Move RPC traffic to ${brand}

Facts come from the MCP server at ${origin}/mcp, which needs no key. Do not fill a gap with a guess: where a tool returns null, say that it is unknown.

## 1. Find what is called now

List every RPC URL in the code and its settings, with its chain and the methods that are called. Never copy a key or token out of a URL. ${origin}/migrate/ reads settings in the browser and proposes the new URLs.

## 2. Check that it is served

- \`get_chain\` for each chain: its status must be \`available\`, and the interface that the code uses must be listed.
- \`search_methods\` for each method. If one is missing, keep that call where it is and say so.
- \`get_availability\` for each chain. A source of \`sample\` or \`default\` is not a measurement.

## 3. Price it

Call \`estimate_month\` with calls per day and method; \`archive\` is true for calls about past state. Report which plan fits, and which assumption changes the result most.

**Stop and ask** if calls per day are unknown, or if no plan carries the peak. \`contact_sales\` returns a link to a form that a person reads and sends; never send it yourself.

## 4. Get access

**Stop and ask.** A person creates the account, accepts the terms, pays and stores the key in the project's secrets. Do none of these, and keep the key out of chat and code.

## 5. Change one chain at a time

1. Put the new URL into the setting of a test environment, and keep the old one as fallback.
2. Compare the chain ID from both. **Stop** if they differ.
3. Compare the latest block number from both; a few blocks apart is normal.
4. Run the project's tests.

**Stop and ask** before you change production.

## 6. Watch and finish

Follow ${origin}/tracker.atom and ${origin}/changes.atom for incidents and changes. If errors rise, switch back to the old URL first and look for the cause afterwards. Remove the old provider only after a person has agreed.
`;

/** Lists the skill with the hash of its text (Agent Skills Discovery). */
export const toSkillIndex = (identity: Identity) => ({
  $schema: INDEX_SCHEMA,
  skills: [
    {
      name: SKILL_NAME,
      type: 'skill-md',
      description: getSkillDescription(identity.brand),
      url: SKILL_PATH,
      digest: `sha256:${createHash('sha256').update(toSkill(identity)).digest('hex')}`,
    },
  ],
});
