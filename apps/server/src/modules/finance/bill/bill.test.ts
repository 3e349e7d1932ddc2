import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BillSite, billPath, approver, maker, openBillSite } from '../../../../test/billSite.ts';
import { cashier } from '../../../../test/dianfuSite.ts';
import { expectDone, once, type World } from '../../../../test/freight.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { hyBill, hyBillItem } from './bill.table.ts';

let site: BillSite;
beforeAll(async () => {
  site = await openBillSite();
}, 60_000);

type Row = Awaited<ReturnType<BillSite['read']>>;
/** What each waybill of these tests costs its customer, fen. */
const fee = 287_260;
const customerPay = (notes: readonly Row[], body: object = {}) =>
  site.server
    .as(cashier)
    .put('/shipping/hyShippingNote/customerPay', { ids: notes.map(({ id }) => id), ...site.transfer(), ...body }, once());
const titles = async (part: string) =>
  (await site.server.inTenant(0, (tx) => tx.select({ titile: sysAnnouncement.titile }).from(sysAnnouncement)))
    .map(({ titile }) => titile)
    .filter((titile) => titile?.includes(part));
const candidates = async (place: World, query: object = {}) =>
  site.server.as(maker!).get(`${billPath}/candidates`, {
    customerId: place.customer.id,
    companyId: place.company.id,
    from: '2026-06-01',
    to: '2026-06-30',
    ...query,
  });

describe('FRT-21 B1 a bill is made of what a customer owes', () => {
  test('of all waybills of the period, which are billed once', async () => {
    const { place, notes } = await site.owed(3);
    expect(expectDone(await candidates(place)).total).toBe(3);
    const bill = await site.draft(place);
    expect(bill).toMatchObject({
      billNo: expect.stringMatching(/^ZD260602\d{6}$/),
      billKind: 'customer',
      partyName: place.customer.customerName,
      settleType: '1',
      noteCount: 3,
      totalWeight: 3 * notes[0]!.settleWeight,
      totalAmount: 3 * fee,
      receivedAmount: 0,
      openAmount: 3 * fee,
      dueDate: null,
      state: '10',
    });
    expect((await site.itemsOf(bill)).map(({ amount, openAmount, remark }) => [amount, openAmount, remark])).toEqual(
      notes.map(() => [fee, fee, null]),
    );
    expect(expectDone(await candidates(place)).total).toBe(0);
    expect(await site.create(place)).toMatchObject({ errorCode: 40381 });
    const events = expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: notes[0]!.id })) as Row[];
    expect(events.at(-1)).toMatchObject({ eventType: 'billed', content: `出账 ${bill.billNo}：2,872.60元` });
  });

  test('of those that were chosen, at what is open of each', async () => {
    const { place, notes } = await site.owed(3);
    const [paid, part, whole] = notes as [Row, Row, Row];
    expectDone(await customerPay([paid]));
    expectDone(await customerPay([part], { amount: 1 }));
    expect(await site.create(place, { noteIds: [paid.id, whole.id] })).toMatchObject({ errorData: [{ path: 'noteIds' }] });
    const bill = expectDone(await site.create(place, { noteIds: [part.id, whole.id, whole.id] }));
    expect(bill).toMatchObject({ noteCount: 2, totalAmount: 2 * fee - 1, openAmount: 2 * fee - 1 });
  });

  test.each([
    ['the period ends before it begins', { periodFrom: '2026-06-03', periodTo: '2026-06-02' }, { errorData: [{ path: 'periodTo' }] }],
    ['a month is no single one', { periodFrom: '2026-05-31' }, { errorData: [{ path: 'periodTo' }] }],
    ['nothing was signed before', { periodFrom: '2026-06-01', periodTo: '2026-06-01' }, { errorCode: 40381 }],
    ['nothing was signed afterwards', { periodFrom: '2026-06-03' }, { errorCode: 40381 }],
    ['another company', { companyId: 'nobody' }, { errorCode: 40381 }],
  ])('%s: refused, and nothing is made', async (_what, body, answer) => {
    place ??= (await site.owed(1)).place;
    expect(await site.create(place, body)).toMatchObject({ success: false, ...answer });
    expect(expectDone(await candidates(place)).total).toBe(1);
  });
  let place: World | undefined;

  test('the day of the signature alone is a period', async () => {
    const { place: mine } = await site.owed(1);
    expectDone(await site.create(mine, { periodFrom: '2026-06-02', periodTo: '2026-06-02' }));
  });

  test('one settlement in a bill, and one open bill of a month', async () => {
    const { place: mine } = await site.owed(1);
    const other = await site.more(mine, 1, { settleType: '3' });
    expect(await site.create(mine)).toMatchObject({ errorData: [{ path: 'noteIds' }] });
    expectDone(await site.create(mine, { noteIds: other.map(({ id }) => id) }));
    const bill = await site.draft(mine);
    await site.more(mine, 1);
    expect(await site.create(mine)).toMatchObject({ errorData: [{ path: 'periodFrom' }] });
    expectDone(await site.act(maker!, 'void', bill, { reason: '漏单' }));
    expect(expectDone(await site.create(mine)).noteCount).toBe(2);
  });

  test('two people at the same moment: one waybill stands in one bill', async () => {
    const { place: mine, notes } = await site.owed(2, { settleType: '3' });
    const ids = notes.map(({ id }) => id);
    const answers = await Promise.all([
      site.create(mine, { noteIds: ids }),
      site.create(mine, { noteIds: [ids[1]] }, 'second_maker'),
      site.create(mine, { noteIds: [...ids].reverse() }, 'third_maker'),
    ]);
    const made = answers.filter(({ success }) => success);
    expect(made).toHaveLength(1);
    const live = await site.server.inTenant(0, (tx) => tx.select().from(hyBillItem).where(eq(hyBillItem.noteId, ids[1]!)));
    expect(live).toHaveLength(1);
  });

  test('the database keeps a waybill out of a second bill, and a month from a second open one', async () => {
    const { place: mine, notes } = await site.owed(1);
    const bill = await site.draft(mine);
    const copy = ({ id: _id, ...row }: Row) => row;
    const again = (table: typeof hyBill | typeof hyBillItem, where: object, change: object) =>
      site.server.inTenant(0, async (tx) => {
        const rows = (await tx.select().from(table)) as Row[];
        const row = rows.find((one) => Object.entries(where).every(([name, value]) => one[name] === value));
        await tx.insert(table).values({ ...copy(row!), ...change } as never);
      });
    await expect(again(hyBillItem, { noteId: notes[0]!.id }, {})).rejects.toMatchObject({ cause: { constraint: 'hy_bill_item_note' } });
    await expect(again(hyBill, { id: bill.id }, { billNo: 'ZD2' })).rejects.toMatchObject({ cause: { constraint: 'hy_bill_month' } });
    await again(hyBillItem, { noteId: notes[0]!.id }, { isLive: '0' });
    await again(hyBill, { id: bill.id }, { billNo: 'ZD3', state: '50' });
  });
});

describe('FRT-21 B2 B3 B4 a bill is sent, confirmed or disputed', () => {
  test('sent with the amounts of that moment; its customer is told, and their day to pay begins when they confirm', async () => {
    const { place, notes } = await site.owed(2);
    const bill = await site.draft(place);
    const sent = expectDone(await site.act(maker!, 'send', bill));
    expect(sent).toMatchObject({ state: '20', sendBy: maker, sendTime: '2026-06-02 12:00:00' });
    expect(await site.act(maker!, 'send', bill)).toMatchObject({ errorCode: 40901 });
    expect(notes.map(({ dueDate }) => dueDate)).toEqual(['2026-08-04', '2026-08-04']);

    const confirmed = expectDone(await site.act(site.people(place), 'confirm', sent));

    expect(confirmed).toMatchObject({ state: '30', dueDate: '2026-07-02', confirmTime: '2026-06-02 12:00:00', openAmount: 2 * fee });
    expect((await site.read(notes[0]!.id)).dueDate).toBe('2026-07-02');
    expect(await site.findings()).toEqual([]);
  });

  test('the terms of other settlements stay, and the bill is due with the first of them', async () => {
    const { place, notes } = await site.owed(2, { settleType: '3' });
    await site.change(notes[0]!.id, { dueDate: '2026-06-20' });
    expect(await site.confirmed(place)).toMatchObject({ state: '30', dueDate: '2026-06-20' });
    expect((await site.read(notes[1]!.id)).dueDate).toBe('2026-07-02');
  });

  test('40405 who sent it does not confirm it for the customer; another one may, the customer’s permission is not enough', async () => {
    const { place } = await site.owed(1);
    const sent = await site.sent(place);
    expect(await site.act(maker!, 'confirmOnBehalf', sent)).toMatchObject({ errorCode: 40405 });
    // Everybody in the back office holds all rights here.
    expect(await site.act(approver!, 'confirm', sent)).toMatchObject({ success: false, code: 510 });
    expect(expectDone(await site.act(approver!, 'confirmOnBehalf', sent))).toMatchObject({ state: '30', confirmBy: approver });
  });

  test('PERM-01 40405 neither who made a bill nor who reworked it confirms it for the customer, also when another one sent it', async () => {
    const { place } = await site.owed(2);
    const sent = await site.sent(place);
    const [item] = await site.itemsOf(sent);
    const disputed = expectDone(await site.act(site.people(place), 'dispute', sent, { reason: '不对' }));
    const reworked = expectDone(await site.act(approver!, 'rework', disputed, { removeItemIds: [item!.id] }));
    const again = expectDone(await site.act('third_sender', 'send', reworked));
    for (const who of [maker!, approver!, 'third_sender'])
      expect(await site.act(who, 'confirmOnBehalf', again), who).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await site.act('fourth_person', 'confirmOnBehalf', again))).toMatchObject({ state: '30' });
  });

  test('40106 disputed with a reason, at single waybills; reworked without them it is sent again', async () => {
    const { place, notes } = await site.owed(3);
    const sent = await site.sent(place);
    const items = await site.itemsOf(sent);
    const customer = site.people(place);
    expect(await site.act(customer, 'dispute', sent, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(await site.act(customer, 'dispute', sent, { reason: '不对', items: [{ id: 'other' }] })).toMatchObject({
      errorData: [{ path: 'items' }],
    });
    const disputed = expectDone(
      await site.act(customer, 'dispute', sent, { reason: '少一车', items: [{ id: items[1]!.id, remark: '未收到货' }] }),
    );
    expect(disputed).toMatchObject({ state: '60', disputeReason: '少一车', disputeBy: customer.username });
    expect((await site.itemsOf(sent)).map((item) => [item.disputed, item.remark])).toEqual([
      ['0', null],
      ['1', '未收到货'],
      ['0', null],
    ]);
    const rework = (removeItemIds: string[]) => site.act(maker!, 'rework', disputed, { removeItemIds });
    expect(await rework(['other'])).toMatchObject({ errorData: [{ path: 'removeItemIds' }] });
    expect(await rework(items.map(({ id }) => id))).toMatchObject({ errorData: [{ path: 'removeItemIds' }] });

    const reworked = expectDone(await rework([items[1]!.id]));

    expect(reworked).toMatchObject({ state: '10', noteCount: 2, totalAmount: 2 * fee, disputeReason: '少一车' });
    // Nobody shows it to the customer as long as it is worked on.
    expect(await site.server.as(customer).get(`${billPath}/queryById`, { id: sent.id })).toMatchObject({ success: false });
    expect(expectDone(await candidates(place)).records.map(({ id }: Row) => id)).toEqual([items[1]!.noteId]);
    const again = expectDone(await site.act(maker!, 'send', reworked));
    // What was said against it stays known.
    expect(again).toMatchObject({ state: '20', disputeReason: '少一车' });
    expect((await site.itemsOf(again)).map(({ disputed: mark }) => mark)).toEqual(['0', '0']);
    expect(notes).toHaveLength(3);
  });

  test('B7 a confirmation is taken back as long as nothing was received, and the terms are as before', async () => {
    const { place, notes } = await site.owed(1);
    const confirmed = await site.confirmed(place);
    expect(await site.act(approver!, 'reopen', confirmed, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    const reopened = expectDone(await site.act(approver!, 'reopen', confirmed, { reason: '价格有误' }));
    expect(reopened).toMatchObject({ state: '60', dueDate: null, confirmBy: null, confirmTime: null, disputeReason: '价格有误' });
    expect((await site.read(notes[0]!.id)).dueDate).toBe('2026-08-04');
    const again = expectDone(await site.act(maker!, 'send', expectDone(await site.act(maker!, 'rework', reopened))));
    const paid = expectDone(await site.receive(expectDone(await site.act(site.people(place), 'confirm', again)), { amount: 1 }));
    expect(await site.act(approver!, 'reopen', paid, { reason: '价格有误' })).toMatchObject({ errorCode: 40901 });
  });

  test('B6 void before it is confirmed, its waybills may be billed again; confirmed no more', async () => {
    const { place, notes } = await site.owed(1);
    const sent = await site.sent(place);
    expect(await site.act(approver!, 'void', sent, { reason: '' })).toMatchObject({ success: false });
    const gone = expectDone(await site.act(approver!, 'void', sent, { reason: '客户改名' }));
    expect(gone).toMatchObject({ state: '99', openAmount: 0, totalAmount: fee, voidReason: '客户改名', voidBy: approver });
    // It was sent: its customer sees what became of it, and its waybills with it.
    expect(expectDone(await site.server.as(site.people(place)).get(`${billPath}/queryById`, { id: sent.id })).state).toBe('99');
    expect((await site.itemsOf(gone)).map(({ noteId }) => noteId)).toEqual([notes[0]!.id]);
    const confirmed = await site.confirmed(place);
    expect(await site.act(approver!, 'void', confirmed, { reason: '客户改名' })).toMatchObject({ errorCode: 40901 });
  });

  test('NOTI-02 NT21 NT22 the customer hears of a bill, who sent it of a dispute, the customer of what is taken back', async () => {
    const { place } = await site.owed(1);
    const customer = site.people(place);
    for (const who of [customer, maker!]) await site.server.as(who).get('/sys/user/getCurrentUserDeparts');
    const sent = await site.sent(place);
    const disputed = expectDone(await site.act(customer, 'dispute', sent, { reason: '少一车' }));
    const again = expectDone(await site.act(maker!, 'send', expectDone(await site.act(maker!, 'rework', disputed))));
    const reopened = expectDone(
      await site.act(approver!, 'reopen', expectDone(await site.act(customer, 'confirm', again)), { reason: '价格有误' }),
    );
    expectDone(await site.act(approver!, 'void', reopened, { reason: '重出' }));
    const of = `账单 ${sent.billNo} `;
    expect(await titles(of)).toEqual([`${of}待确认`, `${of}有异议`, `${of}待确认`, `${of}已撤回确认：价格有误`, `${of}已作废：重出`]);
    // What they never saw is nothing to them.
    const draft = await site.draft(place);
    expectDone(await site.act(approver!, 'void', draft, { reason: '误' }));
    expect(await titles(draft.billNo)).toEqual([]);
  });
});
