/** What an import was recognized as. */
export type WorkloadFormat = 'requests' | 'har' | 'usage' | 'prometheus' | 'profile';

/** The calls of one method on one chain, as far as a text says. */
export type MethodUsage = {
  /** Our key; null if the text does not name a chain that we know. */
  chain: string | null;
  method: string;
  calls: number;
  /** Calls whose block tag shows whether they are about past state, and those that are. */
  tagged: number;
  archive: number;
  /** Instead of calls: units of a provider's scheme, by its name. */
  units?: { provider: string; count: number };
};

/** A text that was read. It contains no keys and no URLs. */
export type Workload = {
  format: WorkloadFormat;
  usage: MethodUsage[];
  /** The time that the text covers; null if it does not say. */
  seconds: number | null;
  /** Lines or entries without a call. */
  skipped: number;
};

/** Why nothing could be read. */
export type ImportFault = 'empty' | 'unknown-format' | 'no-calls' | 'too-large';
