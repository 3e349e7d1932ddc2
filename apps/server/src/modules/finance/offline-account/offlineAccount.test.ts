import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, type World } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { hyCompanyAccount } from '../company-account/companyAccount.table.ts';
import { hyOfflineAccount } from './offlineAccount.table.ts';
import { eq } from 'drizzle-orm';

let server: TestServer;
let world: World;
let driver: { id: string };
beforeAll(async () => {
  server = await testServer({ shared: true });
  const build = buildFreight(server);
  world = await build.world(0);
  driver = await build.driver();
  await server.inTenant(0, (tx) =>
    tx.insert(hyCompanyAccount).values({
      ownerType: 'platform',
      ownerId: world.company.id,
      accountName: world.company.companyName,
      accountNo: '8110700000000001',
      accountNoHash: '8110700000000001',
      bankId: 'bank',
      bankName: '工商银行',
      branchName: '潍坊支行',
      cnaps: '102458000011',
      usage: 'both',
      isDefault: '1',
      verifyState: '20',
    }),
  );
});

const path = '/shipping/hyOfflineAccount';
const permissions = ['list', 'add', 'edit', 'delete', 'enable', 'export'].map((action) => `offlineAccount:${action}`);
const cashier = () => server.as({ username: 'offline_cashier', userType: 1, permissions });
const ours = () => ({
  direction: 'pay',
  accountType: '1',
  accountName: world.company.companyName,
  accountNo: '8110 7000 0000 0001',
  bankName: '工商银行',
  ownerType: 'platform',
  ownerId: world.company.id,
});
let numbers = 0;
const ofDriver = (values: object = {}) => ({
  direction: 'receive',
  accountType: '2',
  accountName: '司机甲',
  accountNo: '6299990000000000012',
  bankName: '农业银行',
  ownerType: 'driver',
  ownerId: driver.id,
  ...values,
});
const corporate = () => `3705-${String((numbers += 1)).padStart(6, '0')}`;

describe('SHIP-12 2.39 accounts of payments outside the bank', () => {
  test('an account is added, found by its number, changed, disabled and deleted; its number is masked', async () => {
    const added = expectDone(await cashier().post(`${path}/add`, ours()));
    expect(added).toMatchObject({ accountNo: '8110****0001', enabled: '1', useCount: 0, ownerName: world.company.companyName });
    const [stored] = await server.inTenant(0, (tx) => tx.select().from(hyOfflineAccount).where(eq(hyOfflineAccount.id, added.id)));
    expect(stored).toMatchObject({ accountNo: '8110700000000001', companyAccountId: expect.any(String) });
    const find = async (query: Readonly<Record<string, string>>) => expectDone(await cashier().get(`${path}/list`, query)).records;
    expect(await find({ accountNo: '8110700000000001', direction: 'pay' })).toHaveLength(1);
    expect(await find({ accountNo: '8110700000000001', direction: 'receive' })).toHaveLength(0);

    const edited = expectDone(await cashier().post(`${path}/edit`, { ...added, remark: '备用' }));
    expect(edited).toMatchObject({ remark: '备用', accountNo: '8110****0001' });
    const off = expectDone(await cashier().put(`${path}/enable`, { id: added.id, version: edited.version, enabled: '0' }));
    expect(off).toMatchObject({ enabled: '0' });
    expect(await cashier().put(`${path}/enable`, { id: added.id, version: edited.version, enabled: '1' })).toMatchObject({
      success: false,
    });
    expectDone(await cashier().delete(`${path}/delete`, { id: added.id }));
    expect(await find({ accountNo: '8110700000000001' })).toHaveLength(0);
  });

  test('a number is there once in each direction, however it is spelled', async () => {
    const accountNo = corporate();
    const receive = ofDriver({ accountType: '1', accountNo });
    expectDone(await cashier().post(`${path}/add`, receive));
    expect(await cashier().post(`${path}/add`, { ...receive, accountNo: ` ${accountNo.toLowerCase()} ` })).toMatchObject({
      errorCode: 40301,
      errorData: [{ path: 'accountNo' }],
    });
    const pay = { ...receive, direction: 'pay', ownerType: 'customer', ownerId: world.customer.id };
    expectDone(await cashier().post(`${path}/add`, pay));
  });

  test.each([
    ['a card that fails its check', () => ofDriver({ accountNo: '6299990000000000013' }), ['accountNo']],
    ['a number of a company with 5 digits', () => ofDriver({ accountType: '1', accountNo: '12345' }), ['accountNo']],
    ['an owner that does not receive', () => ofDriver({ ownerType: 'platform', ownerId: world.company.id }), ['ownerType']],
    ['an owner that does not pay', () => ({ ...ours(), ownerType: 'driver', ownerId: driver.id }), ['ownerType']],
    ['an owner that is not there', () => ofDriver({ ownerId: 'nobody' }), ['ownerId']],
    ['an account that our company does not have', () => ({ ...ours(), accountNo: '8110700000000009' }), ['accountNo']],
    ['no owner, and a wrong number', () => ofDriver({ ownerType: null, accountNo: '6299990000000000013' }), ['accountNo', 'ownerType']],
  ])('%s is refused at its fields', async (_what, values, paths) => {
    const answer = await cashier().post(`${path}/add`, values());
    expect(answer).toMatchObject({ success: false });
    expect((answer.errorData as { path: string }[]).map((field) => field.path)).toEqual(paths);
  });

  test('what payments have named stays as they named it, and is not deleted', async () => {
    const added = expectDone(await cashier().post(`${path}/add`, ofDriver({ accountType: '1', accountNo: corporate() })));
    await server.inTenant(0, (tx) => tx.update(hyOfflineAccount).set({ useCount: 1 }).where(eq(hyOfflineAccount.id, added.id)));
    expect(await cashier().post(`${path}/edit`, { ...added, accountNo: corporate() })).toMatchObject({ errorCode: 40109 });
    expectDone(await cashier().post(`${path}/edit`, { ...added, bankName: '建设银行' }));
    expect(await cashier().delete(`${path}/delete`, { id: added.id })).toMatchObject({ errorCode: 40308 });
  });

  test('customers, carriers and captains see none and add none', async () => {
    for (const userType of [2, 3, 4] as const) {
      const other = server.as({ username: `offline_outside_${userType}`, userType, cid: world.customer.id, permissions });
      expect(expectDone(await other.get(`${path}/list`)).total).toBe(0);
      expect(await other.post(`${path}/add`, ours())).toMatchObject({ success: false });
    }
  });
});
