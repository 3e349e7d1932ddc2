import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { address, type Client, signIn } from '../list/client.ts';
import { watchExport } from '../list/measureExport.ts';
import { startBenchPostgres } from '../postgres.ts';
import { inTemporaryFolder, root, startOurServer } from '../processes.ts';
import type { Report } from '../report.ts';

const customers = 2000;
const notesEach = 10;
const items = 20_000;
const rows = 50_000;

/** How long a large bill, its statement and an export take, and whether the monthly job holds others up. */
export async function measureBills(report: Report): Promise<void> {
  const postgres = await startBenchPostgres();
  if (postgres === undefined) return report.note('bills: PostgreSQL', 'not installed: not measured');
  try {
    const database = postgres.createDatabase('bills');
    await inTemporaryFolder((data) => measure(report, { database, data }));
  } finally {
    await postgres.stop();
  }
}

async function measure(report: Report, { database, data }: { database: string; data: string }): Promise<void> {
  report.say(`PostgreSQL: a bill of ${items} waybills, and a month of ${customers} customers`);
  const port = await freePort();
  const start = () => startOurServer(port, { args: ['--data', data, '--database-url', database] });
  // The first start makes the people and the demonstration data.
  await (await start()).stop();
  const file = join(data, 'bills.json');
  const sizes = JSON.stringify([items, rows]);
  execFileSync(
    process.execPath,
    [join(root, 'apps/server/bench/prepareBills.ts'), String(customers), String(notesEach), sizes, database, file],
    { stdio: 'inherit' },
  );
  const { companyId, customerIds } = JSON.parse(readFileSync(file, 'utf8')) as { companyId: string; customerIds: [string, string] };
  const server = await start();
  try {
    const [biller, other, admin] = (await signIn(port, { data, count: 3, people: ['ops', 'dispatcher', 'admin'] })) as [
      Client,
      Client,
      Client,
    ];
    const send = async ({ token }: Client, { path, body }: { path: string; body: object }): Promise<Record<string, unknown>> => {
      const reply = await fetch(`http://127.0.0.1:${port}${address(path)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      const { success, message, result } = (await reply.json()) as { success: boolean; message: string; result: Record<string, unknown> };
      if (!success) throw new Error(`${path} was refused: ${message}`);
      return result;
    };
    const began = performance.now();
    const bill = await send(biller, { path: '/hybill/hyBill/create', body: { customerId: customerIds[0], companyId, ...lastMonth() } });
    report.atMost(`a bill of ${items} waybills is made`, { value: (performance.now() - began) / 1000, budget: 10, unit: 's' });
    if (bill['noteCount'] !== items) throw new Error(`The bill has ${String(bill['noteCount'])} waybills.`);

    // A small one first: what is loaded once is not the export's memory.
    await watchExport(server, { port, token: biller.token, path: address('/hybill/hyBill/exportXls', { state: '10' }) });
    const statement = await watchExport(server, {
      port,
      token: biller.token,
      path: address('/hybill/hyBill/statement', { id: String(bill['id']) }),
    });
    report.atMost(`its statement, ${(statement.bytes / 1_000_000).toFixed(1)} MB`, { value: statement.seconds, budget: 30, unit: 's' });
    const list = address('/shipping/hyShippingNote/billListXls', { customerId: customerIds[1] });
    const sheet = await watchExport(server, { port, token: biller.token, path: list });
    report.atMost(`export of ${rows} waybills as accounts, ${(sheet.bytes / 1_000_000).toFixed(1)} MB`, {
      value: sheet.seconds,
      budget: 30,
      unit: 's',
    });
    report.atMost('memory of both above what is used when idle', {
      value: Math.max(statement.memory, sheet.memory),
      budget: 120,
      unit: 'MiB',
    });

    const { records } = (await admin.get(address('/sys/quartzJob/list', { pageSize: 100 }))) as {
      records: { id: string; jobClassName: string }[];
    };
    const job = records.find(({ jobClassName }) => jobClassName === 'finance.monthlyBills')!;
    const before = await billsOf(biller);
    const ran = performance.now();
    await admin.get(address('/sys/quartzJob/execute', { id: job.id }));
    const times: number[] = [];
    while ((await billsOf(biller)) < before + customers) {
      const asked = performance.now();
      await other.get(address('/shipping/hyShippingNote/list', { pageNo: 1, pageSize: 20 }));
      times.push(performance.now() - asked);
      if (performance.now() - ran > 600_000) throw new Error('The month was not billed within ten minutes.');
    }
    report.atMost(`monthly bills of ${customers} customers`, { value: (performance.now() - ran) / 1000, budget: 300, unit: 's' });
    report.atMost(`other answers meanwhile, p99 of ${times.length}`, {
      value: times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.99)]!,
      budget: 500,
      unit: 'ms',
    });
  } finally {
    await server.stop();
  }
}

const billsOf = async (client: Client): Promise<number> =>
  ((await client.get(address('/hybill/hyBill/list', { pageSize: 1, exactTotal: '1' }))) as { total: number }).total;

/** The month before this one in the time of the books, as days. */
function lastMonth(): { periodFrom: string; periodTo: string } {
  const [year = 0, month = 0] = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7).split('-').map(Number);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { periodFrom: day(new Date(Date.UTC(year, month - 2, 1))), periodTo: day(new Date(Date.UTC(year, month - 1, 0))) };
}
