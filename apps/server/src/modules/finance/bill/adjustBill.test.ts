import { beforeAll, describe, expect, test } from 'vitest';
import { type AdjustSite, asker, decider, openAdjustSite } from '../../../../test/adjustSite.ts';
import { approver, billPath, maker } from '../../../../test/billSite.ts';
import { expectDone } from '../../../../test/freight.ts';
import { pdfPages } from '../../../../test/pdfText.ts';

let site: AdjustSite;
beforeAll(async () => {
  site = await openAdjustSite();
}, 60_000);

type Row = Awaited<ReturnType<AdjustSite['read']>>;
const fee = 287_260;
const why = { reasonCode: '5', reason: '尾差不再收取' };
const adjustOf = (bill: Row, amount: number, who = asker!) => site.act(who, 'adjust', bill, { amount, ...why });
const waitingOf = async (notes: readonly Row[]) =>
  (await Promise.all(notes.map(({ id }) => site.adjusts(id)))).flat().filter(({ state }) => state === '10');
type Place = Awaited<ReturnType<AdjustSite['owed']>>['place'];
const sentTo = async (place: Place) => expectDone(await site.act(maker!, 'send', await site.draft(place)));
const isRight = async () => expect(await site.findings()).toEqual([]);

/** A bill of two waybills, all of which but so much was received. */
async function partly(open: number): Promise<{ bill: Row; notes: Row[]; place: Place }> {
  const { place, notes } = await site.owed(2);
  const bill = expectDone(await site.receive(await site.confirmed(place), { amount: 2 * fee - open }));
  expect(bill).toMatchObject({ state: '40', openAmount: open });
  return { bill, notes, place };
}

describe('FRT-21 a bill that is settled in parts', () => {
  test('is closed by a small correction of two people, shared by what is open of each waybill', async () => {
    const { place, notes } = await site.owed(2);
    const bill = expectDone(await site.receive(await site.confirmed(place), { amount: fee - 40 }));
    const almost = expectDone(await site.receive(bill, { amount: fee - 60 }));
    expect(almost).toMatchObject({ state: '40', openAmount: 100 });

    expect(expectDone(await adjustOf(almost, -100))).toMatchObject({ state: '40', openAmount: 100, adjustAmount: 0 });
    const [waiting] = await waitingOf(notes);
    expect(await site.decideOn(waiting!, { pass: true }, asker)).toMatchObject({ errorCode: 40405 });
    expect(expectDone(await site.decideOn(waiting!))).toMatchObject({ state: '20', billId: bill.id, billNo: bill.billNo });

    expect(await site.bill(bill.id)).toMatchObject({
      state: '50',
      openAmount: 0,
      adjustAmount: -100,
      totalAmount: 2 * fee - 100,
      receivedAmount: 2 * fee - 100,
    });
    expect((await site.itemsOf(bill)).reduce((sum, { adjustAmount }) => sum + adjustAmount, 0)).toBe(-100);
    await isRight();
  });

  test('4.5.7 those that were asked for together are decided on together: refused, nothing changes', async () => {
    const { place, notes } = await site.owed(2);
    await site.payFor([notes[0]!], { amount: fee - 300 });
    const bill = expectDone(await site.receive(await site.confirmed(place), { amount: 300 + fee - 100 - 200 }));
    const open = (await site.itemsOf(bill)).map(({ openAmount }) => openAmount);
    expect(open.reduce((sum: number, one: number) => sum + one, 0)).toBe(300);

    expectDone(await adjustOf(bill, 31));
    const waiting = await waitingOf(notes);
    expect(waiting.reduce((sum, { amount }) => sum + amount, 0)).toBe(31);
    expectDone(await site.decideOn(waiting[0]!, { pass: false, remark: '金额不对' }));

    expect(await waitingOf(notes)).toEqual([]);
    expect(await site.bill(bill.id)).toMatchObject({ openAmount: 300, adjustAmount: 0, state: '40' });
    await isRight();
  });

  test.each([
    [10_000, true],
    [10_001, false],
    [-10_000, true],
    [-10_001, false],
    [0, false],
  ])('by at most 100 yuan in total: %s is taken %s', async (amount, isTaken) => {
    const { bill, notes } = await partly(20_000);
    const answer = await adjustOf(bill, amount);
    expect(answer.success).toBe(isTaken);
    expect(await waitingOf(notes)).toHaveLength(isTaken ? 1 : 0);
    // What waits counts: another fen in the same direction is too much.
    if (isTaken) expect(await adjustOf(await site.bill(bill.id), Math.sign(amount))).toMatchObject({ success: false });
  });

  test('by no more than is open, with a reason, and in no other state', async () => {
    const { bill } = await partly(50);
    expect(await adjustOf(bill, -51)).toMatchObject({ errorData: [{ path: 'amount', message: '调减金额不能大于账单未结金额0.50元' }] });
    expect(await site.act(asker!, 'adjust', bill, { amount: -1, reasonCode: '5', reason: ' ' })).toMatchObject({ errorCode: 40106 });
    const { place } = await site.owed(1);
    expect(await adjustOf(await site.confirmed(place), -1)).toMatchObject({ errorCode: 40901 });
  });
});

describe('FRT-21 SHIP-18 a disputed bill', () => {
  test('is worked on with corrections of its waybills, waits for them, and shows them', async () => {
    const { place, notes } = await site.owed(2);
    const sent = await sentTo(place);
    const disputed = expectDone(await site.act(site.people(place), 'dispute', sent, { reason: '重量不对' }));
    const items = await site.itemsOf(disputed);
    const adjusts = [{ id: items[0]!.id, amount: -1_000, reasonCode: '1', reason: '按过磅单更正' }];
    expect(await site.act(approver!, 'rework', disputed, { adjusts: [{ ...adjusts[0]!, id: 'none' }] })).toMatchObject({ success: false });
    expect(await site.act(approver!, 'rework', disputed, { adjusts, removeItemIds: [items[0]!.id] })).toMatchObject({
      errorData: [{ path: 'adjusts', message: '移出账单的运单不能同时调整' }],
    });

    const draft = expectDone(await site.act(approver!, 'rework', disputed, { adjusts }));
    expect(draft).toMatchObject({ state: '10', totalAmount: 2 * fee });
    const [waiting] = await waitingOf(notes);
    expect(await site.act(maker!, 'send', draft)).toMatchObject({
      message: `账单中有待审核的费用调整${waiting!.adjustNo}，请先处理`,
    });
    expectDone(await site.decideOn(waiting!));

    const again = await site.bill(draft.id);
    expect(again).toMatchObject({ totalAmount: 2 * fee - 1_000, openAmount: 2 * fee - 1_000, adjustAmount: -1_000 });
    expect((await site.itemsOf(again)).map(({ amount, adjustAmount }) => [amount, adjustAmount])).toEqual([
      [fee - 1_000, -1_000],
      [fee, 0],
    ]);
    const paper = async () => {
      const { body } = await site.server.as('admin').download(`${billPath}/statementPdf`, { id: draft.id });
      return (await pdfPages(body)).join('').replaceAll(/\s+/g, '');
    };
    expect(await paper()).toContain('其中调整');
    expectDone(await site.act(maker!, 'send', again));
    await isRight();
  });

  test('40383 waybills of a bill that is before its customer are corrected by the bill alone; of one that was confirmed, the bill follows', async () => {
    const { place, notes } = await site.owed(2);
    const [note] = notes as [Row];
    const sent = await sentTo(place);
    expect(await site.askFor(note, { side: 'customer', amount: 5 })).toMatchObject({
      errorCode: 40383,
      message: `运单在账单${sent.billNo}中，请在账单中调整`,
    });
    // The other side is none of this bill's business.
    await site.adjusted(await site.read(note.id), 'carrier', 5);
    const bill = expectDone(await site.act(site.people(place), 'confirm', sent));

    await site.adjusted(await site.read(note.id), 'customer', -260);
    expect(await site.bill(bill.id)).toMatchObject({
      state: '30',
      totalAmount: 2 * fee - 260,
      openAmount: 2 * fee - 260,
      adjustAmount: -260,
    });
    const settled = expectDone(await site.receive(await site.bill(bill.id)));
    expect(settled).toMatchObject({ state: '50', receivedAmount: 2 * fee - 260 });
    await site.adjusted(await site.read(note.id), 'customer', 100);
    expect(await site.bill(bill.id)).toMatchObject({ state: '40', openAmount: 100, totalAmount: 2 * fee - 160 });
    // What waits while the bill is settled in parts was not asked for by it.
    expect(await site.askFor(await site.read(note.id), { side: 'customer', amount: 5 }, decider)).toMatchObject({ errorCode: 40383 });
    await isRight();
  });

  test('a draft follows a correction, and lets go what costs nothing any more', async () => {
    const { place, notes } = await site.owed(2);
    const draft = await site.draft(place);
    await site.adjusted(await site.read(notes[0]!.id), 'customer', -fee);
    expect(await site.bill(draft.id)).toMatchObject({ noteCount: 1, totalAmount: fee, adjustAmount: 0 });
    await isRight();
  });
});
