import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { address, type Client, p95, signIn } from '../list/client.ts';
import { withScaleSet } from '../list/scaleSet.ts';
import { root, withOurServer } from '../processes.ts';
import type { Report } from '../report.ts';

const answers = 40;

/**
 * The lists of those who make and check payments, and the checks of the books, at the scale set.
 *
 * @param kept a folder in which the scale set stays for later runs
 */
export async function measureBooks(report: Report, { notes, kept }: { notes: number; kept?: string }): Promise<void> {
  const measured = await withScaleSet(report, {
    notes,
    kept,
    run: async (database, data) => {
      await withOurServer(['--database-url', database, '--data', data], async (port) => {
        const [client] = (await signIn(port, { data, count: 1, people: ['finance_mgr'] })) as [Client];
        for (const [name, path] of Object.entries(lists))
          report.atMost(`${name}, p95`, { value: await p95(client, { path, answers }), budget: 150, unit: 'ms' });
        for (const [name, path] of Object.entries(accounts))
          report.atMost(`${name}, p95`, { value: await p95(client, { path, answers }), budget: 300, unit: 'ms' });
      });
      report.say('checking the books');
      const said = execFileSync(process.execPath, [join(root, 'apps/server/bench/verifyBooks.ts'), database], { encoding: 'utf8' });
      const { all, added, lines, payments } = JSON.parse(said) as Record<'all' | 'added' | 'lines' | 'payments', number>;
      report.note('payments, lines of the books', `${payments.toLocaleString('en')}, ${lines.toLocaleString('en')}`);
      report.atMost('all checks of the books, every line', { value: all, budget: 120, unit: 's' });
      report.atMost('checks of what was added since', { value: added, budget: 5, unit: 's' });
    },
  });
  if (!measured) report.note('PostgreSQL', 'not installed: not measured');
}

const page = { pageNo: 1, pageSize: 20 };
const of = (query: Readonly<Record<string, string | number>>) => address('/hypay/hyPayment/list', { ...page, ...query });

/** As the screens ask. @source freight-domain S08, S09 */
const lists: Readonly<Record<string, string>> = {
  'pay list: waybills to pay': address('/hypay/hyPayment/payableList', { ...page, noteStatus: '75', column: 'waitingSince', order: 'asc' }),
  'pay list: waybills to fund': address('/shipping/hyShippingNote/list', {
    ...page,
    noteStatus: '70',
    column: 'waitingSince',
    order: 'asc',
  }),
  'pay list: payments that failed': of({ payKind_MultiString: '1,3', state: '50' }),
  'pay list: all payments': of({ payKind_MultiString: '1,3' }),
  'checker list: to approve': of({ state: '20' }),
  'checker list: in progress': of({ state: '30' }),
  'checker list: paid': of({ state: '40' }),
  'checker list: paid, by amount': of({ state: '40', column: 'amount', order: 'desc' }),
  'counts of the tabs': address('/hypay/hyPayment/statusCount'),
};

const ofAccounts = (query: Readonly<Record<string, string | number>>) =>
  address('/shipping/hyShippingNote/billList', { ...page, column: 'signTime', order: 'desc', ...query });

/** What every waybill brings in and costs, as the screen asks. @source freight-domain S18 */
const accounts: Readonly<Record<string, string>> = {
  'accounts of waybills: all': ofAccounts({}),
  'accounts of waybills: not billed': ofAccounts({ billed: '0' }),
  'accounts of waybills: due': ofAccounts({ due: '1' }),
  'accounts of waybills: most open first': ofAccounts({ column: 'customerOpenAmount' }),
};
