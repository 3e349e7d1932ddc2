import { join } from 'node:path';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { askModule, inTemporaryFolder, processorMs, type ServerProcess, startModule, startOurServer } from '../processes.ts';
import type { Report } from '../report.ts';
import { address, type Client, signIn } from './client.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { measureExport } from './measureExport.ts';
import { listQueries, noteFields as fields, type Sample, sampleOf } from './queries.ts';
import { withScaleSet } from './scaleSet.ts';
import { wideQueriesOf } from './wideLists.ts';

const connections = 8;
/** A page of what a screen shows of waybills. */
const pageSize = 25;
/** Pairs of measurements, ours and the bare route's in turn, so that a neighbour's noise meets both. */
const rounds = 3;
const roundMs = 4000;
const answersPerQuery = 60;
const queryMs = 5000;

interface Place {
  name: string;
  /** Arguments that point our server to its database. */
  args: readonly string[];
  data: string;
  /** What the bare server opens. */
  database: string;
  /** Whether both servers may be up at once. */
  shared: boolean;
  /** Waybills of a scale set. */
  notes?: number;
}

/** What is measured of lists: the time of their queries, what a request costs beside a bare route, or both. */
export type ListParts = 'queries' | 'cost' | 'export' | 'all';

/** What a text names of that; undefined when it names nothing. */
export const readListParts = (text: string): ListParts | undefined =>
  (['queries', 'cost', 'export', 'all'] as const).find((one) => one === text);

/**
 * The list of waybills on both engines: throughput and processor time against a bare route, and the time of every query that it offers.
 *
 * @param kept a folder in which the scale set on PostgreSQL stays for later runs
 */
export async function measureList(
  report: Report,
  { notes, parts, kept }: { notes: number; parts: ListParts; kept?: string },
): Promise<void> {
  if (parts === 'cost' || parts === 'all')
    await inTemporaryFolder(async (folder) => {
      report.say('embedded database: 5,000 waybills');
      const data = join(folder, 'embedded');
      await measurePlace(report, {
        place: { name: '5,000 PGlite', args: ['--data', data], data, database: join(data, 'pg'), shared: false },
        parts,
      });
    });
  const measured = await withScaleSet(report, {
    notes,
    kept,
    run: async (database, data) => {
      const name = `${notes.toLocaleString('en')} PostgreSQL`;
      const place = { name, args: ['--database-url', database, '--data', data], data, database, shared: true, notes };
      if (parts !== 'export') await measurePlace(report, { place, parts });
      if (parts === 'export' || parts === 'all') await measureExport(report, { name, database, data });
    },
  });
  if (!measured) report.note('PostgreSQL', 'not installed: not measured');
}

async function measurePlace(report: Report, { place, parts }: { place: Place; parts: ListParts }): Promise<void> {
  const port = await freePort();
  const startOurs = () => startOurServer(port, { args: place.args });
  const startBare = (barePort: number) =>
    startModule('../apps/server/bench/bareServer.ts', [String(barePort), String(pageSize), place.database, place.data, fields.join(',')]);

  let ours: ServerProcess | undefined = await startOurs();
  try {
    const clients = await signIn(port, { data: place.data, count: connections });
    if (parts !== 'cost') await measureQueries(report, { place, port, clients, sample: await sampleOf(clients[0]!) });
    if (parts === 'queries') return;
    report.say(`${place.name}: throughput and processor time against a bare route`);
    const path = address('/shipping/hyShippingNote/list', { pageNo: 1, pageSize, field: fields.join(',') });
    const barePort = port + 1;
    const runs: Record<'ours' | 'request' | 'list', Run[]> = { ours: [], request: [], list: [] };
    const ask = async (at: number, { pid, requests }: { pid: number; requests: LoadPlan['requests'] }): Promise<Run> => {
      await load({ port: at, requests, connections, milliseconds: 1500 });
      const before = processorMs(pid);
      const { perSecond, answers, bytes } = await load({ port: at, requests, connections, milliseconds: roundMs });
      return { perSecond, bytes, cpuMs: (processorMs(pid) - before) / answers };
    };
    for (let round = 0; round < rounds; round += 1) {
      ours ??= await startOurs();
      const requests = clients.map(({ token }) => ({ path, headers: { 'X-Access-Token': token } }));
      runs.ours.push(await ask(port, { pid: ours.pid, requests }));
      if (!place.shared) {
        await ours.stop();
        ours = undefined;
      }
      const bare = await startBare(barePort);
      try {
        runs.request.push(await ask(barePort, { pid: bare.pid, requests: [{ path: '/request', headers: {} }] }));
        runs.list.push(await ask(barePort, { pid: bare.pid, requests: [{ path: '/list', headers: {} }] }));
      } finally {
        await bare.stop();
      }
    }
    tellRuns(report, { place, runs });
  } finally {
    await ours?.stop();
  }
}

interface Run {
  perSecond: number;
  /** Processor time of one request in the server's process. */
  cpuMs: number;
  bytes: number;
}

function tellRuns(
  report: Report,
  { place: { name, shared }, runs: { ours, request, list } }: { place: Place; runs: Record<'ours' | 'request' | 'list', Run[]> },
): void {
  const middle = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(of));
  const rate = (run: Run) => run.perSecond;
  const cpu = (run: Run) => run.cpuMs;
  const figures = (runs: readonly Run[]) => `${middle(runs, rate).toFixed(0)}/s, ${middle(runs, cpu).toFixed(2)} ms`;
  report.note(`${name}: page of ${pageSize} × ${fields.length}, ${connections} connections`, figures(ours));
  report.note(`${name}: bare route, same SQL`, figures(request));
  report.note(`${name}: the list's statement alone`, figures(list));
  const against = (of: (run: Run) => number) => median(ours.map((run, index) => of(run) / of(request[index]!)));
  report.atLeast(`${name}: throughput against bare route`, { value: against(rate), budget: 0.6, unit: '×' });
  report.atMost(`${name}: processor time against bare route`, { value: against(cpu), budget: shared ? 1.6 : 2, unit: '×' });
  report.atMost(`${name}: size of the page`, { value: middle(ours, (run) => run.bytes) / 1000, budget: 16, unit: 'kB' });
}

async function measureQueries(
  report: Report,
  { place, port, clients, sample }: { place: Place; port: number; clients: readonly Client[]; sample: Sample },
): Promise<void> {
  report.say(`${place.name}: first page of each filter`);
  const wide = place.notes === undefined ? [] : await wideQueriesOf(clients[0]!, place.notes);
  for (const { name, paths, budget } of [...listQueries(sample), ...wide]) {
    const requests = paths.flatMap((path, index) => ({ path, headers: { 'X-Access-Token': clients[index % clients.length]!.token } }));
    // Two at once, as when people work: latency, not throughput.
    const { p95, p50 } = await load({ port, requests, connections: 2, milliseconds: queryMs, count: answersPerQuery });
    report.atMost(`${place.name}: ${name} (median ${p50.toFixed(0)})`, { value: p95, budget, unit: 'ms p95' });
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
