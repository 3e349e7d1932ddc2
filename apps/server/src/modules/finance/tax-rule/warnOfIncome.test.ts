import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openTaxSite, type TaxSite } from '../../../../test/taxSite.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyTaxRule } from './taxRule.table.ts';

type Row = ReturnType<typeof expectDone>;

/** Fen that a trip of 32 t brings its driver. */
const fee = 273_600;
let site: TaxSite;
let driver: { id: string };
beforeAll(async () => {
  site = await openTaxSite();
  const crew = (await site.freshCrew()) as Row;
  driver = crew.driver;
  await dispatch(site.server.as('admin'), await order(), crew);
}, 60_000);

const order = () => publishOrder(site.server.as('admin'), orderForm(site.world));
/** Sends the driver once more, with another vehicle. */
async function send(body: object = {}, who = 'admin') {
  const [{ id, version }, { vehicle }] = [await order(), (await site.freshCrew()) as Row];
  const trip = { id, version, publishMode: '1', driverId: driver.id, vehicleId: vehicle.id, weight: 32_000, ...body };
  return site.server.as(who).post('/hyorder/hyOrder/dispatch', trip, once());
}
const limit = (rollingLimit: number) =>
  site.server.inTenant(0, (tx) => tx.update(hyTaxRule).set({ terms: { exemptUpTo: 200_000, rollingLimit } }));
const asks = { success: true, result: { warnings: [{ code: 40208, message: expect.stringContaining('须办理税务登记') }] } };

describe('FRT-17 4.8 a driver comes near the sales of twelve months beyond which they have to register', () => {
  test('FRT-17 FRT-01 below the limit and at it a driver is sent without a question', async () => {
    await limit(2 * fee + 1);
    expect(expectDone(await send())).toMatchObject([{ driverFee: fee }]);
    await limit(3 * fee);
    expect(expectDone(await send())).toHaveLength(1);
  });

  test('FRT-17 FRT-01 one fen above it the dispatcher is asked, and may send them', async () => {
    await limit(4 * fee - 1);
    expect(await send()).toMatchObject(asks);
    expect((await send()).result.warnings[0].message).toContain('10,944.00元，超过10,943.99元');
    expect(expectDone(await send({ confirmWarnings: true }))).toHaveLength(1);
  });

  test('FRT-17 several vehicles are asked about together, and so is a waybill that changes its driver', async () => {
    const { id, version } = await order();
    const crew = (await site.freshCrew()) as Row;
    const rows = [{ driverId: driver.id, vehicleId: crew.vehicle.id, weight: 16_000 }];
    expect(await site.server.as('admin').post('/hyorder/hyOrder/batchDispatch', { id, version, rows }, once())).toMatchObject(asks);

    const note = await dispatch(site.server.as('admin'), { id, version }, crew);
    const trip = { id: note.id, version: note.version, vehicleId: note.vehicleId, plannedWeight: 32_000 };
    const change = (body: object) => site.server.as('admin').put('/shipping/hyShippingNote/changeVehicle', { ...trip, ...body }, once());
    expect(await change({ driverId: driver.id })).toMatchObject(asks);
    expect(expectDone(await change({ driverId: driver.id, confirmWarnings: true }))).toMatchObject({ driverId: driver.id });
  });

  test('FRT-17 nobody is asked of a driver who is registered, of income of earlier months, or where VAT is not declared for drivers', async () => {
    const register = (taxRegistered: string) =>
      site.server.inTenant(0, (tx) => tx.update(hyDriver).set({ taxRegistered }).where(eq(hyDriver.id, driver.id)));
    expect(await send()).toMatchObject(asks);
    await register('1');
    expect(Array.isArray(expectDone(await send()))).toBe(true);
    await register('0');
    await site.configure('taxAgencyEnabled', '0');
    expect(Array.isArray(expectDone(await send()))).toBe(true);
    await site.configure('taxAgencyEnabled', '1');
    await site.server.database.pool.query("update hy_shipping_note set create_time = '2025-06-30 23:59:59+08' where driver_id = $1", [
      driver.id,
    ]);
    expect(Array.isArray(expectDone(await send()))).toBe(true);
    await site.server.database.pool.query("update hy_shipping_note set create_time = '2025-07-01 00:00:00+08' where driver_id = $1", [
      driver.id,
    ]);
    expect(await send()).toMatchObject(asks);
  });
});
