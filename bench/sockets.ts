import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/openDatabase.ts';
import { parseNews } from '../packages/admin-kit/src/jeecg/parseNews.ts';
import { createNewsChannel, type NewsChannel } from '../packages/admin-kit/src/notice-center/createNewsChannel.ts';
import { freePort } from '../scripts/lib/postgres.mjs';
import { inTemporaryFolder, startOurServer } from './processes.ts';
import type { Report } from './report.ts';

const people = 1000;
const patienceMs = 120_000;

/** A thousand people behind one router: their pages open their sockets at once, and open them again by themselves after a restart. */
export async function measureSockets(report: Report): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const port = await freePort();
    const start = () => startOurServer(port, { args: ['--data', folder, '--empty'], path: '/readyz' });
    report.say(`${people.toLocaleString('en')} sockets from one address, embedded database`);
    await (await start()).stop();
    const tokens = await fill(folder);
    let server = await start();
    const channels: NewsChannel[] = [];
    try {
      const idle = residentOf(server.pid);
      const began = performance.now();
      for (const [id, token] of tokens) {
        const channel = createNewsChannel({
          address: () => ({ url: `ws://127.0.0.1:${port}/jeecg-boot/websocket/${id}`, protocols: ['freight.v1', token] }),
          parse: parseNews,
          onMessage: () => undefined,
        });
        channels.push(channel);
        channel.start();
      }
      await allOpen(channels);
      report.atMost('sockets: all open after', { value: (performance.now() - began) / 1000, budget: 10, unit: 's' });
      report.atMost('sockets: memory of the server above idle', { value: residentOf(server.pid) - idle, budget: 150, unit: 'MB' });
      const broke = performance.now();
      await server.stop();
      const stopped = performance.now();
      server = await start();
      const ready = performance.now();
      await allOpen(channels);
      report.atMost('sockets: all back after a restart', { value: (performance.now() - broke) / 1000, budget: 30, unit: 's' });
      report.note('sockets: of that until the server stopped', `${((stopped - broke) / 1000).toFixed(1)} s`);
      report.note('sockets: and until it was ready again', `${((ready - stopped) / 1000).toFixed(1)} s`);
    } finally {
      // The server goes first; what its end starts again is stopped at once.
      await server.stop();
      for (const channel of channels) channel.start()();
    }
  });
}

async function allOpen(channels: readonly NewsChannel[]): Promise<void> {
  for (const until = performance.now() + patienceMs; channels.some((one) => one.getSnapshot().state !== 'open');) {
    if (performance.now() > until) throw new Error('Not all sockets opened.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** People with a session each. @returns tokens by user */
async function fill(folder: string): Promise<Map<string, string>> {
  const tokens = new Map(
    Array.from({ length: people }, (_, n) => [`benchuser${String(n).padStart(23, '0')}`, randomBytes(32).toString('base64url')]),
  );
  const hashes = [...tokens.values()].map((token) => createHash('sha256').update(token).digest('hex'));
  const database = await openDatabase({ embedded: { directory: join(folder, 'pg') }, skipMigrations: true });
  try {
    await database.pool.query(
      `with one as (select * from unnest($1::text[], $2::text[]) with ordinality as given (id, hash, n)), person as (
         insert into sys_user (id, tenant_id, username, realname, password, phone, status, create_by)
         select id, 0, 'bench' || n, '员工' || n, 'none', '131' || lpad(n::text, 8, '0'), 1, 'bench' from one)
       insert into sys_session (id, tenant_id, token_hash, user_id, started_at, last_seen_at, expires_at)
       select 'benchsession' || lpad(n::text, 20, '0'), 0, hash, id, now(), now(), now() + interval '1 day' from one`,
      [[...tokens.keys()], hashes],
    );
  } finally {
    await database.close();
  }
  return tokens;
}

/** Megabytes, as Linux knows; 0 elsewhere. */
const residentOf = (pid: number): number =>
  process.platform === 'linux' ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024 : 0;
