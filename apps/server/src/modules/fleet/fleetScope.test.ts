import { beforeAll, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, orderForm, publishOrder } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { listRows } from '../../platform/resource/listRows.ts';
import { lockRow } from '../../platform/resource/writeRows.ts';
import { totalsOfWallets } from '../customers/customer-wallet/customerWallet.routes.ts';
import { driverResource } from './driver/driver.service.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
});

/** A carrier with one driver and one vehicle. */
async function fleet() {
  const carrier = await build.carrier();
  return {
    carrier,
    driver: await build.driver({ carrierId: carrier.id }),
    vehicle: await build.vehicle({ carrierId: carrier.id }),
    user: server.as({ username: `of_${carrier.id.slice(-8)}`, userType: 3, cid: carrier.id }),
  };
}

test('DICT-03 PERM-08 rows that serve as a dictionary are those that the reader’s lists show', async () => {
  const own = await fleet();
  const other = await fleet();
  const values = async (path: string) => expectDone(await own.user.get(path)).map(({ value }: { value: string }) => value);

  expect(await values('/sys/dict/loadDict/hy_driver,driver_name,id')).toEqual([own.driver.id]);
  expect(await values('/sys/dict/loadDict/hy_vehicle,vehicle_number,id')).toEqual([own.vehicle.id]);
  expect(await values('/sys/dict/getDictItems/hy_carrier,carrier_name,id')).toEqual([own.carrier.id]);
  expect(expectDone(await own.user.get('/sys/dict/loadDictItem/hy_driver,driver_name,id', { key: other.driver.id }))).toEqual([]);
  expect(expectDone(await server.as('admin').get('/sys/dict/loadDictItem/hy_driver,driver_name,id', { key: other.driver.id }))).toEqual([
    other.driver.driverName,
  ]);
});

test('PERM-08 nobody gives a driver or a tractor what belongs to another fleet: it would be seen and edited by it', async () => {
  const own = await fleet();
  const other = await fleet();
  const bind = (vehicleId: string) => own.user.put('/hydriver/hyDriver/bindVehicle', { driverId: own.driver.id, vehicleId });
  const hitch = (trailerVehicleId: string) =>
    own.user.put('/hyvehicle/hyVehicle/bindTrailer', { id: own.vehicle.id, version: own.vehicle.version, trailerVehicleId });
  const foreign = await build.vehicle({ vehicleType: 'B11', carrierId: other.carrier.id });

  expect(await bind(other.vehicle.id)).toMatchObject({ status: 404 });
  expect(await bind(own.vehicle.id)).toMatchObject({ success: true });
  expect(await hitch(foreign.id)).toMatchObject({ status: 404 });
  const captain = await build.driver({ isCaptain: '1' });
  const leader = server.as({ username: 'fleet_captain', userType: 4, cid: captain.id });
  expect(await leader.put('/hydriver/hyDriver/bindVehicle', { driverId: captain.id, vehicleId: other.vehicle.id })).toMatchObject({
    status: 404,
  });
  expect(await leader.get('/hyvehicle/hyVehicle/queryById', { id: other.vehicle.id })).toMatchObject({ status: 404 });
});

test('SYS-04 PERM-08 security 6.28 a rule on a column of a joined table holds wherever rows of the list are read', async () => {
  const own = await fleet();
  const other = await fleet();
  const world = await build.world(1_000_000);
  const admin = server.as('admin');
  await dispatch(admin, await publishOrder(admin, orderForm(world, { totalWeight: 10_000 })), own, 10_000);
  const ruled = (permission: string, column: string, value: string) => {
    const ctx = server.context();
    return { ...ctx, actor: { ...ctx.actor, dataRules: [{ permission, column, condition: '=', value }] } };
  };

  const drivers = ruled('driver:list', 'carrierName', own.carrier.carrierName);
  const lock = (id: string) => drivers.transaction((tx) => lockRow(tx, drivers, driverResource, { id }));
  expect((await listRows(drivers, driverResource, { query: {} })).records.map((row) => row['id'])).toEqual([own.driver.id]);
  expect(await lock(own.driver.id)).toMatchObject({ id: own.driver.id });
  await expect(lock(other.driver.id)).rejects.toMatchObject({ kind: 'NotFound' });
  const wallets = ruled('wallet:list', 'customerName', world.customer.customerName);
  expect(await totalsOfWallets(wallets)).toMatchObject({ walletCount: 1, totalAmount: 1_000_000 });
  expect(await totalsOfWallets(ruled('wallet:list', 'customerName', '没有这家'))).toMatchObject({ walletCount: 0 });
});
