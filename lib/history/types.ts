/** Availability in thousandths of a percent, such as 99953 for 99.953 %, by chain and region. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The readings of all chains at one time. All times are milliseconds since 1970. */
export type Check = { takenAt: number; readings: Readings };

/** Several readings of one region combined; all but `count` are in thousandths of a percent. */
export type Stat = { count: number; total: number; lowest: number };
export type Stats = Map<string, Map<string, Stat>>;

/** The span of one summary. */
export type Period = 'hour' | 'day';
/** The combined checks of an hour or a day. */
export type Summary = { startedAt: number; checks: number; stats: Stats };

/** A run of checks in which a chain's region stayed below the threshold. */
export type Incident = Stat & {
  chain: string;
  region: string;
  startedAt: number;
  /** The last check below the threshold. */
  lastSeenAt: number;
  /** Null while it is ongoing. */
  endedAt: number | null;
};

/** The sums of a whole UTC day as they are stored: chains and regions with count, total and lowest reading. */
export type DaySums = { date: string; checks: number; readings: string };
