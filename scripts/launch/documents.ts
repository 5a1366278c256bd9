import { readSheet } from '@/lib/limits/merge';
import { listUnstated } from '@/lib/limits/resolve';
import { LIMIT_FIELDS, type LimitRow } from '@/lib/provider/limit-fields';
import { isApproval, isLegalText } from '@/lib/company-facts/approval';
import { FACTS, type Owner } from '@/lib/company-facts/registry';
import { isSound } from '@/lib/company-facts/kinds';
import { listGaps, type Sheets } from '@/lib/company-facts/sheet';
import { listFactNames } from '@/lib/content/fill-text';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { mapLocales } from '@/lib/site/locale-paths';
import { listValues } from '../content/texts';

/** Something that prevents a lawful launch of this clone. */
export type Finding = {
  /** Who must act. */
  owner: Owner;
  /** What it concerns; findings with the same topic are counted together. */
  topic: string;
  problem: string;
};

/** The fields of a document that the checks read, whether from files or from a repository. */
export type LaunchDocument = {
  type: string;
  uid: string | null;
  lang: string;
  data: Record<string, unknown>;
};

export const LIMIT_SHEET = 'limits';
export const FACT_SHEET = 'company_facts';
const SAMPLE_HOST = /[\w.-]+\.example\b/;

const toName = ({ type, uid }: LaunchDocument) => uid ?? type;

const listStrings = ({ data }: LaunchDocument): string[] =>
  listValues(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

export function getSheets(documents: readonly LaunchDocument[]): Sheets {
  return mapLocales(
    (locale) =>
      documents.find(({ type, lang }) => type === FACT_SHEET && lang === LOCALES[locale].prismic)
        ?.data ?? {},
  );
}

/** Maps each fact's name to the pages that use it. */
export function getPlaces(documents: readonly LaunchDocument[]): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const name of listStrings(document).flatMap(listFactNames)) {
      places.set(name, (places.get(name) ?? new Set()).add(toName(document)));
    }
  }
  return new Map([...places].map(([name, names]) => [name, [...names].sort()]));
}

export function findMissingFacts(documents: readonly LaunchDocument[]): Finding[] {
  const places = getPlaces(documents);
  return listGaps(getSheets(documents)).map(({ fact, locale, problem }) => {
    const name = fact.perLanguage ? `${fact.name} (${locale})` : fact.name;
    const where = places.get(fact.name)?.join(', ') ?? 'the site itself';
    const what = problem ?? fact.description;
    return { owner: fact.owner, topic: 'company facts', problem: `${name}: ${what}; on ${where}` };
  });
}

/** Finds legal texts without an approval date. */
export function findDrafts(documents: readonly LaunchDocument[]): Finding[] {
  const sheet = getSheets(documents)[DEFAULT_LOCALE] ?? {};
  const approved = new Set(
    FACTS.filter(({ name, kind }) => isSound(kind, sheet[name])).map(({ name }) => name),
  );
  return documents
    .filter(({ lang }) => lang === LOCALES[DEFAULT_LOCALE].prismic)
    .filter(
      ({ data: { slices, approved_on: text } }) =>
        Array.isArray(slices) &&
        isLegalText(slices as { slice_type: string }[]) &&
        !isApproval(text, (name) => approved.has(name)),
    )
    .map((document) => ({
      owner: 'counsel',
      topic: 'legal drafts',
      problem: `${toName(document)} has no approval date`,
    }));
}

/** Finds placeholder addresses. */
export function findSampleAddresses(documents: readonly LaunchDocument[]): Finding[] {
  const found = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const text of listStrings(document)) {
      const [host] = SAMPLE_HOST.exec(text) ?? [];
      if (host) found.set(host, (found.get(host) ?? new Set()).add(toName(document)));
    }
  }
  return [...found].map(([host, names]) => ({
    owner: 'owner',
    topic: 'sample addresses',
    problem: `${host} on ${[...names].sort().join(', ')}`,
  }));
}

/** Counts the limits that neither the sheet nor the provider states. */
export function findUnstatedLimits(
  documents: readonly LaunchDocument[],
  provided: readonly LimitRow[],
): Finding[] {
  const rows = documents
    .filter(({ type }) => type === LIMIT_SHEET)
    .flatMap(({ data }) => readSheet(Array.isArray(data.rows) ? data.rows : []));
  const unstated = listUnstated([...provided, ...rows], LIMIT_FIELDS);
  return unstated.map((field) => ({
    owner: 'engineer',
    topic: 'limits',
    problem: `${field} is not stated in the sheet Limits or by the provider; /limits/ says so`,
  }));
}
