import type { Owner } from '@/lib/company-facts/registry';

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
