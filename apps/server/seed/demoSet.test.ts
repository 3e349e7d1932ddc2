import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once } from '../test/freight.ts';
import { makeSafe } from '../test/makeSafe.ts';
import { testServer, type TestServer } from '../test/testServer.ts';
import type { UploadType } from '../src/modules/government/gov-upload/govUpload.contract.ts';
import { hyGovUpload } from '../src/modules/government/gov-upload/govUpload.table.ts';
import { localErrors } from '../src/modules/government/gov-upload/queueUpload.ts';
import { openMessage } from '../src/modules/government/gov-upload/sealMessage.ts';
import { readSubject } from '../src/modules/government/gov-upload/uploadSubject.ts';
import { askDueTolls } from '../src/modules/finance/etc-sync/askInvoices.ts';
import { createUser, seedDepart, seedRole } from '../src/modules/system/seed/seedPeople.ts';
import { refreshWaiting } from '../src/modules/shipping/shipping-note/review/keepRules.ts';
import { verifyLedger } from '../src/modules/finance/ledger/verifyLedger.ts';
import { findScoreDifferences, openBooks } from '../src/modules/service/score/verifyScores.ts';
import { hashValue } from '../src/platform/sealed.ts';
import { makeCustomerLogins } from './demo/customerLogins.ts';
import { makeDataSet } from './demo/demoSet.ts';
import { demoSize } from './demo/size.ts';
import { loadCustomerLogins } from './loadCustomerLogins.ts';
import { loadDataSet } from './loadDataSet.ts';
import { loadScenarios, scenarioNumbers } from './loadScenarios.ts';
import { partners } from './organisation.ts';

const now = new Date('2026-11-20T09:00:00+08:00').getTime();

/** A tenth of the waybills: what makes one of them makes them all. */
const statuses = Object.fromEntries(Object.entries(demoSize.statuses).map(([status, count]) => [status, Math.ceil(count / 10)]));
const small = { ...demoSize, statuses, notes: Object.values(statuses).reduce((sum, count) => sum + count, 0), tracks: 12 };

/** What a list shows of an account at an institution. */
interface Shown {
  id: string;
  version: number;
  openState: string;
  accountNo: string | null;
  agreementNo: string | null;
  bindState: string | null;
  balance: number;
  state: string;
}

/** A digest of everything that a set holds, in order. */
function digestOf(at: number): string {
  const set = makeDataSet(small, { now: at });
  const hash = createHash('sha256').update(JSON.stringify([set.parties, set.fleet]));
  for (const batch of set.batches) hash.update(JSON.stringify(batch));
  return hash.digest('hex');
}

test('DEMO-02 the same day gives the same data, another day other data', () => {
  const digest = digestOf(now);
  expect(digestOf(now)).toBe(digest);
  expect(digestOf(now + 86_400_000)).not.toBe(digest);
});

describe('DEMO-02 the demonstration data in a database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ shared: true });
    server.clock.set(new Date(now));
    await loadDataSet(server.database, makeDataSet(demoSize, { now }), { now });
    await server.database.pool.query('analyze');
  }, 120_000);
  const counts = async (table: string, column: string) => {
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute<{ key: string; n: string }>(
        sql`select ${sql.identifier(column)} as key, count(*) as n from ${sql.identifier(table)} group by 1`,
      ),
    );
    return Object.fromEntries(rows.map(({ key, n }) => [key, Number(n)]));
  };

  test('DEMO-02 have the counts of the specification', async () => {
    expect(Object.entries(await counts('hy_shipping_note', 'note_status')).map((pair) => pair.join(':'))).toEqual(
      '10:20 15:40 20:90 30:40 40:260 50:50 55:90 58:40 60:90 65:140 68:60 70:80 75:120 78:10 80:1350 90:2300 99:220'.split(' '),
    );
    expect(await counts('hy_shipping_note', 'order_mode')).toEqual({ 1: 3350, 2: 700, 3: 950 });
    expect(await counts('hy_order', 'status')).toEqual({ 60: 1020, 50: 110, 40: 90, 30: 60, 20: 15, 10: 25, 70: 50, 99: 30 });
    expect(await counts('hy_driver', 'state')).toEqual({ 2: 270, 1: 12, 3: 6, 4: 4, 5: 5, 0: 3 });
    expect(await counts('hy_driver', 'is_captain')).toEqual({ 0: 278, 1: 22 });
    expect(await counts('hy_driver', 'light_only')).toEqual({ 0: 270, 1: 30 });
    expect(await counts('hy_driver', 'blacklist')).toEqual({ 0: 292, 1: 8 });
    expect(await counts('hy_customer', 'state')).toEqual({ 2: 35, 1: 3, 3: 1, 4: 1 });
    expect(await counts('hy_customer', 'customer_kind')).toEqual({ 1: 28, 2: 8, 3: 4 });
    expect(await counts('hy_customer', 'settle_type')).toEqual({ 0: 12, 1: 14, 2: 6, 3: 8 });
    expect(await counts('hy_carrier', 'state')).toEqual({ 2: 20, 1: 2, 3: 1, 4: 1, 5: 1 });
    const size = async (table: string) => Object.values(await counts(table, 'tenant_id'));
    expect(await size('hy_company')).toEqual([2]);
    expect(await size('hy_shipper')).toEqual([70]);
    expect(await size('hy_send_address')).toEqual([90]);
    expect(await size('hy_receive_address')).toEqual([110]);
    expect(await size('hy_loss_setting')).toEqual([12]);
    expect(await counts('hy_bank_card', 'holder_type')).toEqual({ driver: 300, carrier: 25, customer: 35 });
    expect(await counts('hy_company_account', 'owner_type')).toEqual({ platform: 6, customer: 35, carrier: 20 });
    expect(await counts('hy_contract', 'contract_type')).toEqual({ 1: 27, 2: 22, 3: 4760, 4: 270, 5: 11 });
    expect(await counts('hy_bank_card', 'is_default')).toEqual({ 1: 360 });
    const changes = await counts('hy_pay_change', 'state');
    expect(changes).toEqual({ 10: 2, 20: 13, 30: 2, 40: 1 });
    expect(await counts('hy_note_adjust', 'state')).toEqual({ 10: 4, 20: 5, 30: 2, 40: 1 });
    expect(await counts('hy_approval', 'kind')).toEqual({ walletAdjust: 2, walletConfig: 1 });
    expect(await counts('hy_wallet_config', 'enabled')).toEqual({ 1: 2 });
    const { rows: shippers } = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select c.customer_kind as kind, min(s.n)::int as fewest, max(s.n)::int as most
          from hy_customer c join (select customer_id, count(*) as n from hy_shipper group by 1) s on s.customer_id = c.id group by 1 order by 1`),
    );
    expect(shippers).toEqual([
      { kind: '1', fewest: 1, most: 1 },
      { kind: '2', fewest: 4, most: 5 },
      { kind: '3', fewest: 1, most: 1 },
    ]);
  });

  test('DEMO-02 have uploads of what was approved and reviewed, in the shares of the specification, and what was received is right', async () => {
    expect(await counts('hy_gov_upload', 'environment')).toEqual({ SANDBOX: expect.any(Number) });
    const states = await counts('hy_gov_upload', 'state');
    const all = Object.values(states).reduce((sum, count) => sum + count, 0);
    expect(states['30']! / all).toBeCloseTo(0.96, 1);
    expect(Object.keys(states).sort()).toEqual(['30', '40', '50', '60']);
    // Beside the object stands what became of it, and where.
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select count(*)::int as n from hy_gov_upload u left join hy_driver d on d.id = u.biz_id left join hy_vehicle v on v.id = u.biz_id
          left join hy_carrier c on c.id = u.biz_id left join hy_customer k on k.id = u.biz_id left join hy_shipping_note s on s.id = u.biz_id
         where u.upload_type <> 'fund' and (coalesce(d.upload_state, v.upload_state, c.upload_state, k.upload_state, s.upload_state) is distinct from u.state
            or coalesce(d.upload_environment, v.upload_environment, c.upload_environment, k.upload_environment, s.upload_environment)
               is distinct from u.environment)`),
    );
    expect(rows).toEqual([{ n: 0 }]);
    const { rows: funds } = await server.inTenant(0, (tx) =>
      tx.execute<{ n: number; differ: number }>(sql`
        select count(*)::int as n, count(*) filter (where s.fund_upload_state <> u.state or p.fund_upload_state <> u.state)::int as differ
          from hy_gov_upload u join hy_shipping_note s on s.id = u.biz_id join hy_payment p on p.fund_flow_no = u.biz_no
         where u.upload_type = 'fund'`),
    );
    expect(funds[0]!.n).toBeGreaterThan(1000);
    expect(funds[0]!.differ).toBe(0);
    // A waybill is due the day after it was signed, and the demonstration's people mostly keep to it, in each month alike.
    const { rows: months } = await server.inTenant(0, (tx) =>
      tx.execute<{ share: number }>(sql`
        select avg((state = '30' and receipt_time <= due_time)::int)::float as share from hy_gov_upload
         where upload_type = 'waybill' group by to_char(due_time, 'YYYY-MM') having count(*) > 50`),
    );
    expect(months.length).toBeGreaterThan(6);
    for (const { share } of months) {
      expect(share).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(0.97);
    }
    const ctx = server.context();
    const wrong = await ctx.transaction(async (tx) => {
      const received = await tx.select().from(hyGovUpload).where(eq(hyGovUpload.state, '30'));
      const found = new Set<string>();
      const ofNote = ['waybill', 'fund'];
      for (const { uploadType, bizId, payload, payloadHash } of received) {
        // Some of each are enough: they are all made in the same way.
        if (!(ofNote.includes(uploadType) ? bizId.endsWith('00') : uploadType === 'customer' || /[05af]$/.test(bizId))) continue;
        const subject = await readSubject(tx, ctx, uploadType as UploadType, bizId);
        // The server would send a party again whose message reads otherwise.
        if (!ofNote.includes(uploadType) && payloadHash !== hashValue(JSON.stringify(subject!.message)))
          found.add(`${uploadType} has changed`);
        const own = ofNote.includes(uploadType) ? [] : subject!.errors;
        for (const { field, message } of await localErrors(ctx, { ...subject!, errors: own, message: openMessage(payload!) }))
          found.add(`${uploadType} ${field} ${message}`);
      }
      return [...found];
    });
    expect(wrong).toEqual([]);
  });

  test('DEMO-02 FRT-22 have an account at the institution at each step, and its own books fit what is shown', async () => {
    expect(await counts('hy_third_account', 'open_state')).toEqual({ 0: 1, 1: 1, 2: 5, 3: 1 });
    const admin = server.as('admin');
    await makeSafe(server, admin);
    const path = '/account/hyThirdAccount';
    const list = async () =>
      expectDone(await admin.get(`${path}/list`, { pageSize: 20, column: 'applyNo', order: 'asc' })).records as Shown[];
    const act = (action: string, { id, version }: Shown) => admin.put(`${path}/${action}`, { id, version }, once());

    const before = await list();
    for (const row of before.filter(({ openState, state }) => ['1', '2'].includes(openState) && state === '1'))
      expectDone(await act('query', row));
    const said = ({ openState, accountNo, balance, state }: Shown) => ({ openState, accountNo, balance, state });
    expect((await list()).map(said)).toEqual(before.map(said));

    const asked = await list();
    const [opened, funded, bound] = [
      asked.find((row) => row.openState === '2' && row.agreementNo === null)!,
      asked.find((row) => row.balance > 0)!,
      asked.find((row) => row.bindState === '20' && row.balance === 0 && row.state === '1')!,
    ];
    expectDone(await act('sign', opened));
    expect(await act('close', funded)).toMatchObject({ success: false, message: '账户余额不为零，不能注销' });
    expect(expectDone(await act('close', bound))).toMatchObject({ state: '3' });
    expect(asked.find((row) => row.openState === '3')).toMatchObject({ failReason: '该证件已开立账户' });
  });

  test('DEMO-02 have a fleet of the shares of the specification, and a plate for each waybill on the road', async () => {
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute<{ type: string; energy: string; state: string; n: number }>(
        sql`select vehicle_type as type, vehicle_energy_type as energy, state, count(*)::int as n from hy_vehicle group by 1, 2, 3`,
      ),
    );
    const sum = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).reduce((total, { n }) => total + n, 0);
    const ofState = (state: string) => sum((row) => row.state === state && !row.type.startsWith('B'));
    const shareOf = (type: RegExp) => Math.round((sum((row) => type.test(row.type)) / demoSize.vehicles) * 100);

    expect(['1', '3', '4', '5', '0'].map(ofState)).toEqual([9, 5, 4, 4, 2]);
    expect(sum((row) => row.type.startsWith('B') && row.state === '2')).toBe(120);
    expect(sum((row) => row.energy === 'C')).toBe(18);
    expect([/^Q11/, /^H1/, /^H2/, /^H3/].map(shareOf)).toEqual([55, 25, 8, 12]);
    // Those on the road (430) and some that are free.
    expect(ofState('2')).toBe(430 + 40);
    const bound = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select count(*)::int as n from hy_vehicle t join hy_vehicle b on b.id = t.trailer_vehicle_id and b.tenant_id = t.tenant_id
         where b.vehicle_number = t.trailer_vehicle_plate_number and b.vehicle_type like 'B%' and t.vehicle_type like 'Q%'`),
    );
    expect(bound.rows).toEqual([{ n: 120 }]);
  });

  test('DEMO-02 have contracts whose texts are those of their digests, and a waybill says how far its own is', async () => {
    const admin = server.as('admin');
    for (const contractType of ['1', '2', '3', '4', '5']) {
      const [contract] = expectDone(await admin.get('/hycontract/hyContract/list', { contractType, state: '40', pageSize: 1 })).records;
      expect(expectDone(await admin.get('/hycontract/hyContract/verify', { id: contract.id })).matches).toBe(true);
    }
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select count(*)::int as n from hy_shipping_note n left join hy_contract c on c.tenant_id = n.tenant_id and c.note_id = n.id
         where n.contract_state is distinct from c.state`),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('DEMO-02 have 95 logins of customers, one of each the main one; nobody knows their password, and those of the roles count', async () => {
    const { parties } = makeDataSet(demoSize, { now });
    const own = parties.customers.find(({ state, customerKind }) => state === '2' && customerKind === '1')!.id;
    await server.database.transaction('system', async (tx) => {
      for (const code of ['customer_admin', 'customer_op', 'agent_admin']) await seedRole(tx, { code, name: code, forCustomers: true });
      await seedDepart(tx, partners);
      for (const role of ['customer_admin', 'customer_op'])
        await createUser(tx, {
          username: role,
          realname: role,
          password: 'x',
          roles: [role],
          userType: 2,
          cid: own,
          isMain: role === 'customer_admin',
        });
      await loadCustomerLogins(
        tx,
        makeCustomerLogins(demoSize.customerLogins, { customers: parties.customers, held: new Map([[own, 2]]), now }),
      );
    });

    const { records } = expectDone(await server.as('admin').get('/customer/hyCustomerUser/list', { pageSize: 200 }));
    const logins: { username: string; customerId: string; isMain: string; roles: string | null }[] = records;
    const mains = logins.filter(({ isMain }) => isMain === '1');
    expect([logins.length, mains.length, new Set(mains.map(({ customerId }) => customerId)).size]).toEqual([95, 40, 40]);
    const perCustomer = Object.values(Object.groupBy(logins, ({ customerId }) => customerId)).map((of) => of!.length);
    expect([...new Set(perCustomer)].sort((one, other) => one - other)).toEqual([2, 3]);
    expect(mains.find(({ customerId }) => customerId === own)!.username).toBe('customer_admin');
    expect(logins.every(({ roles }) => roles !== null)).toBe(true);
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute(
        sql`select count(distinct password)::int as hashes, count(distinct phone)::int as phones from sys_user where username like 'kh%'`,
      ),
    );
    expect(rows).toEqual([{ hashes: 1, phones: 93 }]);
  });

  test('DEMO-02 FRT-21 have bills in every state, which say what their waybills say', async () => {
    const states = await counts('hy_bill', 'state');
    expect(Object.keys(states).toSorted()).toEqual(['10', '20', '30', '40', '50', '60', '99']);
    const total = Object.values(states).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(85);
    expect(total).toBeLessThan(125);
    const wrong = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select b.bill_no from hy_bill b join hy_bill_item i on i.tenant_id = b.tenant_id and i.bill_id = b.id
          join hy_shipping_note n on n.tenant_id = i.tenant_id and n.id = i.note_id
         where b.state <> '99' and b.bill_kind = 'customer'
         group by b.bill_no, b.state, b.note_count, b.total_amount, b.open_amount, b.received_amount, b.due_date, b.id, b.customer_id, b.period_from, b.period_to, b.settle_type, b.dispute_reason, b.confirm_time, b.send_time
        having b.note_count <> count(*) or b.total_amount <> sum(i.amount) or b.open_amount <> sum(n.customer_open_amount)
            or b.received_amount <> sum(i.amount) - sum(n.customer_open_amount) or (b.open_amount = 0) <> (b.state = '50')
            or (b.received_amount > 0) <> (b.state in ('40', '50')) or bool_or(n.bill_id is distinct from b.id or n.customer_id <> b.customer_id)
            or bool_or((n.sign_time at time zone 'Asia/Shanghai')::date not between b.period_from and b.period_to or n.settle_type <> b.settle_type)
            or (b.state in ('30', '40') and b.due_date <> min(n.due_date) filter (where n.customer_open_amount > 0))
            or (b.state = '60') <> (b.dispute_reason is not null) or (b.state in ('30', '40', '50')) <> (b.confirm_time is not null)
            or (b.state = '10') <> (b.send_time is null) or b.received_amount <> coalesce((select sum(r.amount) from hy_customer_receipt r where r.bill_id = b.id), 0)`),
    );
    expect(wrong.rows).toEqual([]);
  });

  test('DEMO-02 FRT-20 have requests for invoices and invoices in every state, which say what their waybills say', async () => {
    const requests = await counts('hy_request_bill', 'state');
    expect(Object.keys(requests).toSorted()).toEqual(['10', '20', '30', '40', '50', '55', '58', '60', '99']);
    const invoices = await counts('hy_invoice', 'state');
    expect(Object.keys(invoices).toSorted()).toEqual(['10', '30', '40', '50', '60', '70']);
    const sum = (some: Record<string, number>) => Object.values(some).reduce((total, count) => total + count, 0);
    const [asked, made] = [sum(requests), sum(invoices)];
    const { rows: reds } = await server.database.pool.query('select count(*)::int as n from hy_invoice where red_of_id is not null');
    expect(reds).toEqual([{ n: 6 }]);
    expect([asked > 195, asked < 225, made > 235, made < 285]).toEqual([true, true, true, true]);
    const { rows: wrong } = await server.database.pool.query(`
      select n.shipping_note_number from hy_shipping_note n
       where (n.note_status = '90') <> (n.note_status in ('80', '90') and n.invoiced_amount = n.receivable_amount)
          or (n.note_status = '90' and not exists (select 1 from hy_invoice i where i.id = n.invoice_id and i.invoice_no = n.invoice_no and i.state in ('30', '40')))
          or (n.request_bill_id is not null and not exists (
               select 1 from hy_request_bill r where r.id = n.request_bill_id and r.state = n.request_bill_state and r.customer_id = n.customer_id))
      union all
      select r.request_no from hy_request_bill r join hy_request_bill_item i on i.request_bill_id = r.id
       group by r.id, r.request_no, r.invoice_amount, r.issued_amount, r.red_amount, r.note_count, r.state
      having r.invoice_amount <> sum(i.amount) or r.issued_amount <> sum(i.issued_amount) or r.red_amount <> sum(i.red_amount) or r.note_count <> count(*)
          or bool_or(i.is_live = '1') <> (r.state in ('10', '20', '30', '40'))
      union all
      select i.serial_no from hy_invoice i where i.red_of_id is null and i.red_amount <> -coalesce(
        (select sum(red.amount_incl_tax) from hy_invoice red where red.red_of_id = i.id), 0)`);
    expect(wrong).toEqual([]);
  });

  test('DEMO-02 FRT-21 have bills by which carriers and agents are paid, some with a payment that was handed in', async () => {
    const { carrier, agent } = await counts('hy_bill', 'bill_kind');
    // A tenth of the waybills leaves carriers few that are to be paid; the whole set has ten bills of them.
    expect(carrier).toBeGreaterThanOrEqual(3);
    expect(carrier).toBeLessThanOrEqual(10);
    expect(agent).toBe(6);
    const wrong = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select b.bill_no, b.note_count, count(*) from hy_bill b join hy_bill_item i on i.tenant_id = b.tenant_id and i.bill_id = b.id
          join hy_shipping_note n on n.tenant_id = i.tenant_id and n.id = i.note_id
          left join hy_payment p on p.tenant_id = b.tenant_id and p.bill_id = b.id
         where b.bill_kind <> 'customer'
         group by b.id, b.bill_no, b.bill_kind, b.state, b.note_count, b.total_amount, b.open_amount, b.party_id, b.period_from, b.period_to, p.id, p.amount
        having b.note_count <> count(*) or b.total_amount <> sum(i.amount) or b.open_amount <> b.total_amount
            or b.open_amount <> sum(case b.bill_kind when 'carrier' then n.open_amount else n.agent_margin - n.agent_paid_amount end)
            or bool_or(b.id is distinct from case b.bill_kind when 'carrier' then n.carrier_bill_id else n.agent_bill_id end)
            or bool_or(b.party_id is distinct from case b.bill_kind when 'carrier' then n.creditor_id else n.agent_id end)
            or bool_or((n.sign_time at time zone 'Asia/Shanghai')::date not between b.period_from and b.period_to)
            or p.amount <> b.open_amount or (p.id is not null and b.state <> '30')
            or p.amount <> (select sum(amount) from hy_payment_item x where x.payment_id = p.id)`),
    );
    expect(wrong.rows).toEqual([]);
    const handedIn = await server.inTenant(0, (tx) =>
      tx.execute<{ kind: string; count: number }>(
        sql`select pay_kind as kind, count(*)::int as count from hy_payment where bill_id is not null and state in ('10', '20') group by 1 order by 1`,
      ),
    );
    expect(handedIn.rows.map(({ kind }) => kind)).toEqual(['1', '5']);
  });

  test('DEMO-02 FRT-18 have trips at the toll service in every state but the first, and what is asked for of them is told', async () => {
    const states = await counts('hy_etc_sync', 'state');
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(1900);
    expect(Object.keys(states).sort()).toEqual(['20', '30', '40', '50', '60', '70', '80']);
    expect(states['20']).toBe(260);
    const deductible = await counts('hy_etc_invoice', 'deduct_state');
    expect(deductible['1']! + deductible['0']!).toBeGreaterThan(3000);
    expect(deductible['0']).toBeGreaterThan(20);
    // They are asked for at the embedded service as those of any waybill.
    server.clock.set(new Date(now + 2 * 86_400_000));
    const asked = await askDueTolls(server.context());
    expect(asked).toBeGreaterThan(states['30']!);
    expect((await counts('hy_etc_sync', 'state'))['50']).toBe(states['50']! + states['30']! + states['40']!);
    server.clock.set(new Date(now));
  });

  test('FRT-15 FRT-16 FRT-23 complaints, evaluations and violations in all their states, and scores that are the sums of their lines', async () => {
    expect(await counts('hy_complaint', 'state')).toEqual({ 10: 6, 20: 7, 30: 6, 40: 22, 50: 2, 60: 2 });
    expect(Object.keys(await counts('hy_violation', 'state')).toSorted()).toEqual(['10', '20', '30', '40']);
    expect(Object.keys(await counts('hy_evaluation', 'state')).toSorted()).toEqual(['10', '20', '30']);
    expect(await server.inTenant(0, (tx) => findScoreDifferences(tx, 0))).toEqual([]);
    expect(await server.inTenant(0, (tx) => openBooks(tx, { tenantId: 0, now: '2026-11-20 09:00:00' }))).toBe(0);
  });

  test('DEMO-02 FRT-17 have twelve declarations of months and four of quarters, whose sums are those of their persons', async () => {
    expect(await counts('hy_tax_declaration', 'tax_kind')).toEqual({ 2: 4, 3: 12 });
    expect(await counts('hy_tax_declaration', 'state')).toEqual({ 10: 1, 20: 1, 40: 14 });
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select b.batch_no from hy_tax_declaration b join hy_tax_person p on p.tenant_id = b.tenant_id and p.batch_id = b.id group by b.id, b.tenant_id
        having sum(p.income_amount) <> max(b.income_amount) or count(*) <> max(b.person_count) or max(b.due_amount) <> sum(p.due_amount) or max(b.due_amount) <> 0`),
    );
    expect(rows).toEqual([]);
  });

  test('DEMO-02 FRT-29 have policies in every state but those that pass, and the books and the insurers know them', async () => {
    const states = await counts('hy_insurance_policy', 'state');
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(1150);
    expect(states).toMatchObject({ '40': 12, '60': 6, '70': 2, '80': 2 });
    expect(states['30']! + states['90']!).toBe(1150 - 12 - 6 - 4);
    const wrong = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select p.id from hy_insurance_policy p
         where (p.state in ('30', '70', '80', '90')) <> exists (select 1 from insurance_sim_order s where s.order_no = p.order_policy_no)
            or (p.state in ('30', '70', '80', '90')) <> exists (select 1 from hy_shipping_note n where n.policy_id = p.id and n.insurance_fee = p.premium)`),
    );
    expect(wrong.rows).toEqual([]);
  });

  test('DEMO-02 SHIP-21 have fifteen waybills under fixed numbers, each as far as its case says, with its sums and what the books say of it', async () => {
    await loadScenarios(server.database, { now });
    const admin = server.as('admin');
    const read = async (number: string) => {
      const { records } = expectDone(await admin.get('/shipping/hyShippingNote/list', { shippingNoteNumber: number }));
      expect(records).toHaveLength(1);
      return expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id: records[0].id }));
    };
    // Of case A1, paid by the customer.
    const whole = { driverFee: 271_000, feeTotal: 287_260, customerPaidAmount: 287_260 };
    const a1 = { noteStatus: '80', payState: '40', ...whole, paidAmount: 271_000, failedRules: '' };
    const wanted: Record<keyof typeof scenarioNumbers, object> = {
      cleanCycle: {
        ...a1,
        noteStatus: '90',
        prepayOffset: 100_000,
        payableAmount: 171_000,
        paidAmount: 171_000,
        invoiceState: '30',
        uploadState: '30',
      },
      agentMode: { ...a1, orderMode: '3', feeTotal: 310_000, customerPaidAmount: 310_000, serviceFee: 8_130, agentMargin: 30_870 },
      lossAboveLimit: {
        noteStatus: '75',
        lossWeight: 680,
        allowedLoss: 97,
        lossAmount: 36_146,
        driverFee: 235_700,
        feeTotal: 249_842,
        payableAmount: 235_700,
      },
      overloadRefused: { noteStatus: '20', loadWeight: null, frozenAmount: 290_016 },
      certificateExpired: { noteStatus: '65', businessReviewState: '3', failedRules: 'R1', frozenAmount: 287_260 },
      trackMissing: { noteStatus: '65', businessReviewState: '3', failedRules: 'R5', trackState: '3', frozenAmount: 287_260 },
      cardChanged: a1,
      returnedPayment: { noteStatus: '75', payState: '70', ...whole, paidAmount: 0, payableAmount: 271_000 },
      offlinePay: a1,
      prepayBeyondFee: { noteStatus: '80', driverFee: 68_400, feeTotal: 72_504, payableAmount: 0, prepayOffset: 68_400, failedRules: 'R8' },
      revokedAfterLoading: { noteStatus: '99', revokeState: '2', loadWeight: 32_480, frozenAmount: 0 },
      invoiceRed: { ...a1, invoiceState: '50' },
      dianfuOverdue: { noteStatus: '75', feeTotal: 380_540, customerPaidAmount: 294_362, dianfuState: '30', payableAmount: 359_000 },
      complaintCompensated: a1,
      uploadCorrected: { ...a1, uploadState: '30', fundUploadState: '30' },
    };
    const notes = new Map<string, { id: string; version: number; driverId: string }>();
    for (const [key, number] of Object.entries(scenarioNumbers)) {
      const note = await read(number);
      notes.set(key, note);
      expect.soft({ key, ...note }).toMatchObject({ key, ...wanted[key as keyof typeof wanted] });
    }
    const of = (key: keyof typeof scenarioNumbers) => notes.get(key)!;
    const listed = async (path: string, query: Record<string, string>) => expectDone(await admin.get(path, query)).records;

    // What each document says, and who was told.
    expect
      .soft(await listed('/hypay/hyPayment/list', { noteId: of('cardChanged').id }))
      .toEqual([expect.objectContaining({ state: '40', amount: 271_000, failNoticeState: '2', payeeType: '3' })]);
    expect
      .soft(await listed('/hypay/hyPayment/list', { noteId: of('returnedPayment').id }))
      .toEqual([expect.objectContaining({ state: '70', failNoticeState: '1' })]);
    expect
      .soft(await listed('/hypay/hyPayment/list', { noteId: of('offlinePay').id }))
      .toEqual([expect.objectContaining({ payKind: '3', state: '40' })]);
    expect
      .soft(await listed('/hypay/hyPrepay/list', { noteId: of('prepayBeyondFee').id }))
      .toEqual([expect.objectContaining({ state: '40', toRecover: '1', openAmount: 31_600 })]);
    expect
      .soft(await listed('/cost/hyDianfu/list', { noteId: of('dianfuOverdue').id }))
      .toEqual([expect.objectContaining({ principal: 86_178, dueFlag: '1', overdueDays: 3 })]);
    expect
      .soft(await listed('/hycomplaint/hyComplaint/list', { noteId: of('complaintCompensated').id }))
      .toEqual([expect.objectContaining({ state: '40', compensateState: '20', compensateAmount: 5_000 })]);
    expect
      .soft(await listed('/hyinvoice/hyInvoice/list', { noteId: of('invoiceRed').id }))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ amountInclTax: -287_260 }),
          expect.objectContaining({ state: '50', redAmount: 287_260 }),
        ]),
      );
    expect
      .soft(await listed('/hygov/hyGovUpload/list', { bizNo: scenarioNumbers.uploadCorrected, uploadType: 'waybill' }))
      .toEqual([expect.objectContaining({ state: '30', receiptCode: '1001', operatorType: 'manual' })]);
    const { id, version } = of('overloadRefused');
    const tooMuch = { id, version, weight: 60_000, time: '2026-11-19 10:00:00', files: 'slip/load.png' };
    expect(await admin.put('/shipping/hyShippingNote/load', tooMuch, once())).toMatchObject({ success: false, errorCode: 40213 });

    // The books: what the lines of a waybill and its documents come to, by account; debit above zero.
    const { rows } = await server.inTenant(0, (tx) =>
      tx.execute<{ number: string; sums: string }>(sql`
        with documents as (
          select id as biz, id as note from hy_shipping_note where shipping_note_number like 'YD20000101%'
          union select payment_id, note_id from hy_payment_item union select id, note_id from hy_prepay union select id, note_id from hy_dianfu
          union select invoice_id, note_id from hy_invoice_item)
        select number, string_agg(account || ' ' || amount, ', ' order by account) as sums from (
          select n.shipping_note_number as number, split_part(l.account_code, '.', 1) || '.' || split_part(l.account_code, '.', 2) as account,
                 sum(case l.side when 'D' then l.amount else -l.amount end) as amount
            from hy_shipping_note n join documents d on d.note = n.id join hy_ledger_txn t on t.tenant_id = 0 and t.biz_id = d.biz
            join hy_ledger_line l on l.tenant_id = 0 and l.txn_id = t.id
           where n.shipping_note_number like 'YD20000101%' group by 1, 2) s where amount <> 0 group by 1`),
    );
    const paidA1 = 'A.BANK -271500, E.CHANNEL 500, E.FREIGHT 271000, I.FEE -14917, I.FREIGHT -248624, L.VATPEND -23719, L.WALLET 287260';
    const frozen = 'L.FROZEN -287260, L.WALLET 287260';
    expect(Object.fromEntries(rows.map(({ number, sums }) => [number, sums]))).toEqual({
      // The golden trace of 4.5, less the recharge.
      [scenarioNumbers.cleanCycle]:
        'A.BANK -272000, E.CHANNEL 1000, E.FREIGHT 271000, I.FEE -14917, I.FREIGHT -248624, L.VATOUT -23719, L.WALLET 287260',
      [scenarioNumbers.agentMode]:
        'A.BANK -271500, E.AGENT 30870, E.CHANNEL 500, E.FREIGHT 271000, I.FEE -7459, I.FREIGHT -276945, L.AGENT -30870, L.VATPEND -25596, L.WALLET 310000',
      [scenarioNumbers.lossAboveLimit]:
        'E.FREIGHT 235700, I.FEE -12974, I.FREIGHT -216239, L.AP -235700, L.VATPEND -20629, L.WALLET 249842',
      [scenarioNumbers.overloadRefused]: 'L.FROZEN -290016, L.WALLET 290016',
      [scenarioNumbers.certificateExpired]: frozen,
      [scenarioNumbers.trackMissing]: frozen,
      [scenarioNumbers.cardChanged]: paidA1,
      [scenarioNumbers.returnedPayment]:
        'A.BANK -500, E.CHANNEL 500, E.FREIGHT 271000, I.FEE -14917, I.FREIGHT -248624, L.AP -271000, L.VATPEND -23719, L.WALLET 287260',
      [scenarioNumbers.offlinePay]: 'A.BANK -271000, E.FREIGHT 271000, I.FEE -14917, I.FREIGHT -248624, L.VATPEND -23719, L.WALLET 287260',
      [scenarioNumbers.prepayBeyondFee]:
        'A.BANK -100500, A.PREPAY 31600, E.CHANNEL 500, E.FREIGHT 68400, I.FEE -3765, I.FREIGHT -62752, L.VATPEND -5987, L.WALLET 72504',
      [scenarioNumbers.invoiceRed]: paidA1,
      [scenarioNumbers.dianfuOverdue]:
        'A.DIANFU 86178, E.FREIGHT 359000, I.FEE -19761, I.FREIGHT -329358, L.AP -359000, L.VATPEND -31421, L.WALLET 294362',
      [scenarioNumbers.complaintCompensated]: paidA1,
      [scenarioNumbers.uploadCorrected]: paidA1,
    });
    const actors = await server.inTenant(0, (tx) =>
      tx.execute<{ name: string }>(
        sql`select distinct e.actor_name as name from hy_note_event e join hy_shipping_note n on n.tenant_id = e.tenant_id and n.id = e.note_id
             where n.shipping_note_number = ${scenarioNumbers.cleanCycle}`,
      ),
    );
    expect(actors.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['调度老陈', '审核小林', '合规老吴', '财务老郑']));
  }, 120_000);

  test('DEMO-02 SHIP-22 have advances: 41 paid back, 19 owed, 7 of them due and 2 overdue', async () => {
    const { 30: whole = 0, 40: partly = 0, ...others } = await counts('hy_dianfu', 'state');
    expect([others, whole + partly]).toEqual([{ 50: 41 }, 19]);
    expect(partly).toBeGreaterThan(2);
    expect(await counts('hy_dianfu', 'due_flag')).toEqual({ 0: 53, 1: 7 });
    const { 0: onTime, ...late } = await counts('hy_dianfu', 'overdue_days');
    expect([onTime, late]).toEqual([58, { 1: 1, 3: 1 }]);
  });

  test('DEMO-02 show the figures of the bell', async () => {
    expect(expectDone(await server.as('admin').get('/hydriver/hyDriver/getDsXx'))).toEqual({
      sijiCount: 12,
      cheCount: 9,
      huozhuCount: 3,
      yuejieZhangQi: 26,
      pijieZhangQi: 14,
      tangjieZhangQi: 31,
      dianfuZq: 7,
    });
  });

  test('SHIP-03 DEMO-02 most waybills that wait for the business review break no rule of it, and some do', async () => {
    expect(await refreshWaiting(server.context())).toBeGreaterThan(100);
    const { null: _unseen, '': none = 0, ...broken } = await counts('hy_shipping_note', 'failed_rules');
    const some = Object.values(broken).reduce((sum, count) => sum + count, 0);
    expect(some).toBeGreaterThan(0);
    expect(none).toBeGreaterThan(some * 5);
  });

  test('DEMO-02 SHIP-13 have prepayments in every state that asks for something, and one larger than its freight', async () => {
    const states = await counts('hy_prepay', 'state');
    expect(Object.keys(states)).toEqual(expect.arrayContaining(['10', '20', '40', '45', '50', '60']));
    const total = Object.values(states).reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(550);
    expect(total).toBeLessThan(750);
    const { rows } = await server.database.pool.query(
      `select n.note_status, n.payable_amount::int, n.paid_amount::int, p.state, p.open_amount::int from hy_prepay p
         join hy_shipping_note n on n.tenant_id = p.tenant_id and n.id = p.note_id where p.to_recover = '1'`,
    );
    expect(rows).toEqual([{ note_status: '80', payable_amount: 0, paid_amount: 0, state: '40', open_amount: 31_600 }]);
  });

  test('DEMO-02 keep the rules of the books', async () => expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]));

  test('DEMO-02 keep the rules of the fees on every waybill', async () => {
    const broken = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select shipping_note_number from hy_shipping_note
         where driver_fee <> driver_fee_raw - loss_amount + extra_fee - deduction - rounding_amount
            or (order_mode <> '3' and customer_fee <> driver_fee + case when loss_pass = '2' then loss_amount else 0 end + service_fee)
            or (order_mode = '3' and agent_fee <> driver_fee + case when loss_pass = '2' then loss_amount else 0 end + service_fee + agent_margin)
            or agent_margin < 0`),
    );
    expect(broken.rows).toEqual([]);
  });

  test('DEMO-02 send no vehicle twice, and say of every order what its waybills say', async () => {
    const twice = await server.inTenant(0, (tx) =>
      tx.execute(
        sql`select vehicle_number from hy_shipping_note where note_status in ('15', '20', '30', '40') group by vehicle_number, plate_color having count(*) > 1`,
      ),
    );
    const wrong = await server.inTenant(0, (tx) =>
      tx.execute(sql`
        select o.order_no from hy_order o left join hy_shipping_note n on n.tenant_id = o.tenant_id and n.order_id = o.id and n.note_status <> '99'
         group by o.order_no, o.dispatched_vehicles, o.dispatched_weight
        having o.dispatched_vehicles <> count(n.id) or o.dispatched_weight <> coalesce(sum(n.planned_weight), 0)`),
    );
    expect([twice.rows, wrong.rows]).toEqual([[], []]);
  });
});
