import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isAllowed } from './expression';

export type LicensedPackage = { name: string; licence: string | null };

const FOLDER = 'node_modules/';
const typed = z.object({ type: z.string() }).transform(({ type }) => type);
const manifestSchema = z.object({
  version: z.string(),
  license: z.union([z.string(), typed]).optional(),
  licenses: z.array(typed).optional(),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Lists installed production packages; binaries for other platforms are not installed. */
export function readPackages(root: string): LicensedPackage[] {
  const { packages } = lockSchema.parse(readJson(path.join(root, 'package-lock.json')));
  return Object.entries(packages).flatMap(([folder, { dev, link }]) => {
    const file = path.join(root, folder, 'package.json');
    if (folder === '' || dev || link || !existsSync(file)) return [];
    const { version, license, licenses } = manifestSchema.parse(readJson(file));
    const name = `${folder.slice(FOLDER.length)}@${version}`;
    // Several licences in the old format are alternatives.
    return [{ name, licence: license ?? licenses?.join(' OR ') ?? null }];
  });
}

/** Groups packages by licence, most common first, and returns those whose licence is missing or not allowed. */
export function checkLicences(
  packages: readonly LicensedPackage[],
  allowed: ReadonlySet<string>,
): { groups: [licence: string, names: string[]][]; refused: LicensedPackage[] } {
  const groups = new Map<string, string[]>();
  for (const { name, licence } of packages) {
    const key = licence ?? 'none';
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return {
    groups: [...groups].sort(([, one], [, other]) => other.length - one.length),
    refused: packages.filter(({ licence }) => !licence || !isAllowed(licence, allowed)),
  };
}
