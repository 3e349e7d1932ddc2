import pg from 'pg';

/**
 * Has the embedded bank of a running server send a payment back with the next thing that it does, whatever its payee's number would play: the
 * bank itself waits for the next morning.
 *
 * @param databaseUrl of that server, as its owner
 */
export async function sendBack(databaseUrl: string, requestSerial: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`update bank_sim_order set due_time = now() where request_serial = $1 and state = 'done'`, [
      requestSerial,
    ]);
    if (rowCount !== 1) throw new Error(`The bank has paid nothing under ${requestSerial}.`);
  } finally {
    await client.end();
  }
}
