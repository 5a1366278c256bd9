import 'server-only';
import type { LinkField, RichTextField } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import { getProjectDocuments } from '.';
import { fillContent } from './fill-content';
import { readOnce } from './request-cache';
import { getVariables } from './view';

/** Categories of the marketplace, in list order. */
export const PROJECT_KINDS = [
  'wallet',
  'library',
  'tool',
  'indexer',
  'explorer',
  'oracle',
] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** A project as lists show it. */
export type Project = {
  uid: string;
  name: string;
  kind: ProjectKind;
  lead: RichTextField;
  interfaces: string | null;
  website: LinkField & { text?: string };
  /** Keys of the chains it is used with most. */
  chains: string[];
};

/** Returns the projects published in a language, sorted by name; those without a name or category are left out. */
export const getProjects = readOnce(async (locale: Locale): Promise<Project[]> => {
  const [documents, variables] = await Promise.all([
    getProjectDocuments(locale),
    getVariables(locale),
  ]);
  const projects = documents.flatMap(({ uid, data }) => {
    const { name, kind, lead, interfaces, website, ...rest } = fillContent(data, variables);
    const chains = rest.chains.flatMap(({ key }) => key ?? []);
    return name && kind ? [{ uid, name, kind, lead, interfaces, website, chains }] : [];
  });
  return projects.sort((one, other) => one.name.localeCompare(other.name, 'en'));
});
