import { join } from 'node:path';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { startBenchPostgres } from '../postgres.ts';
import { askModule, inTemporaryFolder, root, type ServerProcess, startModule, startServerProcess } from '../processes.ts';
import type { Report } from '../report.ts';
import { loadScale } from './loadScale.ts';
import { address, type Client, signIn } from './client.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { listQueries, type Sample, sampleOf } from './queries.ts';

const connections = 8;
const pageSize = 10;
/** Pairs of measurements, ours and the bare route's in turn, so that a neighbour's noise meets both. */
const rounds = 3;
const roundMs = 4000;
const answersPerQuery = 120;

interface Place {
  name: string;
  /** Arguments that point our server to its database. */
  args: readonly string[];
  data: string;
  /** What the bare server opens. */
  database: string;
  /** Whether both servers may be up at once. */
  shared: boolean;
}

/** The list of waybills on both engines: throughput against a bare route, and the time of every indexed filter. */
export async function measureList(report: Report, notes: number): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    report.say('embedded database: 5,000 waybills');
    const data = join(folder, 'embedded');
    await measurePlace(report, { name: '5,000 PGlite', args: ['--data', data], data, database: join(data, 'pg'), shared: false });
  });
  const postgres = await startBenchPostgres();
  if (postgres === undefined) {
    report.note('PostgreSQL', 'not installed: not measured');
    return;
  }
  try {
    await inTemporaryFolder(async (data) => {
      const database = postgres.createDatabase('bench');
      const count = notes.toLocaleString('en');
      report.say(`PostgreSQL ${postgres.version}: loading ${count} waybills`);
      const { seconds, peakMiB } = await loadScale(database, data, notes);
      report.note(`load ${count} waybills`, `${seconds.toFixed(0)} s`);
      report.note('  per second, memory', `${Math.round(notes / seconds)}, ${peakMiB} MiB`);
      await measurePlace(report, {
        name: `${count} PostgreSQL`,
        args: ['--database-url', database, '--data', data],
        data,
        database,
        shared: true,
      });
    });
  } finally {
    await postgres.stop();
  }
}

async function measurePlace(report: Report, place: Place): Promise<void> {
  const port = await freePort();
  const startOurs = () =>
    startServerProcess({
      command: process.execPath,
      args: [join(root, 'apps/server/src/main.ts'), '--port', String(port), ...place.args],
      port,
      path: '/healthz',
      timeout: 120_000,
    });
  const startBare = (barePort: number) =>
    startModule('../apps/server/bench/bareServer.ts', [String(barePort), String(pageSize), place.database, place.data]);

  let ours: ServerProcess | undefined = await startOurs();
  try {
    const clients = await signIn(port, place.data, connections);
    await measureQueries(report, place, port, clients, await sampleOf(clients[0]!));
    report.say(`${place.name}: throughput against a bare route`);
    const ourRates: number[] = [];
    const requestRates: number[] = [];
    const listRates: number[] = [];
    const path = address('/shipping/hyShippingNote/list', { pageNo: 1, pageSize });
    const ask = async (at: number, requests: LoadPlan['requests']) => {
      await load({ port: at, requests, connections, milliseconds: 1500 });
      return load({ port: at, requests, connections, milliseconds: roundMs });
    };
    const askOurs = async () =>
      ourRates.push(
        (
          await ask(
            port,
            clients.map(({ token }) => ({ path, headers: { 'X-Access-Token': token } })),
          )
        ).perSecond,
      );
    const barePort = port + 1;
    const askBare = async (path: string, rates: number[]) => rates.push((await ask(barePort, [{ path, headers: {} }])).perSecond);
    for (let round = 0; round < rounds; round += 1) {
      ours ??= await startOurs();
      await askOurs();
      if (!place.shared) {
        await ours.stop();
        ours = undefined;
      }
      const bare = await startBare(barePort);
      try {
        await askBare('/request', requestRates);
        await askBare('/list', listRates);
      } finally {
        await bare.stop();
      }
    }
    report.note(`${place.name}: list, ${connections} connections`, `${median(ourRates).toFixed(0)}/s`);
    report.note(`${place.name}: bare route, same SQL`, `${median(requestRates).toFixed(0)}/s`);
    const against = (rates: readonly number[]) => median(ourRates.map((rate, index) => rate / rates[index]!));
    report.atLeast(`${place.name}: list against bare route, same SQL`, against(requestRates), 0.5, '×');
    report.note(
      `${place.name}: against the list's statement alone (${median(listRates).toFixed(0)}/s)`,
      `${against(listRates).toFixed(2)} ×`,
    );
  } finally {
    await ours?.stop();
  }
}

async function measureQueries(report: Report, place: Place, port: number, clients: readonly Client[], sample: Sample): Promise<void> {
  report.say(`${place.name}: first page of each filter`);
  for (const { name, paths, budget } of listQueries(sample)) {
    const requests = paths.flatMap((path, index) => ({ path, headers: { 'X-Access-Token': clients[index % clients.length]!.token } }));
    // Two at once, as when people work: latency, not throughput.
    const { p95, p50 } = await load({ port, requests, connections: 2, milliseconds: 20_000, count: answersPerQuery });
    report.atMost(`${place.name}: ${name} (median ${p50.toFixed(0)})`, p95, budget, 'ms p95');
  }
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  const result = await askModule<LoadResult>('list/load.ts', plan);
  if (result.failed > 0) throw new Error(`${result.failed} answers failed for ${plan.requests[0]?.path}`);
  return result;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
