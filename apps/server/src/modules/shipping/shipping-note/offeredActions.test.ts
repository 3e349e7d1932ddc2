import { canAdvance } from '@tarmac/freight-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { orderStates } from '../order/order.states.ts';
import { shippingNoteStates } from './shippingNote.states.ts';

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
};
const moves = Object.keys(bodies) as (keyof typeof bodies)[];

/** How a waybill comes into each state. */
const way = ['accept', 'load', 'depart', 'unload', 'sign'] as const;
const stateAfter = { dispatch: '15', accept: '20', load: '30', depart: '40', unload: '50', sign: '55' } as const;

async function noteIn(status: string, isPending: boolean): Promise<Row> {
  let note: Row;
  const go = async (step: (typeof way)[number]) => {
    if (note.noteStatus !== status) note = expectDone(await site.put(step, { ...key(note), ...(await bodies[step](note)) }));
  };
  await atTime(site.server.clock, '2026-06-02T08:00:00+08:00', async () => {
    note = await dispatch(admin(), await publishOrder(admin(), orderForm(site.world)), (await site.freshCrew()) as never);
    await go('accept');
  });
  for (const step of way.slice(1)) await go(step);
  if (!isPending) return note;
  const asks = site.server.as('asks_back');
  return expectDone(await asks.put('/shipping/hyShippingNote/revoke', { ...key(note), ...(await bodies.revoke(note)) }, once()));
}

/** The rule of the list: the states of the machine, and who may ask for or decide on a revocation. */
const isOffered = (move: Move, note: Row): boolean =>
  move === 'revokeApprove'
    ? note.revokeState === '1'
    : canAdvance(shippingNoteStates, move, note.noteStatus) && (move !== 'revoke' || note.revokeState !== '1');

const rows = [
  ...Object.values(stateAfter).map((status) => [status, false] as const),
  ...(['30', '40', '50'] as const).map((status) => [status, true] as const),
];

describe.each(rows)('WAY-01 a waybill in state %s, revocation asked for: %s', (status, isPending) => {
  test('every action that its row offers is taken, and no other one', async () => {
    const outcome: Record<string, [offered: boolean, taken: boolean, message: string]> = {};
    for (const move of moves) {
      const note = await noteIn(status, isPending);
      const reply = await site.put(move, { ...key(note), ...(await bodies[move](note)) });
      outcome[move] = [isOffered(move, note), reply.success, reply.success ? '' : reply.message];
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
  const call = async (act: keyof typeof acts, order: Row) => admin().put(path(act), { ...key(order), ...acts[act]() });
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
