import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, someIdNo } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';

test('FRT-01 C7 what was changed while a party was frozen is reviewed before it takes part again', async () => {
  const server = await testServer();
  const admin = server.as('admin');
  const driver = await buildFreight(server).driver({ submitTime: '2026-05-01 09:00:00', reviewTime: '2026-05-01 10:00:00' });
  const put = (action: string, body: object) => admin.put(`/hydriver/hyDriver/${action}`, { id: driver.id, ...body });
  const changedWhenFrozen = async (version: number, change: object) => {
    const frozen = expectDone(await put('freeze', { version, reason: '投诉' }));
    const edited = expectDone(await put('edit', { version: frozen.version, ...change }));
    expect(edited.state).toBe('4');
    return expectDone(await put('unfreeze', { version: edited.version, reason: '查清' }));
  };

  const back = await changedWhenFrozen(driver.version, { remark: '已谈话' });
  expect(back.state).toBe('2');
  const changed = await changedWhenFrozen(back.version, { vehicleClass: 'B2' });
  expect(changed.state).toBe('1');

  expect(expectDone(await put('review', { version: changed.version, pass: true, remark: '原件已核' })).state).toBe('2');
});

describe('FRT-01 FRT-03 FRT-04 FRT-05 C2 an approval wants a verification that went well, or a reason', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ shared: true });
    await buildFreight(server).company();
  });

  const kinds = {
    driver: { path: '/hydriver/hyDriver', wrong: { licenceNo: 'X123' }, edit: { validPeriodTo: '2031-01-01' } },
    vehicle: { path: '/hyvehicle/hyVehicle', wrong: { gpsNetState: '0' }, edit: { inspectValidTo: '2031-01-01' } },
    carrier: { path: '/hycarrier/hyCarrier', wrong: { uscc: '91370700MA0000000X' }, edit: { permitValidTo: '2031-01-01' } },
    customer: { path: '/customer/hyCustomer', wrong: { taxNo: '370700000000000' }, edit: { legalPerson: '换人' } },
    shipper: { path: '/customer/hyShipper', wrong: { shipperKind: 'person' }, edit: { shipperName: '换名' } },
  } as const;
  type Kind = keyof typeof kinds;
  const every = Object.keys(kinds) as Kind[];
  const papers = { businessLicenceFile: 'p/a.png', legalIdFiles: 'p/b.png', legalPerson: '吴', adcode: '370783', address: '三路' };
  const pending = async (kind: Kind, values: object = {}) => {
    const build = buildFreight(server);
    const row = { state: '1', ...values };
    if (kind === 'carrier')
      return build.carrier({
        ...papers,
        permitFile: 'p/c.png',
        permitScope: '道路普通货物运输',
        permitValidTo: '2030-01-01',
        taxpayerType: 'general',
        settleType: '0',
        legalIdNo: someIdNo(),
        ...row,
      });
    if (kind === 'customer') return build.customer({ ...papers, legalIdNo: someIdNo(), ...row });
    if (kind === 'shipper') return build.shipper((await build.customer()).id, row);
    return build[kind](row);
  };
  const review = (kind: Kind, row: { id: string; version: number }, remark?: string) =>
    server.as('admin').put(`${kinds[kind].path}/review`, { id: row.id, version: row.version, pass: true, remark });
  const verify = async (kind: Kind, { id, version }: { id: string; version: number }) =>
    expectDone(await server.as('admin').post(`${kinds[kind].path}/verify`, { id, version }));

  test.each(every)('a %s that nobody verified', async (kind) => {
    const row = await pending(kind);

    const message = '核验未通过（尚未核验），请先核验，或填写通过原因';
    for (const remark of [undefined, ' '])
      expect(await review(kind, row, remark)).toMatchObject({ errorCode: 40307, message, errorData: [{ path: 'remark', message }] });
    expect(expectDone(await review(kind, row, '原件已核'))).toMatchObject({ state: '2', reviewRemark: '原件已核' });
  });

  test.each(every)('a %s that was verified', async (kind) => {
    const verified = await verify(kind, await pending(kind));

    expect(verified.verifyState).toBe('2');
    expect(expectDone(await review(kind, verified))).toMatchObject({ state: '2', reviewRemark: null });
  });

  test.each(every)('a %s whose papers differ', async (kind) => {
    const failed = await verify(kind, await pending(kind, kinds[kind].wrong));

    expect(failed.verifyState).toBe('3');
    expect(await review(kind, failed)).toMatchObject({ errorCode: 40307, message: expect.stringContaining(failed.verifyRemark) });
    expect(expectDone(await review(kind, failed, '原件已核')).state).toBe('2');
  });

  test.each(every)('a %s that was changed since', async (kind) => {
    const verified = await verify(kind, await pending(kind));
    const edited = expectDone(
      await server.as('admin').put(`${kinds[kind].path}/edit`, { id: verified.id, version: verified.version, ...kinds[kind].edit }),
    );

    expect(edited).toMatchObject({ state: '1', verifyState: '0' });
    expect(await review(kind, edited)).toMatchObject({ errorCode: 40307 });
    expect(expectDone(await review(kind, await verify(kind, edited))).state).toBe('2');
  });
});

test.each(['driver', 'vehicle'] as const)(
  'FRT-01 FRT-02 5.10 what has expired and what was handed in once more stands under re-check and is counted: %s',
  async (kind) => {
    const server = await testServer();
    const admin = server.as('admin');
    const build = buildFreight(server);
    const path = kind === 'driver' ? '/hydriver/hyDriver' : '/hyvehicle/hyVehicle';
    const reviewTime = '2026-05-01 10:00:00';
    const made = {
      first: await build[kind]({ state: '1' }),
      again: await build[kind]({ state: '1', reviewTime }),
      expired: await build[kind]({ state: '5', reviewTime }),
      neverReviewed: await build[kind]({ state: '5' }),
      approved: await build[kind]({ state: '2', reviewTime }),
      refused: await build[kind]({ state: '3', reviewTime }),
    };
    const counts = async (query: Record<string, string> = {}) => expectDone(await admin.get(`${path}/statusCount`, query));
    const page = expectDone(await admin.get(`${path}/list`, { recheck: '1' }));
    expect(new Set(page.records.map(({ id }: { id: string }) => id))).toEqual(
      new Set([made.again.id, made.expired.id, made.neverReviewed.id]),
    );
    expect(await counts()).toEqual({ 1: 2, 2: 1, 3: 1, 5: 2, recheck: 3 });
    expect(await counts({ recheck: '1', state: '1' })).toEqual({ 1: 2, 2: 1, 3: 1, 5: 2, recheck: 3 });
    expect(await counts({ carrierName: '*没有这家*' })).toEqual({ recheck: 0 });
    const stranger = server.as({ username: 'recheck_nobody', userType: 1, cid: null, permissions: [] });
    expect(await stranger.get(`${path}/statusCount`)).toMatchObject({ status: 403 });
  },
);
