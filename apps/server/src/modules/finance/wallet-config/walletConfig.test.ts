import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, once } from '../../../../test/freight.ts';
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
  autoFreeze: '1',
  freezeRatio: 10_000,
  autoPay: '0',
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
  ['no share to set aside', { freezeRatio: 0 }, 'freezeRatio'],
  ['more than all of it', { freezeRatio: 10_001 }, 'freezeRatio'],
  ['half a share', { freezeRatio: 0.5 }, 'freezeRatio'],
  ['a flag that is none', { autoPay: '2' }, 'autoPay'],
  ['a channel that nobody pays by', { channelType: 'offline' }, 'channelType'],
  ['an institution without an account', { channelType: 'third' }, 'thirdAccountId'],
  ['an account that there is not', { channelType: 'third', thirdAccountId: 'nobody' }, 'thirdAccountId'],
])('FRT-25 %s is refused at its field', async (_what, values, field) => {
  const answer = await server.as('admin').post(`${path}/add`, form(values));
  expect(answer.success).toBe(false);
  expect(answer.errorData?.map((one: { path: string }) => one.path)).toContain(field);
});

describe('FRT-25 limits that hold take two persons', () => {
  const [maker, checker] = ['config_maker', 'config_checker'];
  const read = async (id: string) => expectDone(await server.as('admin').get(`${path}/queryById`, { id }));
  const waiting = async (id: string) =>
    expectDone(await server.as('admin').get('/account/hyApproval/list', { kind: 'walletConfig', state: '10' })).records.find(
      ({ targetId }: { targetId: string }) => targetId === id,
    );
  const decide = async (id: string, body: object = { pass: true }, who = checker) => {
    const { id: approvalId, version } = await waiting(id);
    return server.as(who).put('/account/hyApproval/audit', { id: approvalId, version, ...body }, once());
  };
  const enable = async (id: string, enabled: string) =>
    server.as(maker).put(`${path}/enable`, { id, version: (await read(id)).version, enabled, reason: '开始付款' });
  const edit = async (id: string, values: object) =>
    server.as(maker).post(`${path}/edit`, { id, version: (await read(id)).version, ...values });
  let id: string;

  test('a company has one setting, which is off until a second person has agreed', async () => {
    expect(await settings()).toMatchObject({ singleLimit: 50_000_000, dualApproveAmount: 0, smsConfirm: false });
    const limits = { singleLimit: 500_000, driverDayLimit: 500_000, payWindow: '22:00-06:00' };
    const added = expectDone(await server.as(maker).post(`${path}/add`, form(limits)));
    id = added.id;
    expect(added).toMatchObject({ enabled: '0', pending: '0' });
    expect(await server.as(maker).post(`${path}/add`, form())).toMatchObject({ success: false, errorData: [{ path: 'companyId' }] });
    // As long as its limits do not hold, one person changes them.
    expect(expectDone(await edit(id, { singleLimit: 400_000 }))).toMatchObject({ singleLimit: 400_000 });

    expect(expectDone(await enable(id, '1'))).toMatchObject({ enabled: '0', pending: '1' });
    expect(await settings()).toMatchObject({ singleLimit: 50_000_000, payWindow: null });
    expect(await decide(id, { pass: true }, maker)).toMatchObject({ errorCode: 40405 });
    expect((await waiting(id)).summary).toBe('状态：停用 → 启用');
    // Who changes the limits meanwhile has them decided on as they are then.
    expectDone(await edit(id, { singleLimit: 499_999 }));
    expect(await decide(id)).toMatchObject({ errorCode: 40901 });
    expectDone(await edit(id, { singleLimit: 400_000 }));
    expectDone(await decide(id));
    expect(await settings()).toMatchObject({ singleLimit: 400_000, payWindow: '22:00-06:00' });
    expect(await enable(id, '1')).toMatchObject({ errorCode: 40901 });
  });

  test('a change of them holds once a second person has agreed; what is not a limit holds at once', async () => {
    const values = { singleLimit: 450_000, dualApproveAmount: 10_000, payWindow: '08:00-20:00' };
    expect(await edit(id, values)).toMatchObject({ errorCode: 40106, errorData: [{ path: 'limitReason' }] });
    expect(await settings()).toMatchObject({ payWindow: '22:00-06:00' });
    expect(expectDone(await edit(id, { ...values, limitReason: '旺季' }))).toMatchObject({ singleLimit: 400_000, pending: '1' });
    expect(await settings()).toMatchObject({ singleLimit: 400_000, dualApproveAmount: 0, payWindow: '08:00-20:00' });
    expect(await edit(id, { singleLimit: 460_000, limitReason: '再改' })).toMatchObject({ message: '已有待复核的申请，请先处理' });

    expect((await waiting(id)).summary).toBe('单笔限额：4,000.00 → 4,500.00\n双人复核起点：0.00 → 100.00');
    expectDone(await decide(id));
    expect(await settings()).toMatchObject({ singleLimit: 450_000, dualApproveAmount: 10_000 });
    expect(await read(id)).toMatchObject({ pending: '0' });
  });

  test('refused they stay as they are; limits that do not fit are not even asked for', async () => {
    expect(await edit(id, { singleLimit: 500_001, limitReason: '试' })).toMatchObject({ errorData: [{ path: 'singleLimit' }] });
    expectDone(await edit(id, { dayLimit: 600_000, limitReason: '试' }));
    expect(await decide(id, { pass: false, remark: '' })).toMatchObject({ errorCode: 40106 });
    expectDone(await decide(id, { pass: false, remark: '不同意' }));
    expect(await settings()).toMatchObject({ dayLimit: 500_000 });
  });

  test('nobody gets around it: settings that hold are neither removed nor moved, and are switched off by two', async () => {
    expect(await server.as(maker).delete(`${path}/delete`, { id })).toMatchObject({ message: '请先停用该钱包配置' });
    const other = await buildFreight(server).company({ isDefault: '0' });
    expect(await edit(id, { companyId: other.id })).toMatchObject({ errorData: [{ path: 'companyId' }] });
    expectDone(await enable(id, '0'));
    expect(await settings()).toMatchObject({ singleLimit: 450_000 });
    expectDone(await decide(id));
    expect(await settings()).toMatchObject({ singleLimit: 50_000_000, payWindow: null });
    expectDone(await server.as(maker).delete(`${path}/delete`, { id }));
  });
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
