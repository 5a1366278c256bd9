import type { Owner } from '@/lib/company-facts/registry';

/** Something that stands between this clone and a lawful launch. */
export type Finding = {
  /** Who must act. */
  owner: Owner;
  /** What it is about; findings of one topic are counted together. */
  topic: string;
  problem: string;
};

/** The fields of a document that the checks read, from files and from a repository alike. */
export type LaunchDocument = {
  type: string;
  uid: string | null;
  lang: string;
  data: Record<string, unknown>;
};
