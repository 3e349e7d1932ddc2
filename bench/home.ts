import { address, type Client, p95, signIn } from './list/client.ts';
import { withScaleSet } from './list/scaleSet.ts';
import { withOurServer } from './processes.ts';
import type { Report } from './report.ts';

const answers = 20;
/** ms, of the specification of the home page. */
const budget = 300;

/** One person of each role of the demonstration, but for who has to choose a password first. */
const people = [
  'ops',
  'dispatcher',
  'auditor',
  'compliance',
  'cashier',
  'finance_mgr',
  'tax',
  'cs',
  'customer_admin',
  'customer_op',
  'agent_admin',
  'carrier_admin',
  'captain',
];

/**
 * What the home page asks the server for, for each role at the scale set, and what the big screens do.
 *
 * @param kept a folder in which the scale set stays for later runs
 * @source freight-domain 5.7
 */
export async function measureHome(report: Report, { notes, kept }: { notes: number; kept?: string }): Promise<void> {
  const measured = await withScaleSet(report, {
    notes,
    kept,
    run: async (database, data) => {
      await withOurServer(['--database-url', database, '--data', data], async (port) => {
        for (const person of people) {
          const [client] = (await signIn(port, { data, count: 1, people: [person] })) as [Client];
          for (const [name, path] of [
            ['home', '/dashboard/home'],
            ['charts', '/dashboard/hyDashboard/index'],
          ] as const)
            report.atMost(`${name} of ${person}, p95`, { value: await p95(client, { path: address(path), answers }), budget, unit: 'ms' });
        }
        const [finance] = (await signIn(port, { data, count: 1, people: ['finance_mgr'] })) as [Client];
        for (const name of ['data', 'finance'])
          report.atMost(`screen of ${name}, p95`, {
            value: await p95(finance, { path: address(`/screen/hyScreen/${name}`), answers }),
            budget: 1000,
            unit: 'ms',
          });
      });
    },
  });
  if (!measured) report.note('PostgreSQL', 'not installed: not measured');
}
