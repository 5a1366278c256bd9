import { CHAIN_FACTS } from '@/lib/chains';
import { toServerKey } from '@/lib/chains/server-keys';
import { EMBEDDED_AVAILABILITY, getEmbeddedHeads } from './availability';
import account from './data/account.json';
import limits from './data/limits.json';
import plans from './data/plans.json';
import { toErrorResponse } from './error-response';
import { createLeadIntake, type EmbeddedLead } from './leads';
import { EMBEDDED_NODES } from './nodes';
import tables from './data/compute-units.json';

const multipliers: Readonly<Record<string, number>> = tables.multipliers;
const prices = tables.methods as unknown as Record<string, Record<string, [number, number | null]>>;

/** Every chain with its method family (`other` if no method list applies) and multiplier. */
export const EMBEDDED_PROTOCOLS = CHAIN_FACTS.map((facts) => ({
  _key: toServerKey(facts.key),
  name: facts.name,
  family: facts.methodFamilies[0] ?? 'other',
  multiplier: multipliers[facts.key] ?? 1,
}));

/** The price of one call of each method, by family. */
export const EMBEDDED_METHODS = Object.entries(prices).flatMap(([family, methods]) =>
  Object.entries(methods).map(([method, [computeUnits, archiveComputeUnits]]) => ({
    method,
    family,
    computeUnits,
    archiveComputeUnits,
  })),
);

export type { EmbeddedLead } from './leads';

export type EmbeddedProviderConfig = {
  /** The bearer token for `account/`; without one, that call is always refused. */
  accessToken?: string;
  /** Called once for each accepted submission. */
  onLead?: (lead: EmbeddedLead) => void;
};

function answerMethods(encoded: string): Response {
  const name = safeDecode(encoded);
  const prices =
    name === 'all' ? EMBEDDED_METHODS : EMBEDDED_METHODS.filter(({ method }) => method === name);
  return prices.length > 0
    ? Response.json(prices)
    : toErrorResponse('not_found', 'No such method.');
}

function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function answerAccount(request: Request, accessToken: string | undefined): Response {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return accessToken !== undefined && token === accessToken
    ? Response.json(account)
    : toErrorResponse('unauthorized', 'A valid bearer token is needed.');
}

type Answer = (request: Request, match: RegExpExecArray) => Response | Promise<Response>;
type Call = [method: 'GET' | 'POST', path: RegExp, answer: Answer];

/**
 * Creates the provider's API of docs/provider-api.yaml over the data of this folder. Calls are recognized by the end of
 * their path, so it can replace any of the three hosts at any base URL.
 */
export function createEmbeddedProvider(config: EmbeddedProviderConfig = {}) {
  const takeLead = createLeadIntake(config.onLead ?? (() => {}));
  const calls: Call[] = [
    ['GET', /\/access_nodes\/nodes_v2\/?$/, () => Response.json(EMBEDDED_NODES)],
    ['GET', /\/availability\/?$/, () => Response.json(EMBEDDED_AVAILABILITY)],
    ['GET', /\/heads\/?$/, () => Response.json(getEmbeddedHeads(new Date()))],
    ['GET', /\/prices\/public\/plans\/?$/, () => Response.json(plans)],
    ['GET', /\/prices\/CU\/protocols\/?$/, () => Response.json(EMBEDDED_PROTOCOLS)],
    ['GET', /\/prices\/CU\/methods\/([^/]+)\/?$/, (_, match) => answerMethods(match[1] ?? '')],
    ['GET', /\/limits\/?$/, () => Response.json(limits)],
    ['GET', /\/account\/?$/, (request) => answerAccount(request, config.accessToken)],
    ['POST', /\/contacts\/?$/, (request) => takeLead('contacts', request)],
    ['POST', /\/enterprise-request\/?$/, (request) => takeLead('enterprise-request', request)],
    ['POST', /\/send_form\/?$/, (request) => takeLead('send_form', request)],
  ];

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    for (const [method, path, answer] of calls) {
      const match = method === request.method ? path.exec(pathname) : null;
      if (match) return answer(request, match);
    }
    return toErrorResponse('not_found', 'No such call.');
  };
}
