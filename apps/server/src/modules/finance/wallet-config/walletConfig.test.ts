import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { expectedFee, isInWindow, paySettingsOf } from './paySettings.ts';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await testServer({ shared: true });
  companyId = (await buildFreight(server).company()).id;
});

const path = '/account/hyWalletConfig';
const form = (values: object = {}) => ({
  companyId,
  channelType: 'bank',
  singleLimit: 100_000,
  dayLimit: 500_000,
  driverDayLimit: 200_000,
  dualApproveAmount: 0,
  channelFeeMode: 'fixed',
  channelFee: 500,
  smsConfirm: '0',
  ...values,
});
const settings = () => {
  const ctx = server.context();
  return ctx.transaction((tx) => paySettingsOf(tx, ctx, companyId));
};

test.each([
  ['a payment above the day', { singleLimit: 500_001 }, 'singleLimit'],
  ['a payee above the day', { driverDayLimit: 500_001 }, 'driverDayLimit'],
  ['below a yuan', { singleLimit: 99 }, 'singleLimit'],
  ['above the highest', { dayLimit: 100_000_000_001 }, 'dayLimit'],
  ['hours that there are not', { payWindow: '08:00-24:00' }, 'payWindow'],
  ['half an hour span', { payWindow: '08:00' }, 'payWindow'],
])('FRT-25 %s is refused at its field', async (_what, values, field) => {
  const answer = await server.as('admin').post(`${path}/add`, form(values));
  expect(answer.success).toBe(false);
  expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
});

test('FRT-25 a company has one setting, which holds while it is switched on', async () => {
  const admin = server.as('admin');
  expect(await settings()).toMatchObject({ singleLimit: 50_000_000, dualApproveAmount: 0, smsConfirm: false });
  const added = expectDone(
    await admin.post(`${path}/add`, form({ singleLimit: 500_000, driverDayLimit: 500_000, payWindow: '22:00-06:00' })),
  );
  expect(await admin.post(`${path}/add`, form())).toMatchObject({ success: false, errorData: [{ path: 'companyId' }] });
  expect(await settings()).toMatchObject({ singleLimit: 500_000, payWindow: '22:00-06:00' });

  expectDone(await admin.put(`${path}/enable`, { id: added.id, version: added.version, enabled: '0' }));
  expect(await settings()).toMatchObject({ singleLimit: 50_000_000, payWindow: null });
});

test.each([
  ['2026-06-02T21:59:00+08:00', false],
  ['2026-06-02T22:00:00+08:00', true],
  ['2026-06-03T06:00:00+08:00', true],
  ['2026-06-03T06:01:00+08:00', false],
])('FRT-25 hours that go over midnight hold both days: %s %s', (now, isIn) => {
  const ctx = { ...server.context(), clock: { now: () => new Date(now) } };
  expect(isInWindow(ctx as never, '22:00-06:00')).toBe(isIn);
});

test.each([
  ['fixed', 500, 271_000, 500],
  ['bp', 10, 271_000, 271],
  ['bp', 1, 4_999, 0],
  ['bp', 1, 5_000, 1],
])('FRT-25 the fee of the bank, %s %d of %d fen, is %d', async (channelFeeMode, channelFee, amount, fee) => {
  expect(expectedFee({ ...(await settings()), channelFeeMode, channelFee }, amount)).toBe(fee);
});
