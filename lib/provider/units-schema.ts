import { z } from 'zod';
import { getChainFacts } from '@/lib/chains';
import { toSiteKey } from '@/lib/chains/server-keys';
import { isJsonObject } from '@/lib/json';
import { FIELDS, readField, type Place } from './fields';
import { findList, key, label, parseList } from './lists';

const MAX_CHAINS = 1000;
/** The provider lists hundreds; a page lists every method. */
const MAX_METHODS = 2000;

const siteKey = key.transform(toSiteKey);
const multiplier = z.number().positive().max(1e6);
const units = z.number().int().min(0).max(1e9);
const methodName = z.string().min(1).max(200);

/**
 * A chain in the compute-unit price list, under the site's key: the families of its methods, and the multiplier for
 * their prices.
 */
export type CuProtocol = {
  _key: string;
  name: string;
  /** A method family, or the chain itself if its methods have prices of their own. */
  family: string;
  multiplier: number;
  secondFamilies?: readonly string[];
  /** How many times as much every call on archive data costs; absent if methods say so themselves. */
  archiveFactor?: number;
};

/** The price of one call before the chain's multiplier. */
export type CuMethod = {
  method: string;
  family: string;
  computeUnits: number;
  /** Null if archive data costs the same, or the chain says how much more. */
  archiveComputeUnits: number | null;
};

/** Lists what a chain serves beside its main family, such as Blockbook, whose calls the list prices too. */
const getSecondFamilies = (chain: string, family: string): readonly string[] =>
  (getChainFacts(chain)?.methodFamilies ?? []).filter((name) => name !== family);

function readChain(value: unknown, place: Place): CuProtocol | undefined {
  const fields = FIELDS.unitChain;
  const _key = readField(value, fields.key, siteKey, place);
  const count = place.faults.length;
  const given = readField(value, fields.family, key, place);
  const factor = readField(value, fields.multiplier, multiplier, place);
  const archiveFactor = readField(value, fields.archiveFactor, multiplier, place);
  // A wrong factor must not become none.
  if (_key === undefined || place.faults.length > count) return undefined;
  const family = given ?? _key;
  return {
    _key,
    name: readField(value, fields.name, label, place) ?? getChainFacts(_key)?.name ?? _key,
    family,
    multiplier: factor ?? 1,
    secondFamilies: given === undefined ? [] : getSecondFamilies(_key, family),
    ...(archiveFactor !== undefined && { archiveFactor }),
  };
}

function readMethod(value: unknown, place: Place): CuMethod | undefined {
  const fields = FIELDS.unitMethod;
  const method = readField(value, fields.method, methodName, place);
  const chain = readField(value, fields.chain, siteKey, place);
  const family = readField(value, fields.family, key, place) ?? chain;
  const computeUnits = readField(value, fields.units, units, place);
  const count = place.faults.length;
  const archive = readField(value, fields.archiveUnits, units, place);
  const factor = readField(value, fields.archiveFactor, multiplier, place);
  if (method === undefined || family === undefined || computeUnits === undefined) return undefined;
  if (place.faults.length > count) return undefined;
  return {
    ...{ method, family, computeUnits },
    archiveComputeUnits: archive ?? (factor ? Math.ceil(computeUnits * factor) : null),
  };
}

/** Turns prices by chain, then by method, into a list; any other body stays. */
function toMethodList(body: unknown): unknown {
  if (findList(body) || !isJsonObject(body)) return body;
  return Object.entries(body).flatMap(([chain, methods]) =>
    isJsonObject(methods)
      ? Object.entries(methods).map(([method, price]) =>
          isJsonObject(price)
            ? { ...price, method, chain }
            : { method, chain, computeUnits: price },
        )
      : [],
  );
}

export const parseCuProtocols = (body: unknown) => parseList(body, MAX_CHAINS, readChain);
export const parseCuMethods = (body: unknown) =>
  parseList(toMethodList(body), MAX_METHODS, readMethod);
