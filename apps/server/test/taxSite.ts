import { eq, sql } from 'drizzle-orm';
import { takeResult } from '../src/modules/finance/payment/settlePayment.ts';
import { askDueFilings, filingOutbox } from '../src/modules/finance/tax-declaration/fileDeclaration.ts';
import { hyTaxRule } from '../src/modules/finance/tax-rule/taxRule.table.ts';
import { hyConfig } from '../src/modules/system/setting/setting.table.ts';
import { insertRow } from '../src/platform/resource/writeRows.ts';
import { startOutboxWorker } from '../src/platform/jobs/outboxWorker.ts';
import { expectDone, once } from './freight.ts';
import { openPrepaySite, type PrepaySite } from './prepaySite.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

export const taxPath = '/hytax/hyTaxDeclaration';

/** What tests of declarations begin with: people who were paid in June, and a tax office. */
export interface TaxSite extends PrepaySite {
  configure(configKey: string, configValue: string): Promise<unknown>;
  /** A waybill whose driver was paid on 2026-06-02. @returns it and its payment */
  paidNote(): Promise<{ note: Row; payment: Row }>;
  /** What the bank says of a payment later: it came back. */
  giveBack(payment: Row): Promise<void>;
  /** Stands the clock at a time; nobody has to sign in again. */
  at(instant: string): Promise<void>;
  make(taxKind: string, period: string, who?: string | TestUser): Promise<Answer>;
  act(action: string, row: Row, body?: object, who?: string | TestUser): Promise<Answer>;
  declaration(id: string): Promise<Row>;
  persons(batchId: string, who?: string | TestUser): Promise<Row[]>;
  /** Gives the office what waits for it. */
  send(): Promise<void>;
  /** Sends it, and has the office answer. */
  answered(): Promise<void>;
  /** Asks once more, after the time for it. */
  later(): Promise<void>;
  /** A declaration of June that the office has. */
  declared(taxKind: string, period: string): Promise<Row>;
}

/** Call it in `beforeAll`. Agency VAT is on; a rule of June frees 2,000 CNY a month and no more. */
export async function openTaxSite(): Promise<TaxSite> {
  const site = await openPrepaySite();
  const { server, world } = site;
  const configure: TaxSite['configure'] = (configKey, configValue) =>
    server.inTenant(0, async (tx) => {
      await tx.delete(hyConfig).where(eq(hyConfig.configKey, configKey));
      const named = { configName: configKey, groupCode: 'tax', valueType: 'string' };
      await insertRow(tx, server.context(), hyConfig, { configKey, configValue, ...named });
    });
  await configure('taxAgencyEnabled', '1');
  await server.inTenant(0, (tx) =>
    insertRow(tx, server.context(), hyTaxRule, {
      ruleKind: 'agencyVat',
      validFrom: '2026-06-01',
      validTo: null,
      terms: { exemptUpTo: 200_000, rollingLimit: 500_000 },
      source: '测试公告',
    }),
  );
  let serials = 0;
  const say = (payment: Row, result: Parameters<typeof takeResult>[1]['result']) =>
    takeResult(server.context(), { requestSerial: payment.requestSerial, result });
  const act: TaxSite['act'] = (action, { id, version }, body = {}, who = 'tax_person') =>
    server.as(who).put(`${taxPath}/${action}`, { id, version, ...body }, once());
  const make: TaxSite['make'] = (taxKind, period, who = 'tax_person') =>
    server.as(who).post(`${taxPath}/build`, { companyId: world.company.id, taxKind, period }, once());
  const send = async () => {
    const worker = startOutboxWorker(server.platform, [filingOutbox], server.platform.log);
    await worker.drain();
    await worker.stop();
  };
  const later = async (minutes = 61) => {
    server.clock.advance(minutes * 60_000 + 1000);
    await askDueFilings(server.context());
  };
  const answered = async () => {
    await send();
    await later(1);
  };
  const declaration: TaxSite['declaration'] = async (id) => expectDone(await server.as('admin').get(`${taxPath}/queryById`, { id }));
  return {
    ...site,
    configure,
    paidNote: async () => {
      const note = await site.payable();
      const payment = await site.pay(site.finance, 'approve', (await site.submitted(note)).id, { pass: true });
      await site.drain();
      await say(payment, { state: 'success', bankSerialNo: `TX${(serials += 1)}`, payTime: '2026-06-02 12:00:01', fee: 0 });
      return { note: await site.read(note.id), payment: await site.payment(payment.id) };
    },
    giveBack: async (payment) => {
      const { bankSerialNo } = payment;
      await say(payment, { state: 'returned', bankSerialNo, returnTime: '2026-06-03 09:00:00', reason: '账户已销户' });
    },
    at: async (instant) => {
      server.clock.set(`${instant.replace(' ', 'T')}+08:00`);
      await server.database.pool.query("update sys_session set expires_at = '2028-01-01 00:00:00+08'");
    },
    make,
    act,
    declaration,
    persons: async (batchId, who = 'tax_person') =>
      expectDone(await server.as(who).get(`${taxPath}/items`, { batchId, pageSize: 100 })).records,
    send,
    answered,
    later: () => later(),
    declared: async (taxKind, period) => {
      const built = expectDone(await make(taxKind, period));
      const reviewed = expectDone(await act('review', built, {}, 'finance_person'));
      expectDone(await act('declare', reviewed));
      await answered();
      return declaration(built.id);
    },
  };
}

/** What the books say of a month: what has arrived at creditors of a company, less what came back. @param month `2026-06` */
export async function paidByBooks({ server, world }: TaxSite, month: string): Promise<number> {
  const { rows } = await server.inTenant(0, (tx) =>
    tx.execute<{ paid: string | number }>(sql`
      select coalesce(sum(case
               when t.biz in ('paySuccess', 'prepaySuccess') and l.account_code like 'L.CLEARING.%' and l.side = 'D' then l.amount
               when t.biz = 'offlinePay' and l.account_code like 'L.AP.%' and l.side = 'D' then l.amount
               when t.biz in ('payReturn', 'prepayReturn') and l.account_code like 'A.BANK.%' and l.side = 'D' then -l.amount
               when t.biz = 'prepayReturn' and l.account_code like 'L.SUSPENSE%' then l.amount
               when t.biz = 'prepayRecover' and l.side = 'D' then -l.amount else 0 end), 0) as paid
        from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
       where t.company_id = ${world.company.id} and to_char(t.happen_time at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`),
  );
  return Number(rows[0]?.paid ?? 0);
}
