import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { address, type Client, signIn } from '../list/client.ts';
import { startBenchPostgres } from '../postgres.ts';
import { inTemporaryFolder, root, startOurServer } from '../processes.ts';
import type { Report } from '../report.ts';

const waybills = 1000;
/** As many as a screen lets be chosen. */
const batch = 100;

/** How long 100 waybills take to be examined, and how many payments a second are handed in and approved, in batches. */
export async function measurePayments(report: Report): Promise<void> {
  const postgres = await startBenchPostgres();
  if (postgres === undefined) return report.note('payments: PostgreSQL', 'not installed: not measured');
  try {
    const database = postgres.createDatabase('payments');
    await inTemporaryFolder((data) => measure(report, { database, data }));
  } finally {
    await postgres.stop();
  }
}

async function measure(report: Report, { database, data }: { database: string; data: string }): Promise<void> {
  report.say(`PostgreSQL: ${waybills} waybills are examined and paid`);
  const port = await freePort();
  const start = () => startOurServer(port, { args: ['--data', data, '--database-url', database] });
  // The first start makes the people and the demonstration data.
  await (await start()).stop();
  const file = join(data, 'reviewed.json');
  execFileSync(process.execPath, [join(root, 'apps/server/bench/prepareReviewed.ts'), String(waybills), database, file], {
    stdio: 'inherit',
  });
  const ids = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const server = await start();
  try {
    const [manager, cashier] = (await signIn(port, { data, count: 2, people: ['finance_mgr', 'cashier'] })) as [Client, Client];
    const send = async (
      { token }: Client,
      { method, path, body }: { method: 'POST' | 'PUT'; path: string; body: object },
    ): Promise<string[]> => {
      const reply = await fetch(`http://127.0.0.1:${port}${address(path)}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      const { success, message, result } = (await reply.json()) as Outcome;
      const [failed] = result?.fail ?? [];
      if (!success || failed !== undefined) throw new Error(`${path} was refused: ${failed?.message ?? message}`);
      return result?.success ?? [];
    };
    const batches = Array.from({ length: waybills / batch }, (_one, index) => ids.slice(index * batch, (index + 1) * batch));
    const examining: number[] = [];
    for (const some of batches) {
      const began = performance.now();
      await send(manager, { method: 'PUT', path: '/shipping/hyShippingNote/examine', body: { ids: some, pass: true } });
      examining.push((performance.now() - began) / 1000);
    }
    // The first batch warms up.
    report.atMost(`examine ${batch} waybills, the slowest of ${batches.length - 1}`, {
      value: Math.max(...examining.slice(1)),
      budget: 2,
      unit: 's',
    });

    let seconds = 0;
    for (const some of batches) {
      const began = performance.now();
      await send(cashier, { method: 'POST', path: '/hypay/hyPayment/add', body: { noteIds: some, submit: true } });
      const made = performance.now();
      const path = address('/hypay/hyPayment/list', { noteId_MultiString: some.join(','), pageSize: batch, field: 'id' });
      const { records } = (await cashier.get(path)) as { records: { id: string }[] };
      const found = performance.now();
      await send(manager, { method: 'PUT', path: '/hypay/hyPayment/approve', body: { ids: records.map(({ id }) => id), pass: true } });
      if (some !== batches[0]) seconds += (made - began + (performance.now() - found)) / 1000;
    }
    report.atLeast('payments handed in and approved a second, in batches', {
      value: (waybills - batch) / seconds,
      budget: 100,
      unit: '/s',
    });
  } finally {
    await server.stop();
  }
}

interface Outcome {
  success: boolean;
  message: string;
  result?: { success: string[]; fail: { message: string }[] };
}
