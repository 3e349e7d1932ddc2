import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';

let server: NoteSite['server'];
let build: NoteSite['build'];
let world: NoteSite['world'];
let freshCrew: NoteSite['freshCrew'];
let walletNow: NoteSite['walletNow'];
let put: NoteSite['put'];
beforeAll(async () => {
  ({ server, build, world, freshCrew, walletNow, put } = await openNoteSite());
  server.clock.set('2026-06-02T10:00:00+08:00');
});

/** A waybill that was accepted in the morning. */
const accepted = () =>
  atTime(server.clock, '2026-06-02T07:30:00+08:00', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    return expectDone(await put('accept', { id: note.id, version: note.version, reason: '代接' }));
  });

describe('SHIP-20 revoke, refuse, change of vehicle and of price', () => {
  test('a refused waybill gives money and quantity back', async () => {
    const before = await walletNow(world.wallet.id);
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 32_000 }));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id })).status).toBe('50');

    const refused = expectDone(await put('refuse', { id: note.id, version: note.version, reason: '车辆故障' }));

    expect(refused).toMatchObject({ noteStatus: '99', frozenAmount: 0 });
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
      status: '30',
      dispatchedWeight: 0,
      dispatchedVehicles: 0,
    });
    expect(await walletNow(world.wallet.id)).toMatchObject({ availableAmount: before.availableAmount, frozenAmount: before.frozenAmount });
  });

  test('after loading a revocation needs somebody else; after signing none is possible', async () => {
    const note = await accepted();
    const loaded = expectDone(
      await put('load', { id: note.id, version: note.version, weight: 30_000, time: '2026-06-02 08:00:00', files: 'a.png' }),
    );
    expect(await put('revoke', { id: note.id, version: loaded.version, revokeCode: '9', reason: ' ' })).toMatchObject({
      errorCode: 40106,
      message: '请填写原因',
    });
    // Its number is asked for by the server, not by the screen alone; nothing has changed when it is another one.
    const why = { id: note.id, version: loaded.version, revokeCode: '4', reason: '货物有误' };
    for (const number of [undefined, 'YD0000000000000000']) {
      expect(await put('revoke', { ...why, number })).toMatchObject({ errorCode: 40253, errorData: [{ path: 'number' }] });
    }

    const undecided = async (query: Record<string, string> = {}) =>
      expectDone(await server.as('admin').get('/shipping/hyShippingNote/statusCount', query)).revoking;
    const before = await undecided();
    const asked = expectDone(await put('revoke', { ...why, number: note.shippingNoteNumber }));
    // Counted for its tab, whichever tab is open, and within the other filters.
    expect([await undecided(), await undecided({ noteStatus: '55' }), await undecided({ revokeState: '3' })]).toEqual(
      Array(3).fill(before + 1),
    );
    expect(await undecided({ vehicleNumber: note.vehicleNumber })).toBe(1);
    expect(await undecided({ vehicleNumber: '鲁G00000' })).toBe(0);
    expect(asked).toMatchObject({ noteStatus: '30', revokeState: '1', revokeCode: '4', revokeReason: '货物有误' });
    expect(await put('revokeApprove', { id: note.id, version: asked.version, pass: true })).toMatchObject({
      errorCode: 40405,
      message: '提交人与复核人不能相同',
    });
    const approved = expectDone(
      await server.as('chief').put('/shipping/hyShippingNote/revokeApprove', { id: note.id, version: asked.version, pass: true }, once()),
    );
    expect(approved).toMatchObject({ noteStatus: '99', revokeState: '2', frozenAmount: 0 });
  });

  test('PERM-08 a waybill follows its vehicle to another carrier, unless its order names one', async () => {
    const [first, second] = [await build.carrier(), await build.carrier()];
    const crewOf = async (carrierId: string) => ({
      driver: await build.driver({ carrierId }),
      vehicle: await build.vehicle({ carrierId }),
    });
    const carrierAfter = async (form: Record<string, unknown>) => {
      const order = await publishOrder(server.as('admin'), orderForm(world, form));
      const note = await dispatch(server.as('admin'), order, await crewOf(first.id));
      expect(note).toMatchObject({ carrierId: first.id, carrierName: first.carrierName });
      const { driver, vehicle } = await crewOf(second.id);
      const trip = { id: note.id, version: note.version, driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 31_000 };
      return expectDone(await put('changeVehicle', trip));
    };

    const followed = await carrierAfter({});
    expect(followed).toMatchObject({ carrierId: second.id, carrierName: second.carrierName });
    const user = server.as({ username: 'went_away', userType: 3, cid: first.id });
    expect(await user.get('/shipping/hyShippingNote/queryById', { id: followed.id })).toMatchObject({ status: 404 });
    expect(await carrierAfter({ carrierId: first.id })).toMatchObject({ carrierId: first.id, carrierName: first.carrierName });
  });

  test('I8 extras and deductions that were agreed before stay with another vehicle, and with an edited draft', async () => {
    const extras = { extraFee: 10_000, deduction: 2000, reason: '等候' };
    const whole = { extraFee: 10_000, deduction: 2000, driverFee: 265_000 + 8000, frozenAmount: 289_380 };
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    const priced = expectDone(await put('editPrice', { id: note.id, version: note.version, ...extras }));
    const { driver, vehicle } = await freshCrew();
    const trip = { id: note.id, version: priced.version, driverId: driver.id, vehicleId: vehicle.id, plannedWeight: 31_000 };
    expect(expectDone(await put('changeVehicle', trip))).toMatchObject(whole);

    const form = { ...orderForm(world), plannedWeight: 31_000 };
    const draft = expectDone(await server.as('admin').post('/shipping/hyShippingNote/add', form));
    const extra = expectDone(await put('editPrice', { id: draft.id, version: draft.version, ...extras }));
    const edited = expectDone(await put('edit', { id: draft.id, version: extra.version, remark: '轻放' }));
    expect(edited).toMatchObject({ ...whole, frozenAmount: 0 });
    const crew = await freshCrew();
    const sending = { id: draft.id, version: edited.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 31_000 };
    expect(expectDone(await server.as('admin').post('/shipping/hyShippingNote/dispatchVehicle', sending, once()))).toMatchObject(whole);
  });

  test("an agent's share of an order follows the planned weight, and one that was typed for the waybill stays", async () => {
    const agent = await build.customer({ customerKind: '2' });
    const order = await publishOrder(
      server.as('admin'),
      orderForm(world, { orderMode: '3', agentId: agent.id, agentFee: 640_000, serviceRate: 300 }),
    );
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    const change = (version: number, plannedWeight: number) =>
      put('changeVehicle', { id: note.id, version, driverId: note.driverId, vehicleId: note.vehicleId, plannedWeight });
    expect(note.agentFee).toBe(Math.round((640_000 * note.plannedWeight) / order.totalWeight));

    const lighter = expectDone(await change(note.version, 16_000));
    const { agentFee, version } = expectDone(
      await put('editPrice', { id: note.id, version: lighter.version, agentFee: 200_000, reason: '议价' }),
    );

    expect(lighter).toMatchObject({ agentFee: Math.round((640_000 * 16_000) / order.totalWeight) });
    expect(agentFee).toBe(200_000);
    expect(expectDone(await change(version, 15_000)).agentFee).toBe(200_000);
  });

  test('N7 N8 unloading goes on while a revocation is undecided, the signature waits for the decision', async () => {
    const note = await accepted();
    const loaded = expectDone(
      await put('load', { id: note.id, version: note.version, weight: 30_000, time: '2026-06-02 08:00:00', files: 'a.png' }),
    );
    const asked = expectDone(
      await put('revoke', { id: note.id, version: loaded.version, revokeCode: '4', number: note.shippingNoteNumber }),
    );
    const unloading = { id: note.id, version: asked.version, weight: 30_000, time: '2026-06-02 09:00:00', files: 'b.png' };
    const unloaded = expectDone(await put('unload', unloading));
    expect(unloaded).toMatchObject({ noteStatus: '50', revokeState: '1' });

    const signing = { id: note.id, version: unloaded.version, signTime: '2026-06-02 09:30:00', files: 'c.png', confirmWarnings: true };
    expect(await put('sign', signing)).toMatchObject({ success: false, errorCode: 40254, message: '撤销申请处理中' });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).noteStatus).toBe('50');
  });

  test('another driver and vehicle pass the same guards, and the timeline tells of it', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());
    const crew = await freshCrew();
    const trip = { id: note.id, version: note.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 31_000 };

    expect(await put('changeVehicle', { ...trip, driverId: (await build.driver({ state: '3' })).id })).toMatchObject({ errorCode: 40201 });
    const changed = expectDone(await put('changeVehicle', trip));

    expect(changed).toMatchObject({
      noteStatus: '15',
      vehicleNumber: crew.vehicle.vehicleNumber,
      plannedWeight: 31_000,
      driverFee: 265_000,
    });
    expect(changed.frozenAmount).toBe(changed.feeTotal);
    // The waybill's own vehicle is not a hindrance to it.
    const lighter = expectDone(await put('changeVehicle', { ...trip, version: changed.version, plannedWeight: 30_000 }));
    expect(lighter).toMatchObject({ vehicleNumber: crew.vehicle.vehicleNumber, plannedWeight: 30_000 });
    const timeline = expectDone(
      await server.as('admin').get('/shipping/hyNoteEvent/list', { noteId: note.id, eventType: 'vehicleChanged' }),
    );
    expect(timeline[0].content).toContain(`→ ${crew.driver.driverName} ${crew.vehicle.vehicleNumber}`);
  });

  test('SHIP-20 N4 a changed waybill takes no more than is left of its order', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 33_000 }));
    const crew = await freshCrew();
    const note = await dispatch(server.as('admin'), order, crew);
    const trip = { id: note.id, version: note.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id };

    expect(await put('changeVehicle', { ...trip, plannedWeight: 33_001 })).toMatchObject({
      errorCode: 40107,
      message: '超过订单剩余量（剩余1.000吨，本次1.001吨，请减少计划重量，或先编辑订单，增加总重量）',
    });
    expect(expectDone(await put('changeVehicle', { ...trip, plannedWeight: 33_000 }))).toMatchObject({ plannedWeight: 33_000 });
  });

  test('a changed price is kept with its reason, moves the fees and what is frozen', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());

    const changed = expectDone(await put('editPrice', { id: note.id, version: note.version, unitPrice: 900_000, reason: '油价上涨' }));

    expect(changed).toMatchObject({ unitPrice: 900_000, driverFee: 288_000, feeTotal: 305_280, frozenAmount: 305_280 });
    const history = expectDone(await server.as('admin').get('/hyprice/hyPriceHistory/list', { targetId: note.id }));
    expect(history.records).toMatchObject([
      { fieldName: 'unitPrice', oldValue: '85.5000', newValue: '90.0000', reason: '油价上涨', targetNo: note.shippingNoteNumber },
    ]);
    expect(await put('editPrice', { id: note.id, version: changed.version, deduction: 300_000, reason: '扣' })).toMatchObject({
      errorCode: 40223,
      message: '扣款大于运费',
    });
  });

  test('SHIP-20 FRT-11 several prices change at once and again, of a waybill and of its order; each change is kept', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world));
    const note = await dispatch(server.as('admin'), order, await freshCrew());
    server.clock.advance(60_000);
    const first = expectDone(
      await put('editPrice', { id: note.id, version: note.version, unitPrice: 860_000, extraFee: 5000, reason: '一' }),
    );
    const second = expectDone(await put('editPrice', { id: note.id, version: first.version, unitPrice: 870_000, reason: '二' }));
    expect(second).toMatchObject({ unitPrice: 870_000, extraFee: 5000 });
    const orderNow = async () => expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }));
    for (const unitPrice of [880_000, 890_000]) {
      const { version } = await orderNow();
      expectDone(await server.as('admin').put('/hyorder/hyOrder/edit', { id: order.id, version, unitPrice, reason: '涨价' }));
    }

    const kept = async (targetId: string) =>
      expectDone(await server.as('admin').get('/hyprice/hyPriceHistory/list', { targetId, column: 'id', order: 'asc' })).records;
    const ofNote = await kept(note.id);
    expect(ofNote.map(({ fieldName, newValue }: Record<string, string>) => [fieldName, newValue])).toEqual([
      ['unitPrice', '86.0000'],
      ['extraFee', '50.00'],
      ['unitPrice', '87.0000'],
    ]);
    expect(ofNote[0].createTime).toBe(ofNote[0].changeTime);
    expect((await kept(order.id)).map(({ newValue }: { newValue: string }) => newValue)).toEqual(['88.0000', '89.0000']);
  });

  test('a fee trial stores nothing', async () => {
    const note = await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), await freshCrew());

    const trial = expectDone(
      await server.as('admin').get('/shipping/hyShippingNote/feeTrial', { id: note.id, loadWeight: 32_480, unloadWeight: 32_300 }),
    );

    expect(trial).toMatchObject({ driverFee: 271_000, feeTotal: 287_260, lossAmount: 5146, problem: null });
    expect(expectDone(await server.as('admin').get('/shipping/hyShippingNote/queryById', { id: note.id })).driverFee).toBe(273_600);
  });

  test('several vehicles are sent at once, each on its own', async () => {
    const order = await publishOrder(server.as('admin'), orderForm(world, { totalWeight: 96_000 }));
    const [a, b] = [await freshCrew(), await freshCrew()];
    const row = (crew: typeof a, weight = 32_000) => ({ driverId: crew.driver.id, vehicleId: crew.vehicle.id, weight });

    const outcome = expectDone(
      await server
        .as('admin')
        .post('/hyorder/hyOrder/batchDispatch', { id: order.id, version: order.version, rows: [row(a), row(a), row(b)] }, once()),
    );

    expect(outcome.success).toHaveLength(2);
    expect(outcome.fail).toMatchObject([{ id: '1', code: 40204 }]);
    expect(expectDone(await server.as('admin').get('/hyorder/hyOrder/queryById', { id: order.id }))).toMatchObject({
      dispatchedVehicles: 2,
      dispatchedWeight: 64_000,
      status: '40',
    });
  });

  test.each([
    ['from before until', '2026-06-01 08:00:00', '2026-06-01 08:00:01', true],
    ['from at until', '2026-06-01 08:00:00', '2026-06-01 08:00:00', true],
    ['from after until', '2026-06-01 08:00:01', '2026-06-01 08:00:00', false],
  ])('WAY-02 a draft is not to be loaded until before it may be: %s', async (_what, pickupTimeFrom, pickupTimeTo, success) => {
    const { totalWeight, publishMode: _mode, ...terms } = orderForm(world);
    const form = { ...terms, plannedWeight: totalWeight };
    const draft = expectDone(
      await server.as('admin').post('/shipping/hyShippingNote/add', { ...form, pickupTimeTo: '2026-06-09 08:00:00' }),
    );

    for (const reply of [
      await server.as('admin').post('/shipping/hyShippingNote/add', { ...form, pickupTimeFrom, pickupTimeTo }),
      await server.as('admin').put('/shipping/hyShippingNote/edit', { id: draft.id, version: draft.version, pickupTimeFrom, pickupTimeTo }),
    ])
      expect(reply).toMatchObject(success ? { success } : { success, errorData: [{ path: 'pickupTimeTo' }] });
  });

  test('a waybill typed by hand is dispatched without an order', async () => {
    const { totalWeight: _weight, publishMode: _mode, ...form } = orderForm(world);
    const draft = expectDone(await server.as('admin').post('/shipping/hyShippingNote/add', { ...form, plannedWeight: 32_000 }));
    expect(draft).toMatchObject({ noteStatus: '10', orderId: null, driverFee: 273_600, originalDocumentNumber: draft.shippingNoteNumber });
    const edited = expectDone(
      await server.as('admin').put('/shipping/hyShippingNote/edit', { id: draft.id, version: draft.version, plannedWeight: 30_000 }),
    );
    expect(edited.driverFee).toBe(256_500);
    const crew = await freshCrew();

    const sent = expectDone(
      await server
        .as('admin')
        .post(
          '/shipping/hyShippingNote/dispatchVehicle',
          { id: draft.id, version: edited.version, driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 30_000 },
          once(),
        ),
    );

    expect(sent).toMatchObject({ noteStatus: '15', driverName: crew.driver.driverName, frozenAmount: sent.feeTotal });
  });

  test.each(['0', '3'])('SHIP-20 FRT-06 I4 a price changed before the dispatch holds no money: settlement %s', async (settleType) => {
    const admin = server.as('admin');
    await server
      .context()
      .transaction((tx) => tx.update(hyCustomer).set({ creditLimit: 9_000_000 }).where(eq(hyCustomer.id, world.customer.id)));
    const held = async () => {
      const { frozenAmount } = await walletNow(world.wallet.id);
      const { creditUsed } = expectDone(await admin.get('/customer/hyCustomer/queryById', { id: world.customer.id }));
      return frozenAmount + creditUsed;
    };
    const before = await held();
    const {
      totalWeight: _weight,
      publishMode: _mode,
      ...form
    } = orderForm(world, { settleType, termDays: settleType === '0' ? null : 30 });
    const draft = expectDone(await admin.post('/shipping/hyShippingNote/add', { ...form, plannedWeight: 32_000 }));

    const priced = expectDone(await put('editPrice', { id: draft.id, version: draft.version, unitPrice: 900_000, reason: '油价上涨' }));

    expect(await held()).toBe(before);
    const crew = await freshCrew();
    const trip = { driverId: crew.driver.id, vehicleId: crew.vehicle.id, plannedWeight: 32_000 };
    const sent = expectDone(
      await admin.post('/shipping/hyShippingNote/dispatchVehicle', { id: draft.id, version: priced.version, ...trip }, once()),
    );
    expect(await held()).toBe(before + sent.feeTotal);
    expectDone(await put('revoke', { id: draft.id, version: sent.version, revokeCode: '1' }));
    expect(await held()).toBe(before);
    expect(await server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);
  });
});
