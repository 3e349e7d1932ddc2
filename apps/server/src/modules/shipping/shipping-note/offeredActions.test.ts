import { eq } from 'drizzle-orm';
import { canAdvance } from '@tarmac/freight-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { hyBankCard } from '../../finance/bank-card/bankCard.table.ts';
import { orderStates } from '../order/order.states.ts';
import { reviewRules } from './review/reviewRule.ts';
import { shippingNoteStates } from './shippingNote.states.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let site: NoteSite;
beforeAll(async () => {
  site = await openNoteSite();
  site.server.clock.set('2026-06-02T10:00:00+08:00');
});

type Row = ReturnType<typeof expectDone>;
type Move = keyof typeof shippingNoteStates.moves;
const admin = () => site.server.as('admin');
const key = ({ id, version }: Row) => ({ id, version });
const weigh = { weight: 30_000, files: 'a.png' };

/** What each action of a list sends. */
const bodies: Record<Exclude<Move, 'edit' | 'remove' | 'dispatchVehicle'>, (note: Row) => Promise<object> | object> = {
  accept: () => ({ reason: '代接' }),
  refuse: () => ({ reason: '车辆故障' }),
  changeVehicle: async () => {
    const { driver, vehicle } = await site.freshCrew();
    return { driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 30_000 };
  },
  load: () => ({ ...weigh, time: '2026-06-02 09:00:00' }),
  depart: () => ({ departTime: '2026-06-02 09:30:00' }),
  unload: () => ({ ...weigh, time: '2026-06-02 10:00:00' }),
  sign: () => ({ signTime: '2026-06-02 10:00:00', files: 'b.png', confirmWarnings: true }),
  setGoods: ({ loadWeight, plannedWeight }) => ({
    goods: [{ descriptionOfGoods: '块煤', cargoTypeClassificationCode: '0100', goodsItemGrossWeight: loadWeight ?? plannedWeight }],
  }),
  editPrice: () => ({ extraFee: 100, extraFeeReason: '等待', reason: '补录' }),
  revoke: ({ shippingNoteNumber }) => ({ revokeCode: '2', number: shippingNoteNumber }),
  revokeApprove: () => ({ pass: true }),
  revokeCancel: () => ({}),
  preCheck: async ({ id }) => ({ pass: true, files: await verdicts(id) }),
  supplement: () => ({ files: [{ kind: 'sitePhoto', path: 'c.png' }] }),
  editWeight: () => ({ loadWeight: 30_010, reason: '录错' }),
  submitCheck: () => ({}),
  check: () => ({ pass: true }),
  // Whatever its rules say, this passes it, and needs no track.
  businessReview: () => ({ pass: true, overrides: reviewRules.map(({ code: rule }) => ({ rule, reason: '已核实' })) }),
  reopen: () => ({ reason: '重新核对' }),
  resubmitReview: () => ({ reason: '已更正' }),
  examine: async ({ driverId }) => {
    await confirmedCard(driverId);
    return { pass: true };
  },
  unexamine: () => ({ reason: '重量有误' }),
  setPayee: async ({ driverId }) => ({ cardId: await confirmedCard(driverId) }),
};
let cards = 0;
/** A card of a driver that the bank has confirmed, their default one where they had none. */
async function confirmedCard(holderId: string): Promise<string> {
  const cardNo = `62220213${String((cards += 1)).padStart(11, '0')}`;
  return site.server.inTenant(0, async (tx) => {
    await tx.update(hyBankCard).set({ isDefault: '0' }).where(eq(hyBankCard.holderId, holderId));
    const card = { holderType: 'driver', holderId, accountType: '2', cardHolder: '司机', cardNo, cardNoHash: cardNo, verifyState: '20' };
    const [made] = await tx
      .insert(hyBankCard)
      .values({ ...card, isDefault: '1' })
      .returning();
    return made!.id;
  });
}
const stored = async (id: string) =>
  (await site.server.inTenant(0, (tx) => tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, id))))[0];
const verdicts = async (id: string) =>
  expectDone(await admin().get('/shipping/hyShippingNote/detail', { id })).files.map((file: Row) => ({ id: file.id, valid: true }));
/** Decisions on many at once, which answer for each. */
const isMany = (move: string) => ['check', 'businessReview', 'examine'].includes(move);
/** Each by a person of their own: what somebody entered or handed over, another one checks. */
async function take(move: keyof typeof bodies, note: Row) {
  const who = site.server.as(move === 'revokeCancel' ? 'asks_back' : `${move}_person`);
  const named = isMany(move) ? { ids: [note.id], versions: [note.version] } : key(note);
  const reply = await who.put(`/shipping/hyShippingNote/${move}`, { ...named, ...(await bodies[move](note)) }, once());
  const [refused] = isMany(move) && reply.success ? reply.result.fail : [];
  return { success: reply.success && refused === undefined, message: refused?.message ?? reply.message };
}
const moves = Object.keys(bodies) as (keyof typeof bodies)[];

/** How a waybill comes into each state. */
const way = ['accept', 'load', 'depart', 'unload', 'sign', 'preCheck', 'submitCheck', 'check', 'businessReview', 'examine'] as const;
const stateAfter = {
  dispatch: '15',
  accept: '20',
  load: '30',
  depart: '40',
  unload: '50',
  sign: '55',
  preCheck: '58',
  submitCheck: '60',
  check: '65',
  businessReview: '68',
  examine: '75',
} as const;

async function noteIn(status: string, pending: Pending): Promise<Row> {
  let note: Row;
  const go = async (step: (typeof way)[number]) => {
    if (note.noteStatus === status) return;
    const { success, message } = await take(step, note);
    if (!success) throw new Error(`${step}: ${message}`);
    note = expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  };
  await atTime(site.server.clock, '2026-06-02T08:00:00+08:00', async () => {
    note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), (await site.freshCrew()) as never);
    await go('accept');
  });
  for (const step of way.slice(1)) await go(step);
  if (pending === 'nothing') return note;
  if (pending === 'correction') {
    const refusal = { ids: [note.id], pass: false, remark: '重核' };
    expectDone(await site.server.as('refuses').put('/shipping/hyShippingNote/businessReview', refusal, once()));
    return expectDone(await admin().get('/shipping/hyShippingNote/queryById', { id: note.id }));
  }
  const asks = site.server.as('asks_back');
  return expectDone(await asks.put('/shipping/hyShippingNote/revoke', { ...key(note), ...(await bodies.revoke(note)) }, once()));
}

/** The rule of the list: the states of the machine, whether a revocation is undecided, and whether the review has refused. */
function isOffered(move: Move, note: Row): boolean {
  if (!canAdvance(shippingNoteStates, move, note.noteStatus)) return false;
  if (move === 'revokeApprove' || move === 'revokeCancel') return note.revokeState === '1';
  if (move === 'revoke' || move === 'sign') return note.revokeState !== '1';
  if (move === 'businessReview') return note.businessReviewState === '1';
  return (move !== 'reopen' && move !== 'resubmitReview') || note.businessReviewState === '3';
}

/** What somebody waits for: a decision on a revocation, or what the review refused to be put right. */
type Pending = 'nothing' | 'revocation' | 'correction';
const rows = [
  ...Object.values(stateAfter).map((status) => [status, 'nothing'] as const),
  ...(['30', '40', '50'] as const).map((status) => [status, 'revocation'] as const),
  ['65', 'correction'] as const,
];

describe.each(rows)('WAY-01 a waybill in state %s that waits for %s', (status, pending) => {
  test('every action that its row offers is taken, and no other one', async () => {
    const outcome: Record<string, [offered: boolean, taken: boolean, message: string]> = {};
    // What is refused changes nothing: the next action finds the same waybill.
    let note = await noteIn(status, pending);
    for (const move of moves) {
      const before = await stored(note.id);
      const { success, message } = await take(move, note);
      outcome[move] = [isOffered(move, note), success, success ? '' : message];
      if (success) note = await noteIn(status, pending);
      else expect(await stored(note.id), move).toEqual(before);
    }
    expect(Object.entries(outcome).filter(([, [offered, taken]]) => offered !== taken)).toEqual([]);
  });
});

describe.each(['10', '20', '30', '40', '50', '70', '99'])('SHIP-01 an order in state %s', (status) => {
  const acts = {
    submit: () => ({}),
    approve: () => ({ pass: true }),
    close: () => ({ reason: '不做了' }),
    revoke: () => ({ reason: '错单' }),
  } as const;
  const path = (act: string) => `/hyorder/hyOrder/${act === 'approve' ? 'review' : act}`;
  const call = async (act: keyof typeof acts, order: Row) =>
    (act === 'approve' ? admin().second() : admin()).put(path(act), { ...key(order), ...acts[act]() });
  const now = async (order: Row): Promise<Row> => expectDone(await admin().get('/hyorder/hyOrder/queryById', { id: order.id }));
  const orderIn = async (): Promise<Row> => {
    let order: Row = expectDone(await admin().post('/hyorder/hyOrder/add', orderForm(site.world)));
    if (status === '10') return order;
    if (status === '99') return expectDone(await call('revoke', order));
    order = expectDone(await call('submit', order));
    if (status === '20') return order;
    order = expectDone(await call('approve', order));
    if (status === '70') return expectDone(await call('close', order));
    for (const at of ['40', '50'] as const) {
      if (status < at) break;
      await dispatch(admin(), order as never, (await site.freshCrew()) as never, 32_000);
      order = await now(order);
    }
    return order;
  };

  test('every action that its row offers is taken, and no other one', async () => {
    const wrong: unknown[] = [];
    for (const act of Object.keys(acts) as (keyof typeof acts)[]) {
      const order = await orderIn();
      expect(order.status).toBe(status);
      const { success, message } = await call(act, order);
      if (success !== canAdvance(orderStates, act, order.status)) wrong.push([act, success, message]);
    }
    expect(wrong).toEqual([]);
  });
});
