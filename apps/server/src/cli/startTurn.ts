import pg from 'pg';

/** Any fixed number: servers that start on one PostgreSQL take turns. */
const lockKey = 7_204_125;

/**
 * Waits until no other server is preparing the same PostgreSQL: two that migrate and fill an empty one at once would meet in the middle.
 *
 * @returns ends the turn
 */
export async function takeStartTurn(databaseUrl: string, say: (text: string) => void): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tarmac start', connectionTimeoutMillis: 10_000 });
  // A line that fails ends the turn; what the start still does tells of it.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lockKey]);
  if (rows[0]?.isMine !== true) {
    say('another server is preparing this database: waiting for it to be done');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  }
  return () => client.end();
}
