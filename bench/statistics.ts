import { freePort } from '../scripts/lib/postgres.mjs';
import { address, type Client, signIn } from './list/client.ts';
import { withScaleSet } from './list/scaleSet.ts';
import { startOurServer } from './processes.ts';
import type { Report } from './report.ts';

const answers = 20;

/**
 * Statistics of a year at the scale set, as the screens ask for them: with the year before, which holds nothing in the set.
 *
 * @param kept a folder in which the scale set stays for later runs
 * @source freight-domain 8.5 Q10
 */
export async function measureStatistics(report: Report, notes: number, kept?: string): Promise<void> {
  const measured = await withScaleSet(report, notes, kept, async (database, data) => {
    const port = await freePort();
    const server = await startOurServer(port, ['--database-url', database, '--data', data]);
    try {
      const [client] = (await signIn(port, data, 1, ['finance_mgr'])) as [Client];
      for (const [name, by] of asked)
        report.atMost(`12 months of ${name} by ${by}, p95`, await p95(client, name, by), name === 'freight' ? 500 : 1500, 'ms');
    } finally {
      await server.stop();
    }
  });
  if (!measured) report.note('PostgreSQL', 'not installed: not measured');
}

/** Freight has the budget of the specification; the others are of a grain of their own, nearly as fine as their rows. */
const asked = [
  ['freight', 'customer'],
  ['freight', 'time'],
  ['orders', 'customer'],
  ['collection', 'payee'],
  ['mileage', 'vehicle'],
  ['person', 'auditor'],
] as const;

const dayMs = 86_400_000;
const dayOf = (instant: number): string => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10);

async function p95(client: Client, name: string, by: string): Promise<number> {
  const now = Date.now();
  const path = address(`/statistics/hyStatistics/${name}`, { from: dayOf(now - 364 * dayMs), to: dayOf(now), by, step: 'month' });
  await client.get(path);
  const times: number[] = [];
  for (let count = 0; count < answers; count += 1) {
    const began = performance.now();
    await client.get(path);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(answers * 0.95)]!;
}
