import { beforeAll, describe, expect, test } from 'vitest';
import { type BillSite, billPath, maker, openBillSite } from '../../../../test/billSite.ts';
import { atTime } from '../../../../test/atTime.ts';
import { expectDone } from '../../../../test/freight.ts';
import { readWorkbookText } from '../../../../test/readWorkbookText.ts';
import type { TestUser } from '../../../../test/testServer.ts';
import { billMonths } from './billMonths.ts';

let site: BillSite;
beforeAll(async () => {
  site = await openBillSite();
}, 60_000);

type Row = Awaited<ReturnType<BillSite['read']>>;
/** What each waybill of these tests costs its customer, fen. */
const fee = 287_260;
const list = async (who: string | TestUser, query: object = {}) =>
  expectDone(await site.server.as(who).get(`${billPath}/list`, { pageSize: 500, ...query }));
const accounts = async (query: object = {}) =>
  expectDone(await site.server.as('finance_reader').get('/shipping/hyShippingNote/billList', { sums: '1', ...query }));

describe('SHIP-18 PERM-08 whose bills they are', () => {
  test('a customer sees those that were sent to them, and acts on no others', async () => {
    const [{ place }, { place: other }] = [await site.owed(2), await site.owed(1)];
    const draft = await site.draft(place);
    const customer = site.people(place);
    expect((await list(customer)).total).toBe(0);
    const sent = expectDone(await site.act(maker!, 'send', draft));
    expect((await list(customer)).records.map(({ id }: Row) => id)).toEqual([sent.id]);
    expect(expectDone(await site.server.as(customer).get(`${billPath}/statusCount`))).toEqual({ '20': 1 });
    expect(expectDone(await site.server.as(customer).get(`${billPath}/items`, { billId: sent.id })).total).toBe(2);

    const rights = site.people(place).permissions!;
    const strangers: TestUser[] = [
      site.people(other),
      { username: 'bill_carrier', userType: 3, cid: (await site.build.carrier()).id, permissions: rights },
      { username: 'bill_captain', userType: 4, cid: place.customer.id, permissions: rights },
      { username: 'bill_nobody', userType: 2, cid: null as never, permissions: rights },
    ];
    for (const who of strangers) {
      expect((await list(who)).total).toBe(0);
      for (const path of ['items', 'receipts'])
        expect(await site.server.as(who).get(`${billPath}/${path}`, { billId: sent.id })).toMatchObject({ success: false });
      for (const action of ['confirm', 'pay', 'dispute'])
        expect(await site.act(who, action, sent, { reason: '不是我的' })).toMatchObject({ success: false });
    }
    expect(await site.bill(sent.id)).toMatchObject({ state: '20', version: sent.version });
  });

  test('with all rights a customer still does nothing that staff do', async () => {
    const { place } = await site.owed(1);
    const sent = await site.sent(place);
    const actions = ['send', 'confirmOnBehalf', 'rework', 'reopen', 'receive', 'void'];
    const customer: TestUser = {
      ...site.people(place),
      username: `mighty_${place.customer.id.slice(-8)}`,
      permissions: ['create', 'send', 'confirmOnBehalf', 'adjust', 'receive', 'void', 'view', 'list'].map((one) => `bill:${one}`),
    };
    for (const action of actions)
      expect(await site.act(customer, action, sent, { reason: '试', source: 'wallet' })).toMatchObject({ success: false, code: 510 });
    expect(expectDone(await site.server.as(customer).get('/shipping/hyShippingNote/billList')).total).toBe(0);
    const asked = { customerId: place.customer.id, companyId: place.company.id, from: '2026-06-01', to: '2026-06-30' };
    expect(await site.server.as(customer).get(`${billPath}/candidates`, asked)).toMatchObject({ success: false });
  });

  test('another tenant finds none of it', async () => {
    const { place, notes } = await site.owed(1);
    const sent = await site.sent(place);
    const who: TestUser = { username: 'bill_foreigner', tenantId: 2 };
    expect((await list(who)).total).toBe(0);
    expect(expectDone(await site.server.as(who).get('/shipping/hyShippingNote/billList')).total).toBe(0);
    for (const action of ['confirmOnBehalf', 'void', 'rework'])
      expect(await site.act(who, action, sent, { reason: '试' })).toMatchObject({ success: false, code: 404 });
    expect(await site.create(place, { noteIds: [notes[0]!.id] }, who)).toMatchObject({ success: false });
    expect(await site.bill(sent.id)).toMatchObject({ state: '20', version: sent.version });
  });

  test('each move asks for its right', async () => {
    const { place } = await site.owed(1);
    const sent = await site.sent(place);
    const who = { username: 'bill_reader', userType: 1 as const, permissions: ['bill:list', 'bill:view'] };
    for (const action of ['send', 'confirm', 'confirmOnBehalf', 'dispute', 'rework', 'reopen', 'receive', 'pay', 'void'])
      expect(await site.act(who, action, sent, { reason: '试', source: 'wallet' })).toMatchObject({ success: false, code: 510 });
  });

  test('LIST-02 the home page counts what waits for each', async () => {
    const { place } = await site.owed(1);
    const waiting = async (who: string | TestUser) =>
      Object.fromEntries(
        (expectDone(await site.server.as(who).get('/dashboard/home')).waiting as Row[])
          .filter(({ kind }) => kind.endsWith('Bills'))
          .map(({ kind, count }) => [kind, count]),
      );
    const customer = site.people(place);
    const before = await waiting('finance_reader');
    const sent = await site.sent(place);
    expect(await waiting(customer)).toEqual({ confirmBills: 1, payBills: 0 });
    expectDone(await site.act(customer, 'confirm', sent));
    expect(await waiting(customer)).toEqual({ confirmBills: 0, payBills: 1 });
    const after = await waiting('finance_reader');
    expect([after['receiveBills'] - before['receiveBills'], after['confirmBills'], after['payBills']]).toEqual([1, 0, 0]);
  });
});

describe('FRT-21 the statement', () => {
  test('holds the bill and its waybills: amounts are numbers, days are days, numbers of documents texts', async () => {
    const { place, notes } = await site.owed(2);
    const bill = expectDone(await site.receive(await site.confirmed(place), { amount: 1 }));
    const answer = await site.server.as(site.people(place)).download(`${billPath}/statement`, { id: bill.id });
    const lines = (await readWorkbookText(answer.body)).split('\n').map((line) => line.split('\t'));
    expect(lines[0]![0]).toBe(`对账单 ${bill.billNo}`);
    expect(lines[1]![0]).toContain(place.customer.customerName);
    expect(lines[3]![0]).toContain('5,745.20');
    const [head, first, second, total] = lines.slice(-4) as [string[], string[], string[], string[]];
    const cell = (row: string[], caption: string) => row[head.findIndex((one) => one.startsWith(caption))];
    const numbers = [cell(first, '运单号'), cell(second, '运单号')];
    expect(new Set(numbers)).toEqual(new Set(notes.map((note) => note.shippingNoteNumber)));
    expect([cell(first, '签收时间'), cell(first, '账期到期日')]).toEqual(['2026-06-02 11:00:00', '2026-07-02']);
    expect([cell(total, '运单号'), cell(total, '账单金额'), cell(total, '未结金额')]).toEqual(['合计', '5745.2', '5745.19']);
    const refused = await site.server.as(site.people(await site.placeWith(0))).download(`${billPath}/statement`, { id: bill.id });
    expect(refused.headers['content-type']).toContain('json');
  });
});

describe('FRT-21 7.2 monthly bills', () => {
  const run = () => billMonths(site.server.context());

  test('of the past month, for customers whose day has come, once', async () => {
    const [{ place }, { place: later }, { place: idle }] = [await site.owed(2), await site.owed(1), await site.owed(1)];
    await site.changeCustomer(later.customer.id, { monthDay: 6 });
    // What is settled otherwise is not part of a month.
    const [other] = await site.more(idle, 2, { settleType: '3' });
    await site.draft(place).then((bill) => site.act(maker!, 'void', bill, { reason: '误' }));
    await site.create(idle, { noteIds: [other!.id] });
    const billsOf = async ({ customer }: typeof place) => (await list('admin', { customerId: customer.id })).records as Row[];

    await atTime(site.server.clock, '2026-07-04T04:00:00+08:00', run);
    expect(await billsOf(idle)).toHaveLength(1);
    const made = await atTime(site.server.clock, '2026-07-05T04:00:00+08:00', run);

    expect(made).toBeGreaterThanOrEqual(1);
    // A month that somebody gave up is left to people; a bill of other waybills is none of the month.
    expect((await billsOf(place)).map(({ state }) => state)).toEqual(['99']);
    const shown = ({ state, periodFrom, periodTo, settleType, noteCount }: Row) => [state, periodFrom, periodTo, settleType, noteCount];
    expect((await billsOf(idle)).map(shown)).toContainEqual(['10', '2026-06-01', '2026-06-30', '1', 1]);
    expect(await billsOf(later)).toEqual([]);
    expect(await atTime(site.server.clock, '2026-07-05T05:00:00+08:00', run)).toBe(0);
    // A day that was missed is made up for.
    expect(await atTime(site.server.clock, '2026-07-20T04:00:00+08:00', run)).toBe(1);
    expect((await billsOf(later)).map(({ createBy, noteCount }) => [createBy, noteCount])).toEqual([['system', 1]]);
    expect(await atTime(site.server.clock, '2026-08-28T04:00:00+08:00', run)).toBe(0);
  });
});

describe('SHIP-19 what is owed and owing, by waybill', () => {
  test('with what is open on both sides, the gross profit, and the bill; by whether it is billed, due, and when it was signed', async () => {
    const { place, notes } = await site.owed(2);
    const of = { customerId: place.customer.id };
    const { records, total, sums } = await accounts(of);
    expect(total).toBe(2);
    expect(records[0]).toMatchObject({
      companyName: site.world.company.companyName,
      feeTotal: fee,
      customerOpenAmount: fee,
      driverFee: 271_000,
      openAmount: 271_000,
      grossProfit: fee - 271_000,
      billNo: null,
    });
    expect(sums).toMatchObject({ feeTotal: 2 * fee, customerOpenAmount: 2 * fee, openAmount: 542_000, grossProfit: 2 * (fee - 271_000) });
    const bill = expectDone(await site.create(place, { noteIds: [notes[0]!.id] }));
    await site.change(notes[1]!.id, { dueFlag: '1' });
    const count = async (query: object) => (await accounts({ ...of, ...query })).total;
    expect(await count({ billed: '1' })).toBe(1);
    expect(await count({ billed: '0' })).toBe(1);
    expect(await count({ billNo: bill.billNo })).toBe(1);
    expect(await count({ due: '1' })).toBe(1);
    expect(await count({ settleType: '3' })).toBe(0);
    expect(await count({ companyId: place.company.id })).toBe(2);
    expect(await count({ signTime_begin: '2026-06-02 11:00:00', signTime_end: '2026-06-02 11:00:00' })).toBe(2);
    expect(await count({ signTime_begin: '2026-06-02 11:00:01' })).toBe(0);
    const sheet = await site.server.as('finance_reader').download('/shipping/hyShippingNote/billListXls', { ...of, billed: '1' });
    expect(await readWorkbookText(sheet.body)).toContain(bill.billNo);
  });
});
