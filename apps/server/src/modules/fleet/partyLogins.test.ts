import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { post } from '../finance/ledger/post.ts';
import { booksOf } from '../finance/ledger/chartOfAccounts.ts';
import { postFreeze, postFund, postRecharge, postUnfreeze } from '../finance/ledger/postings.ts';
import { menuTree } from '../../../seed/menus.ts';
import { hySetting } from '../system/setting/setting.table.ts';
import { seedMenus } from '../system/seed/seedMenus.ts';
import { seedRole } from '../system/seed/seedPeople.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
const password = 'Loading-Bay-7#';
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  await server.database.transaction('system', async (tx) => {
    await seedMenus(tx, menuTree());
    await seedRole(tx, { code: 'carrier_admin', name: '承运商管理员', permissions: ['carrier:list', 'driver:list'], menus: [] });
    await seedRole(tx, { code: 'customer_admin', name: '客户管理员', forCustomers: true, permissions: ['customer:list'], menus: [] });
    await seedRole(tx, { code: 'customer_op', name: '客户操作员', forCustomers: true, permissions: ['driver:list'], menus: [] });
  });
});
const login = (username: string, word = password) => server.stranger.post('/sys/login', { username, password: word });

describe('FRT-03 logins of carriers', () => {
  const path = '/hycarrier/hyCarrierUser';

  test('FRT-03 a login is bound to its carrier, changes its password first, is frozen, and is no other’s', async () => {
    const carrier = await build.carrier();
    const other = await build.carrier();
    const admin = server.as('admin');
    const person = { carrierId: carrier.id, username: 'of_carrier', realname: '郑调度', phone: '13800001234', password };
    expect(await admin.post(`${path}/add`, { ...person, confirmpassword: 'Other-Words-1#' })).toMatchObject({ status: 400 });
    const { id: userId } = expectDone(await admin.post(`${path}/add`, { ...person, confirmpassword: password }));

    const [row, ...more] = expectDone(await admin.get(`${path}/list`, { carrierId: carrier.id }));
    expect(more).toEqual([]);
    expect(row).toMatchObject({ username: 'of_carrier', phone: '138****1234', roles: '承运商管理员', isMain: '1', status: 1 });
    const { rows } = await server.database.pool.query('select user_type, cid, must_change_password from sys_user where id = $1', [userId]);
    expect(rows).toEqual([{ user_type: 3, cid: carrier.id, must_change_password: 1 }]);
    expect(await login('of_carrier')).toMatchObject({ code: 406, result: { need: ['password'] } });

    expect(await admin.put(`${path}/freeze`, { carrierId: other.id, userId, status: 2 })).toMatchObject({ status: 404 });
    expect(await admin.put(`${path}/resetPwd`, { carrierId: other.id, userId })).toMatchObject({ status: 404 });
    expectDone(await admin.put(`${path}/freeze`, { carrierId: carrier.id, userId, status: 2 }));
    expect((await login('of_carrier')).code).not.toBe(406);
  });

  test('FRT-03 PERM-08 nobody makes a login that may do more than they may, nor one of another company', async () => {
    const [own, other] = [await build.carrier(), await build.carrier()];
    const person = { username: 'too_much', realname: '某', phone: '13800005678', password };
    const weak = server.as({ username: 'weak_ops', permissions: ['carrier:list', 'carrier:user'] });
    expect(await weak.post(`${path}/add`, { ...person, carrierId: own.id })).toMatchObject({ status: 403 });
    const carrier = server.as({ username: 'own_ops', userType: 3, cid: own.id });
    expect(await carrier.post(`${path}/add`, { ...person, carrierId: other.id })).toMatchObject({ status: 404 });
    expect(expectDone(await carrier.get(`${path}/list`, { carrierId: own.id }))).toHaveLength(1);
  });
});

test('FRT-05 a customer has logins of its own, and tells how many', async () => {
  const customer = await build.customer();
  const admin = server.as('admin');
  const input = { customerId: customer.id, username: 'of_customer', realname: '王经理', phone: '13800004321', password };
  expectDone(await admin.post('/customer/hyCustomerUser/add', input));

  expect(expectDone(await admin.get('/customer/hyCustomerUser/list', { customerId: customer.id })).records).toMatchObject([
    { username: 'of_customer', roles: '客户管理员', isMain: '1', phone: '138****4321', customerName: customer.customerName },
  ]);
  expect(expectDone(await admin.get('/customer/hyCustomer/summary', { id: customer.id }))).toMatchObject({
    userCount: 1,
    dianfuBalance: 0,
  });
  const { rows } = await server.database.pool.query(`select user_type, cid from sys_user where username = 'of_customer'`);
  expect(rows).toEqual([{ user_type: 2, cid: customer.id }]);
});

describe('FRT-05 logins of customers', () => {
  const path = '/customer/hyCustomerUser';
  const person = (n: number) => ({
    username: `login_${n}`,
    realname: `员工${n}`,
    phone: `138001000${String(n).padStart(2, '0')}`,
    password,
  });

  test('FRT-05 one of them is the main one, no matter who comes and goes; roles are those for customers', async () => {
    const customer = await build.customer();
    const admin = server.as('admin');
    const roles = expectDone(await admin.get(`${path}/roles`));
    expect(roles.map((role: { roleName: string }) => role.roleName).toSorted()).toEqual(['客户操作员', '客户管理员']);
    const operator = roles.find((role: { roleName: string }) => role.roleName === '客户操作员').id;
    const { rows: others } = await server.database.pool.query(`select id from sys_role where role_code = 'carrier_admin'`);

    const first = expectDone(await admin.post(`${path}/add`, { ...person(1), customerId: customer.id, roleIds: operator }));
    expect(first).toMatchObject({ isMain: '1', roles: '客户操作员', roleIds: operator, status: 1 });
    for (const [roleIds, message] of [
      [others[0].id, '所选角色不可分配给客户账号'],
      ['nosuch', '所选角色不可分配给客户账号'],
    ])
      expect(await admin.post(`${path}/add`, { ...person(2), customerId: customer.id, roleIds })).toMatchObject({
        status: 400,
        message,
        errorData: [{ path: 'roleIds' }],
      });
    expect(await admin.post(`${path}/add`, { ...person(2), username: 'LOGIN_1', customerId: customer.id })).toMatchObject({ status: 400 });
    expect(await admin.post(`${path}/add`, { ...person(2), phone: person(1).phone, customerId: customer.id })).toMatchObject({
      status: 400,
      errorData: [{ path: 'phone' }],
    });
    const second = expectDone(await admin.post(`${path}/add`, { ...person(2), customerId: customer.id, isMain: '1' }));
    const shown = async () => {
      const { records } = expectDone(await admin.get(`${path}/list`, { customerId: customer.id, column: 'username', order: 'asc' }));
      return records.map((row: { username: string; isMain: string }) => `${row.username}:${row.isMain}`);
    };
    expect(await shown()).toEqual(['login_1:0', 'login_2:1']);

    expect(await admin.delete(`${path}/delete`, { id: second.id })).toMatchObject({ message: '主账号不能删除，请先将其他账号设为主账号' });
    expect(await admin.put(`${path}/edit`, { id: second.id, version: second.version, isMain: '0' })).toMatchObject({ errorCode: 40109 });
    const other = await build.customer();
    expect(await admin.put(`${path}/edit`, { id: first.id, version: first.version, customerId: other.id })).toMatchObject({
      errorCode: 40109,
    });
    const edited = expectDone(await admin.put(`${path}/edit`, { id: first.id, version: first.version, realname: '改名', isMain: '1' }));
    expect(edited).toMatchObject({ realname: '改名', isMain: '1', roles: '客户操作员' });
    expect(await shown()).toEqual(['login_1:1', 'login_2:0']);
    expectDone(await admin.delete(`${path}/delete`, { id: second.id }));
    expect(await shown()).toEqual(['login_1:1']);
    expect((await admin.download(`${path}/exportXls`, { customerId: customer.id })).body.length).toBeGreaterThan(1000);
  });

  test('FRT-05 PERM-08 a customer keeps its own and gives no more than it has', async () => {
    const [own, other] = [await build.customer(), await build.customer()];
    const admin = server.as('admin');
    const boss = server.as({
      username: 'boss',
      userType: 2,
      cid: own.id,
      permissions: [
        'customer:list',
        'customer:export',
        ...['list', 'add', 'edit', 'delete', 'freeze', 'resetPwd'].map((one) => `customerUser:${one}`),
      ],
    });
    const stranger = expectDone(await admin.post(`${path}/add`, { ...person(11), customerId: other.id }));
    expectDone(await boss.post(`${path}/add`, { ...person(12), customerId: own.id }));
    const mine = expectDone(await boss.post(`${path}/add`, { ...person(14), customerId: own.id }));
    expect(
      expectDone(await boss.get(`${path}/list`))
        .records.map((row: { username: string }) => row.username)
        .toSorted(),
    ).toEqual(['boss', 'login_12', 'login_14']);
    expect(await boss.post(`${path}/add`, { ...person(13), customerId: other.id })).toMatchObject({ status: 404 });
    for (const [call, body] of [
      ['edit', { version: 0, realname: 'x' }],
      ['freeze', { status: 2 }],
      ['resetPwd', {}],
    ] as const)
      expect(await boss.put(`${path}/${call}`, { id: stranger.id, ...body })).toMatchObject({ status: 404 });
    expect(await boss.delete(`${path}/delete`, { id: stranger.id })).toMatchObject({ status: 404 });
    // The operator's role may list drivers, which the boss may not.
    expect(expectDone(await boss.get(`${path}/roles`)).map((role: { roleName: string }) => role.roleName)).toEqual(['客户管理员']);
    expectDone(await boss.put(`${path}/freeze`, { id: mine.id, status: 2 }));
    expect(expectDone(await boss.put(`${path}/resetPwd`, { id: mine.id })).password).toHaveLength(12);
    expectDone(await boss.delete(`${path}/delete`, { id: mine.id }));
  });
});

test('FRT-01 the password of a driver’s login is reset: their sessions end and it must be changed; who has none is told', async () => {
  const captain = await build.driver({ isCaptain: '1' });
  const admin = server.as('admin');
  const leader = server.as({ username: 'reset_captain', userType: 4, cid: captain.id, permissions: ['driver:list'] });
  const row = expectDone(await leader.get('/hydriver/hyDriver/list')).records[0];
  expect(row).toMatchObject({ id: captain.id, loginName: 'reset_captain' });

  const { password: drawn } = expectDone(await admin.put('/hydriver/hyDriver/resetPwd', { id: captain.id }));
  expect(await leader.get('/hydriver/hyDriver/list')).toMatchObject({ status: 401 });
  expect(await login('reset_captain', drawn)).toMatchObject({ code: 406, result: { need: ['password'] } });
  const { rows } = await server.database.pool.query(`select must_change_password from sys_user where username = 'reset_captain'`);
  expect(rows).toEqual([{ must_change_password: 1 }]);
  const { id } = await build.driver();
  expect(await admin.put('/hydriver/hyDriver/resetPwd', { id })).toMatchObject({ status: 404, message: '该司机没有登录账号' });
});

test('FRT-01 FRT-03 the accounts of a driver are shown as the ledger has them, to those who see the driver', async () => {
  const driver = await build.driver();
  const carrier = await build.carrier();
  const ctx = server.context();
  const books = booksOf('company');
  const book = (biz: string, bizId: string, payee: string, side: 'C' | 'D', amount: number) =>
    ctx.transaction((tx) =>
      post(
        tx,
        ctx,
        {
          biz,
          lines: [
            { accountCode: books.payable(payee), side, amount },
            { accountCode: books.freightCost, side: side === 'C' ? 'D' : 'C', amount },
          ],
        },
        { bizId, step: '1', bizNo: `YD${bizId}`, companyId: null, summary: `${biz} ${bizId}` },
      ),
    );
  await book('accrual', 'rec1', driver.id, 'C', 500_000);
  await book('payStart', 'rec2', driver.id, 'D', 300_000);
  await book('accrual', 'rec3', carrier.id, 'C', 70_000);
  const of = { ownerType: 'driver', ownerId: driver.id };
  const admin = server.as('admin');

  const { records, total } = expectDone(await admin.get('/account/hyAccountRecord/list', of));
  expect(total).toBe(2);
  expect(records).toMatchObject([
    { direction: 'out', amount: 300_000, balanceAfter: 200_000, biz_dictText: '付款发起', accountName: '应付司机/承运商运费' },
    { direction: 'in', amount: 500_000, balanceAfter: 500_000, biz: 'accrual', bizNo: 'YDrec1' },
  ]);
  expect(expectDone(await admin.get('/account/hyAccountRecord/list', { ...of, biz: 'accrual' })).total).toBe(1);
  expect(expectDone(await admin.get('/account/hyAccountRecord/summary', of))).toEqual({ payable: 200_000, prepaid: 0 });
  const blind = server.as({ username: 'no_account', permissions: ['driver:list', 'accountRecord:list'] });
  expect(await blind.get('/account/hyAccountRecord/list', of)).toMatchObject({ status: 403 });
  const stranger = server.as({ username: 'other_fleet', userType: 3, cid: carrier.id });
  expect(await stranger.get('/account/hyAccountRecord/list', of)).toMatchObject({ status: 404 });
  expect(expectDone(await admin.get('/hycarrier/hyCarrier/list', { id: carrier.id })).records[0].openPayable).toBe(70_000);
  const ofCarrier = { ownerType: 'carrier', ownerId: carrier.id };
  expect(expectDone(await admin.get('/account/hyAccountRecord/list', ofCarrier)).records).toMatchObject([
    { direction: 'in', amount: 70_000, balanceAfter: 70_000, frozenAfter: null, ownerType: 'carrier' },
  ]);
  expect(expectDone(await admin.get('/account/hyAccountRecord/summary', ofCarrier))).toEqual({ payable: 70_000, prepaid: 0 });
});

test('FRT-06 ACCT-02 the records of a wallet say what is available and what is set aside, and begin and end with a balance', async () => {
  const [customer, company] = [await build.customer(), await build.company()];
  const wallet = await build.wallet(customer.id, company.id);
  const ctx = server.context();
  const move = (posting: Parameters<typeof post>[2], day: string) =>
    ctx.transaction((tx) =>
      post(tx, ctx, posting, {
        bizId: `${wallet.id}${day}`,
        step: '1',
        bizNo: `YD202606${day}`,
        companyId: company.id,
        summary: posting.biz,
        happenTime: `2026-06-${day} 12:00:00`,
      }),
    );
  await move(postRecharge({ companyAccountId: 'bank_of_records', walletId: wallet.id, amount: 1000 }), '01');
  await move(postFreeze({ walletId: wallet.id, amount: 300 }), '02');
  const books = booksOf(company.id);
  const owed = [
    { accountCode: books.receivable(customer.id), side: 'D' as const, amount: 200 },
    { accountCode: books.freightIncome, side: 'C' as const, amount: 200 },
  ];
  await move({ biz: 'accrual', lines: owed }, '03');
  await move(postFund({ companyId: company.id, walletId: wallet.id, customerId: customer.id, amount: 200 }), '03');
  await move(postUnfreeze({ walletId: wallet.id, amount: 100 }), '04');
  const of = { ownerType: 'customer', ownerId: customer.id };
  const admin = server.as('admin');
  const path = '/account/hyAccountRecord';

  const { records } = expectDone(await admin.get(`${path}/list`, of));
  expect(records.map((row: Record<string, unknown>) => [row['direction'], row['amount'], row['balanceAfter'], row['frozenAfter']])).toEqual(
    [
      ['unfreeze', 100, 800, 0],
      ['out', 200, 700, 100],
      ['freeze', 300, 700, 300],
      ['in', 1000, 1000, 0],
    ],
  );
  expect(records[1]).toMatchObject({
    ownerName: customer.customerName,
    biz: 'fund',
    shippingNoteNumber: 'YD20260603',
    direction_dictText: '支出',
  });
  expect(expectDone(await admin.get(`${path}/list`, { ...of, direction: 'freeze', shippingNoteNumber: 'YD20260602' })).total).toBe(1);
  expect(expectDone(await admin.get(`${path}/list`, { ...of, walletId: 'another' })).total).toBe(0);
  const range = { happenTime_begin: '2026-06-02 00:00:00', happenTime_end: '2026-06-03 23:59:59' };
  expect(expectDone(await admin.get(`${path}/balances`, { ...of, ...range }))).toMatchObject({
    opening: { balance: 1000, other: 0 },
    closing: { balance: 700, other: 100 },
    inAmount: 0,
    outAmount: 200,
  });
  expect(expectDone(await admin.get(`${path}/balances`, of))).toMatchObject({
    opening: { balance: 0, other: 0 },
    closing: { balance: 800, other: 0 },
    inAmount: 1000,
  });
  expect((await admin.download(`${path}/exportXls`, of)).body.length).toBeGreaterThan(1000);

  const own = server.as({
    username: 'reads_records',
    userType: 2,
    cid: customer.id,
    permissions: ['accountRecord:list', 'accountRecord:export'],
  });
  expect(expectDone(await own.get(`${path}/list`)).total).toBe(4);
  expect(await own.get(`${path}/list`, { ownerType: 'customer', ownerId: (await build.customer()).id })).toMatchObject({ status: 403 });
  const blind = server.as({ username: 'no_wallets', permissions: ['customer:list', 'accountRecord:list'] });
  expect(await blind.get(`${path}/list`, of)).toMatchObject({ status: 403 });

  const statement = (by: ReturnType<TestServer['as']>, query: Record<string, string>) => by.get(`${path}/statement`, query);
  const june = expectDone(await statement(admin, { ...of, month: '2026-06' }));
  expect(june).toMatchObject({
    ownerName: customer.customerName,
    opening: { balance: 0, other: 0 },
    closing: { balance: 800, other: 0 },
    inAmount: 1000,
    outAmount: 200,
  });
  expect(june.records).toEqual(records.toReversed());
  expect(expectDone(await statement(own, { month: '2026-05' }))).toMatchObject({
    opening: { balance: 0 },
    closing: { balance: 0 },
    inAmount: 0,
    records: [],
  });
  expect(await statement(own, { month: '2026-07' })).toMatchObject({ status: 400, errorData: [{ path: 'month' }] });
  expect(await statement(own, { month: '2026-13' })).toMatchObject({ status: 400 });
  expect(await statement(own, { month: '2026-06', ownerType: 'customer', ownerId: (await build.customer()).id })).toMatchObject({
    status: 403,
  });
  expect(await statement(admin, { month: '2026-06' })).toMatchObject({ status: 400, errorData: [{ path: 'ownerId' }] });
  const reader = server.as({ username: 'reads_only', userType: 2, cid: customer.id, permissions: ['accountRecord:list'] });
  expect(await statement(reader, { month: '2026-06' })).toMatchObject({ status: 403 });
  // Staff who name nobody see nothing.
  expect(expectDone(await admin.get(`${path}/list`)).total).toBe(0);
});

test('SHIP-17 SESS-06 the list of ways is in the menu while tracks are switched on', async () => {
  const inMenu = async () => {
    const { menu } = expectDone(await server.as('admin').get('/sys/permission/getUserPermissionByToken'));
    return JSON.stringify(menu).includes('/shipping/trackquery');
  };
  const turn = (vehicleTrackSwitch: string) =>
    server.inTenant(0, async (tx) => {
      await tx.delete(hySetting);
      await tx.insert(hySetting).values({ vehicleTrackSwitch });
    });
  expect(await inMenu()).toBe(false);
  await turn('1');
  expect(await inMenu()).toBe(true);
  await turn('0');
  expect(await inMenu()).toBe(false);
});
