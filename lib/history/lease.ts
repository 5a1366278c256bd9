import type { Database } from '@/lib/database/types';

/** A lease that one instance holds at a time; another takes over once the holder is gone. */
export type Lease = {
  /** True if this instance now holds the lease, for its duration. */
  take(now: number): Promise<boolean>;
  /** Lets another instance take over at once. */
  release(): Promise<void>;
};

const TAKE = `INSERT INTO leases (name, holder, expires_at) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
  WHERE leases.holder = excluded.holder OR leases.expires_at <= ?
  RETURNING 1 AS held`;

export type LeaseOptions = { name: string; holder: string; lengthMs: number };

/** Creates a lease in the instances' shared database. */
export function createLease(database: Database, { name, holder, lengthMs }: LeaseOptions): Lease {
  return {
    async take(now) {
      return (await database.run(TAKE, [name, holder, now + lengthMs, now])).length > 0;
    },
    async release() {
      await database.run('DELETE FROM leases WHERE name = ? AND holder = ?', [name, holder]);
    },
  };
}
