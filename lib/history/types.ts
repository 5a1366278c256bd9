/** `sample` is what the embedded provider makes up; it never mixes with measurements. */
export type Source = 'live' | 'sample';

/** Availability in thousandths of a percent, such as 99953 for 99.953 %, by chain and region. */
export type Readings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What was read of all chains at once. All times are milliseconds since 1970. */
export type Check = { takenAt: number; readings: Readings };

/** Several readings of one region in one; all but `count` in thousandths of a percent. */
export type Stat = { count: number; total: number; lowest: number };
export type Stats = Map<string, Map<string, Stat>>;

/** How long one summary spans. */
export type Period = 'hour' | 'day';
/** The checks of an hour or a day in one. */
export type Summary = { startedAt: number; checks: number; stats: Stats };

/** A run of checks in which a region of a chain stayed below the threshold. */
export type Incident = Stat & {
  chain: string;
  region: string;
  startedAt: number;
  /** The last check below the threshold. */
  lastSeenAt: number;
  /** Null while it goes on. */
  endedAt: number | null;
};
