import { beforeAll, describe, expect, test } from 'vitest';
import { expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';

describe('SHIP-01 G07 a carrier, or anyone who takes an order, sends no more than was offered', () => {
  const path = '/hyorder/hyOrder';
  let site: NoteSite;
  beforeAll(async () => {
    site = await openNoteSite();
  });
  const admin = () => site.server.as('admin');
  const orderOf = (totalWeight: number) => publishOrder(admin(), orderForm(site.world, { totalWeight }));
  const offer = async (order: { id: string }, body: object) => {
    const { version } = expectDone(await admin().get(`${path}/queryById`, { id: order.id }));
    return admin().post(`${path}/dispatch`, { id: order.id, version, ...body }, once());
  };
  /** Vehicles of a carrier, sent one after the other. */
  const sender = async (publishMode: '2' | '3') => {
    const carrier = await site.build.carrier();
    const user = site.server.as({ username: `sends_${carrier.id}`, userType: 3, cid: carrier.id });
    const send = async (order: { id: string }, weight: number) => {
      const driver = await site.build.driver({ carrierId: carrier.id });
      const vehicle = await site.build.vehicle({ carrierId: carrier.id });
      const trip = { driverId: driver.id, vehicleId: vehicle.id, weight };
      if (publishMode === '2') return user.post(`${path}/grab`, { id: order.id, ...trip }, once());
      const { version } = expectDone(await admin().get(`${path}/queryById`, { id: order.id }));
      return user.post(`${path}/dispatch`, { id: order.id, version, publishMode: '1', ...trip }, once());
    };
    return { carrierId: carrier.id, send };
  };

  test.each(['2', '3'] as const)('in mode %s the limit is the quantity, and what is revoked is free again', async (publishMode) => {
    const order = await orderOf(120_000);
    const { carrierId, send } = await sender(publishMode);
    const given = { publishMode, ...(publishMode === '3' && { carrierId }) };
    expect(await offer(order, { ...given, quantity: 120_001 })).toMatchObject({ errorCode: 40107, errorData: [{ path: 'quantity' }] });
    expectDone(await offer(order, { ...given, quantity: 60_000 }));
    expect(expectDone(await admin().get(`${path}/queryById`, { id: order.id })).offeredWeight).toBe(60_000);

    const first = [expectDone(await send(order, 30_000))].flat()[0];
    expect(await send(order, 30_001)).toMatchObject({
      errorCode: 40107,
      message: '超过派发数量（派发60.000吨，剩余30.000吨，本次30.001吨）',
    });
    expectDone(await send(order, 30_000));
    expect(await send(order, 1)).toMatchObject({ errorCode: 40107 });
    expectDone(await admin().put('/shipping/hyShippingNote/revoke', { id: first.id, version: first.version, revokeCode: '1' }, once()));
    expectDone(await send(order, 30_000));

    // A new offer begins with nothing sent, and without a quantity it is all that is left.
    expectDone(await offer(order, { ...given, quantity: 20_000 }));
    expectDone(await send(order, 20_000));
    expect(await send(order, 1)).toMatchObject({ errorCode: 40107 });
    expectDone(await offer(order, given));
    expectDone(await send(order, 30_000));
  });

  test('the platform itself is not held by what it offered', async () => {
    const order = await orderOf(100_000);
    const { carrierId } = await sender('3');
    expectDone(await offer(order, { publishMode: '3', carrierId, quantity: 10_000 }));
    const { driver, vehicle } = await site.freshCrew();
    expectDone(await offer(order, { publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 32_000 }));
  });
});
