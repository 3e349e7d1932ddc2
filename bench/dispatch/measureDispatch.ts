import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Race } from '../../apps/server/bench/prepareOrders.ts';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { address, signIn } from '../list/client.ts';
import { startBenchPostgres } from '../postgres.ts';
import { inTemporaryFolder, root, startOurServer } from '../processes.ts';
import type { Report } from '../report.ts';

const orders = 300;
/** Orders that are raced for at once. */
const lanes = 8;
const warmUp = 40;
/** A person has a few at most. */
const sessions = 8;

/** How many waybills a second come of dispatches when three people race for each order. */
export async function measureDispatch(report: Report): Promise<void> {
  await inTemporaryFolder((data) => measureEngine(report, { engine: 'embedded', data, database: join(data, 'pg'), args: [], goal: 60 }));
  const postgres = await startBenchPostgres();
  if (postgres === undefined) return report.note('dispatch: PostgreSQL', 'not installed: not measured');
  try {
    const database = postgres.createDatabase('dispatch');
    await inTemporaryFolder((data) =>
      measureEngine(report, { engine: 'PostgreSQL', data, database, args: ['--database-url', database], goal: 100 }),
    );
  } finally {
    await postgres.stop();
  }
}

interface Place {
  engine: string;
  data: string;
  database: string;
  args: readonly string[];
  /** Waybills a second. */
  goal: number;
}

async function measureEngine(report: Report, { engine, data, database, args, goal }: Place): Promise<void> {
  report.say(`${engine}: ${orders} orders, three crews race for each`);
  const port = await freePort();
  const start = () => startOurServer(port, { args: ['--data', data, ...args] });
  // The first start makes the people and the demonstration data.
  await (await start()).stop();
  const file = join(data, 'races.json');
  execFileSync(process.execPath, [join(root, 'apps/server/bench/prepareOrders.ts'), String(orders), database, data, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const races = JSON.parse(readFileSync(file, 'utf8')) as Race[];
  const server = await start();
  try {
    const clients = await signIn(port, { data, count: sessions, people: ['dispatcher', 'ops'] });
    const send = async (token: string, { race, crew }: { race: Race; crew: Race['crews'][number] }): Promise<boolean> => {
      const reply = await fetch(`http://127.0.0.1:${port}${address('/hyorder/hyOrder/dispatch')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ id: race.id, version: race.version, publishMode: '1', weight: race.weight, ...crew }),
      });
      const { success, message, errorCode } = (await reply.json()) as { success: boolean; message: string; errorCode?: number };
      if (!success && errorCode !== 40901 && errorCode !== 40107 && reply.status !== 409)
        throw new Error(`A dispatch was refused: ${reply.status} ${errorCode ?? ''} ${message}`);
      return success;
    };
    const latencies: number[] = [];
    const run = async (part: readonly Race[]): Promise<number> => {
      let next = 0;
      let made = 0;
      const lane = async (index: number) => {
        for (let race = part[next++]; race !== undefined; race = part[next++]) {
          const began = performance.now();
          const won = await Promise.all(
            race.crews.map((crew, racer) => send(clients[(index * race!.crews.length + racer) % sessions]!.token, { race: race!, crew })),
          );
          latencies.push(performance.now() - began);
          made += won.filter(Boolean).length;
        }
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
      const seconds = (performance.now() - began) / 1000;
      if (made !== part.length) throw new Error(`${part.length} orders made ${made} waybills.`);
      return made / seconds;
    };
    await run(races.slice(0, warmUp));
    latencies.length = 0;
    const rate = await run(races.slice(warmUp));
    latencies.sort((one, other) => one - other);
    report.atLeast(`dispatch, ${engine}: waybills a second`, { value: rate, budget: goal, unit: '/s' });
    report.note(
      `dispatch, ${engine}: a race, median and p95`,
      `${[0.5, 0.95].map((share) => latencies[Math.floor(latencies.length * share)]!.toFixed(0)).join(' and ')} ms`,
    );
  } finally {
    await server.stop();
  }
}
