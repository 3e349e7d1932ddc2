// What a list endpoint is compared with: bare Fastify routes that run the very statements of our list on the same database and send the
// rows. No input to check, no permission, no decryption, no texts, no masks, no log.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { modules } from '../src/modules/index.ts';
import { noteResource } from '../src/modules/shipping/shipping-note/shippingNote.resource.ts';
import { systemPorts } from '../src/modules/system/system.module.ts';
import { buildConfig } from '../src/platform/config.ts';
import { createContext, systemActor } from '../src/platform/createContext.ts';
import { openDatabase } from '../src/platform/db/openDatabase.ts';
import { listRows } from '../src/platform/resource/listRows.ts';

interface Statement {
  text: string;
  values: unknown[];
}

const [port = '0', pageSize = '10', database = '', data = '', field = ''] = process.argv.slice(2);
const caught: Statement[] = [];
let isCatching = true;
// Before anything connects: lines that are watched keep the function that they began with.
catchStatements();
const db = await openDatabase({
  ...(database.startsWith('postgres') ? { databaseUrl: database } : { embedded: { directory: database } }),
  skipMigrations: true,
});
const statements = await captureList(Number(pageSize));
isCatching = false;
const fastify = Fastify({ logger: false });
const answer = (replies: readonly { rows: Record<string, unknown>[] }[]) => ({
  records: replies[0]?.rows,
  total: Number(replies.at(-1)?.rows[0]?.['total'] ?? replies[0]?.rows[0]?.['listTotal']),
});
// The list's statement alone, on any connection.
fastify.get('/list', async () => answer(await Promise.all(statements.map(({ text, values }) => db.pool.query(text, values)))));
// Everything that a request of ours sends: the transaction of the tenant, the list. Who asks, ours knows from a request before.
fastify.get('/request', async () => {
  const client = await db.pool.connect();
  await client.query(`begin read only; select set_config('role', 'app_rw', true), set_config('app.tenant_id', '0', true)`);
  const replies = [];
  for (const { text, values } of statements) replies.push(await client.query<Record<string, unknown>>(text, values));
  void client.query('commit').then(() => client.release());
  return answer(replies);
});
await fastify.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('SIGTERM', () => {
  void fastify
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});

/** The statements that our list sends to the table of waybills, with their values. */
async function captureList(size: number): Promise<Statement[]> {
  const { fastify: app, platform } = await createApp({
    config: buildConfig({ mode: 'test', dataDirectory: data, secret: readFileSync(join(data, 'secret'), 'utf8').trim() }),
    database: db,
    modules,
    ports: systemPorts,
    logger: false,
  });
  try {
    // The second call is like all later ones: the first finds out how large the table is.
    for (const round of [1, 2]) {
      caught.length = 0;
      await listRows(createContext(platform, { actor: systemActor() }), noteResource, { query: { pageNo: 1, pageSize: size, field } });
      if (caught.length === 0) throw new Error(`Round ${round} asked nothing of the table.`);
    }
  } finally {
    await app.close();
  }
  return [...caught];
}

/** Keeps what is asked of the table of waybills from now on. */
function catchStatements(): void {
  const client = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
  const original = client.query;
  client.query = function (this: unknown, ...given: unknown[]) {
    const [config, values] = given as [string | { text: string } | undefined, unknown[] | undefined];
    const text = typeof config === 'string' ? config : (config?.text ?? '');
    if (isCatching && text.includes('from "hy_shipping_note"')) caught.push({ text, values: values ?? [] });
    return original.apply(this, given);
  };
}
