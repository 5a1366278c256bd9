import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgres } from '@/lib/database/postgres';
import { makePostgres } from '../support/journal-stores';

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'Postgres opens while somebody else has a transaction open, and makes what is missing',
  async () => {
    const store = makePostgres('postgres_open');
    await store.empty();
    await (await openPostgres(store.url)).close();
    const rival = new pg.Client({ connectionString: store.url });
    await rival.connect();
    await rival.query('DROP TABLE leases');
    await rival.query("BEGIN; UPDATE leads SET token = '' WHERE id = ''");

    const database = await openPostgres(store.url);
    expect(await database.run('SELECT * FROM leases')).toEqual([]);
    await database.close();
    await rival.end();
    await store.remove();
  },
);
