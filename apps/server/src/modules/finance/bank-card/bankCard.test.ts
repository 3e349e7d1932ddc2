import { luhnDigit } from '@tarmac/freight-api/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, once, someIdNo } from '../../../../test/freight.ts';
import { makeSafe } from '../../../../test/makeSafe.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { seedBanks } from '../bank/seedBanks.ts';
import { post } from '../ledger/post.ts';
import { postRecharge } from '../ledger/postings.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  await server.inTenant(0, seedBanks);
  await makeSafe(server, server.as('admin'));
});

const path = '/account/hyBankCard';
let serial = 0;
/** A number of the industrial and commercial bank, or of another beginning, that ends in a digit where one is named. */
function someCardNo(last?: string, beginning = '622202'): string {
  for (;;) {
    const first = `${beginning}${String((serial += 1)).padStart(18 - beginning.length, '0')}`;
    const digit = luhnDigit(first);
    if (last === undefined || digit === last) return first + digit;
  }
}
type Driver = Awaited<ReturnType<typeof build.driver>>;
const form = (driver: Pick<Driver, 'id' | 'driverName'>, values: Record<string, unknown> = {}) => ({
  holderType: 'driver',
  holderId: driver.id,
  accountType: '2',
  cardHolder: driver.driverName,
  cardNo: someCardNo(),
  ...values,
});
const add = async (driver: Driver, values: Record<string, unknown> = {}) =>
  expectDone(await server.as('admin').post(`${path}/add`, form(driver, values)));
const cardsOf = async (holderId: string) => expectDone(await server.as('admin').get(`${path}/list`, { holderId })).records;
const shown = async (id: string) => expectDone(await server.as('admin').get('/hydriver/hyDriver/queryById', { id }));

describe('CARD-01 bank cards', () => {
  test('CARD-01 a card is recognised, completed from its driver, encrypted, masked in lists, and no second time theirs', async () => {
    const driver = await build.driver();
    const cardNo = someCardNo();
    const card = await add(driver, { cardNo: `${cardNo.slice(0, 4)} ${cardNo.slice(4)}` });

    expect(card).toMatchObject({
      cardNo,
      bankName: '中国工商银行',
      bankCode: 'ICBK',
      idNo: driver.idNo,
      phone: driver.phone,
      verifyState: '10',
      isDefault: '1',
    });
    const [row] = await cardsOf(driver.id);
    expect(row.cardNo).toBe(`6222****${cardNo.slice(-4)}`);
    const { rows } = await server.database.pool.query('select card_no, id_no, phone from hy_bank_card where id = $1', [card.id]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${cardNo}|${driver.idNo}|${driver.phone}`));
    expect(await server.as('admin').post(`${path}/add`, form(driver, { cardNo }))).toMatchObject({ errorCode: 40301 });
    const check = (withinVal: string) =>
      server.as('admin').get('/sys/duplicate/check', { tableName: 'hy_bank_card', fieldName: 'card_no', fieldVal: cardNo, withinVal });
    expect(await check(driver.id)).toMatchObject({ success: false });
    expect(await check('another')).toMatchObject({ success: true });
    const clerk = server.as({ username: 'card_clerk', permissions: ['driver:list', 'driver:card', 'bankCard:list'] });
    expect(expectDone(await clerk.get(`${path}/queryById`, { id: card.id })).cardNo).toBe(row.cardNo);
  });

  test('CARD-01 SMS-03 anyone who adds a card, or changes who is paid, has passed the check by SMS; the rest is free of it', async () => {
    const driver = await build.driver();
    const clerk = server.as({
      username: 'unsafe_clerk',
      userType: 1,
      cid: null,
      permissions: ['driver:card', 'bankCard:list', 'bankCard:add', 'bankCard:edit', 'bankCard:setDefault', 'bankCard:viewSensitive'],
    });
    const unsafe = { status: 403, errorCode: 40331 };
    expect(await clerk.post(`${path}/add`, form(driver))).toMatchObject(unsafe);
    expect(await cardsOf(driver.id)).toEqual([]);
    const [first, second] = [await add(driver), await add(driver)];
    const edit = (values: Record<string, unknown>) => clerk.put(`${path}/edit`, { id: second.id, version: second.version, ...values });
    for (const values of [{ cardNo: someCardNo() }, { phone: '13900000008' }, { idNo: someIdNo() }])
      expect(await edit(values)).toMatchObject(unsafe);
    const photo = expectDone(await edit({ branchName: '寿光支行' }));
    expect(photo.branchName).toBe('寿光支行');
    const makeDefault = () => clerk.put(`${path}/setDefault`, { id: second.id, version: photo.version });
    expect(await makeDefault()).toMatchObject(unsafe);
    expect((await cardsOf(driver.id)).find(({ isDefault }: { isDefault: string }) => isDefault === '1')?.id).toBe(first.id);
    await makeSafe(server, clerk);
    expectDone(await makeDefault());
    expectDone(await clerk.post(`${path}/add`, form(driver)));
    expect((await cardsOf(driver.id)).map(({ id }: { id: string }) => id)).toContain(first.id);
  });

  test('CARD-01 CHK-01 numbers, holders, banks and papers are checked', async () => {
    const driver = await build.driver();
    const attempt = (values: Record<string, unknown>) => server.as('admin').post(`${path}/add`, form(driver, values));

    expect(await attempt({ cardNo: '6222020000000000001' })).toMatchObject({ status: 400, message: '银行卡号校验不通过' });
    expect(await attempt({ cardNo: '6299990000000000012' })).toMatchObject({ status: 400, message: '请选择开户银行' });
    expect(await attempt({ accountType: '1', cardNo: '12 3' })).toMatchObject({ status: 400 });
    expect(await attempt({ cardHolder: '别人' })).toMatchObject({ errorCode: 40422 });
    expect(await attempt({ cardHolder: '别人', authFile: 'a/1.pdf' })).toMatchObject({ status: 400, message: '请填写证件号' });
    expect(await attempt({ cardHolder: '别人', authFile: 'a/1.pdf', idNo: someIdNo() })).toMatchObject({
      status: 400,
      errorData: [{ path: 'phone', message: '请填写预留手机号' }],
    });
    const collected = expectDone(await attempt({ cardHolder: '别人', authFile: 'a/1.pdf', idNo: someIdNo(), phone: '13900000009' }));
    expect(collected).toMatchObject({ cardHolder: '别人', isDefault: '1' });
  });

  test('CARD-01 exactly one card is the default, and the driver shows it', async () => {
    const driver = await build.driver();
    const [first, second, third] = [await add(driver), await add(driver), await add(driver)];
    const defaults = async () => (await cardsOf(driver.id)).filter(({ isDefault }: { isDefault: string }) => isDefault === '1');
    expect(await shown(driver.id)).toMatchObject({ defaultCardId: first.id, payCardNo: first.cardNo, payBankName: '中国工商银行' });

    expectDone(await server.as('admin').put(`${path}/setDefault`, { id: second.id, version: second.version }));
    expect(await defaults()).toMatchObject([{ id: second.id }]);
    expect((await shown(driver.id)).payCardNo).toBe(second.cardNo);

    expectDone(await server.as('admin').delete(`${path}/delete`, { id: third.id }));
    expect(await defaults()).toMatchObject([{ id: second.id }]);
    const fourth = await add(driver);
    expectDone(await server.as('admin').delete(`${path}/delete`, { id: second.id }));
    expect(await defaults()).toMatchObject([{ id: fourth.id }]);
    const now = await shown(driver.id);
    expect(
      await server.as('admin').put('/hydriver/hyDriver/edit', { id: now.id, version: now.version, payCardNo: someCardNo() }),
    ).toMatchObject({
      errorCode: 40109,
    });
    expectDone(await server.as('admin').delete(`${path}/deleteBatch`, { ids: `${fourth.id},${first.id}` }));
    expect(await shown(driver.id)).toMatchObject({ defaultCardId: null, payCardNo: null, payBankName: null });
  });

  test('CARD-01 the four elements are checked, and again once one of them changes', async () => {
    const driver = await build.driver();
    const card = await add(driver);
    const verify = async ({ id, version }: { id: string; version: number }) =>
      expectDone(await server.as('admin').post(`${path}/verify`, { id, version }));

    const bound = await verify(card);
    expect(bound).toMatchObject({ verifyState: '20', verifyRemark: '本地模拟验证通过，未连接银行' });
    expect(bound.verifyNo).toMatch(/^SIM[0-9A-F]{16}$/);
    const edit = async (row: { version: number }, cardNo: string) =>
      expectDone(await server.as('admin').put(`${path}/edit`, { id: card.id, version: row.version, cardNo }));
    // A real number may end in whatever digit; one that says that it is a test is refused.
    const seven = await edit(bound, someCardNo('7'));
    expect(seven).toMatchObject({ verifyState: '10', verifyNo: null });
    const again = await verify(seven);
    expect(again).toMatchObject({ verifyState: '20' });
    const refused = await verify(await edit(again, someCardNo('7', '99')));
    expect(refused).toMatchObject({ verifyState: '30', verifyRemark: '本地模拟验证：户名与卡号不一致' });
    expect((await shown(driver.id)).payCardNo).toBe(refused.cardNo);
  });

  test('ACCT-04 CARD-01 the account of a company is proved by a small amount: right, wrong twice, wrong the third time', async () => {
    const admin = server.as('admin');
    const carrier = await build.carrier();
    const account = { holderType: 'carrier', holderId: carrier.id, accountType: '1', cardHolder: carrier.carrierName, bankId: 'bank-icbk' };
    const card = expectDone(await admin.post(`${path}/add`, { ...account, cardNo: `1607${Date.now()}` }));
    const send = async ({ version }: { version: number }) =>
      expectDone(await admin.put(`${path}/sendAmount`, { id: card.id, version }, once()));
    const name = (amount: number) => admin.put(`${path}/verifyAmount`, { id: card.id, amount });
    const sentFen = (row: { verifyRemark: string }) => Math.round(Number(/[\d.]+/.exec(row.verifyRemark)![0]) * 100);

    expect(await admin.post(`${path}/verify`, { id: card.id, version: card.version })).toMatchObject({ message: '对公账户请使用打款验证' });
    expect(await name(1)).toMatchObject({ message: '请先发起打款' });
    const sent = await send(card);
    expect(sent).toMatchObject({ verifyState: '10', verifySentTime: expect.any(String) });
    expect(sent).not.toHaveProperty('verifyAmount');
    const wrong = sentFen(sent) === 1 ? 2 : 1;
    for (const left of [2, 1])
      expect(expectDone(await name(wrong))).toMatchObject({
        verifyState: '10',
        verifyRemark: expect.stringContaining(`还可尝试${left}次`),
      });
    const failed = expectDone(await name(wrong));
    expect(failed).toMatchObject({ verifyState: '30', verifyRemark: '金额多次不符，请重新打款' });
    expect(await name(sentFen(sent))).toMatchObject({ message: '请先发起打款' });
    await send(failed);
    const proved = expectDone(await name(sentFen(sent)));
    expect(proved).toMatchObject({ verifyState: '20', verifyRemark: '打款验证通过' });
    expect(await admin.put(`${path}/sendAmount`, { id: card.id, version: proved.version }, once())).toMatchObject({ errorCode: 40109 });
  });

  test('ACCT-04 a person binds cards of the own company: the form begins with its name, and the card is unbound again', async () => {
    const customer = await build.customer();
    const permissions = ['list', 'own', 'add', 'delete', 'verify', 'setDefault'].map((action) => `bankCard:${action}`);
    const user = server.as({ username: 'bind_customer', userType: 2, cid: customer.id, permissions: [...permissions, 'customer:account'] });
    await makeSafe(server, user);
    const own = expectDone(await user.get(`${path}/own`));
    expect(own).toEqual({ holderType: 'customer', holderId: customer.id, holderName: customer.customerName, accountType: '1' });
    const { holderType, holderId, holderName: cardHolder } = own;
    const given = { holderType, holderId, cardHolder, accountType: '2', cardNo: someCardNo(), idNo: someIdNo(), phone: '13900000009' };
    const card = expectDone(await user.post(`${path}/add`, given));
    expect(expectDone(await user.post(`${path}/verify`, { id: card.id, version: card.version }))).toMatchObject({
      verifyState: '20',
      isDefault: '1',
    });
    expectDone(await user.delete(`${path}/delete`, { id: card.id }));
    expect(expectDone(await user.get(`${path}/list`)).records).toEqual([]);
    const { rows } = await server.database.pool.query('select verify_state from hy_bank_card where id = $1', [card.id]);
    expect(rows).toEqual([{ verify_state: '40' }]);
    expect(await server.as('admin').get(`${path}/own`)).toMatchObject({ status: 404 });
    const other = server.as({ username: 'bind_nobody', userType: 2, cid: customer.id, permissions });
    expect(await other.get(`${path}/own`)).toMatchObject({ status: 403 });
  });

  test('CARD-01 a number typed with a new driver becomes their first card', async () => {
    const driver = await build.driver({ payBankName: '寿光农商银行' });
    const stored = await shown(driver.id);
    const typed = someCardNo();
    expectDone(await server.as('admin').put('/hydriver/hyDriver/edit', { id: driver.id, version: stored.version, payCardNo: typed }));

    expect(await cardsOf(driver.id)).toMatchObject([{ bankName: '中国工商银行', verifyState: '10', isDefault: '1' }]);
    expect((await shown(driver.id)).payCardNo).toBe(typed);
  });

  test('PERM-08 cards follow their holders: seen with these and the permission for their kind', async () => {
    const [own, other] = [await build.carrier(), await build.carrier()];
    const [mine, theirs] = [await build.driver({ carrierId: own.id }), await build.driver({ carrierId: other.id })];
    const [seen, hidden] = [await add(mine), await add(theirs)];
    const account = { holderType: 'carrier', accountType: '1', bankId: 'bank-icbk' };
    const admin = server.as('admin');
    const paid = expectDone(
      await admin.post(`${path}/add`, { ...account, holderId: own.id, cardHolder: own.carrierName, cardNo: '1607 001-A' }),
    );
    expect(expectDone(await admin.get('/hycarrier/hyCarrier/queryById', { id: own.id })).bankCardId).toBe(paid.id);
    const cards = ['bankCard:list', 'bankCard:add', 'driver:list', 'carrier:list'];
    const ids = async (user: ReturnType<TestServer['as']>) =>
      expectDone(await user.get(`${path}/list`)).records.map(({ id }: { id: string }) => id);
    const of = (username: string, permissions: string[]) => server.as({ username, userType: 3, cid: own.id, permissions });

    expect(await ids(of('card_both', [...cards, 'driver:card', 'carrier:account']))).toEqual([paid.id, seen.id]);
    expect(await ids(of('card_drivers', [...cards, 'driver:card']))).toEqual([seen.id]);
    expect(await ids(of('card_none', cards))).toEqual([]);
    const user = of('card_both', [...cards, 'driver:card', 'carrier:account']);
    expect(await user.get(`${path}/queryById`, { id: hidden.id })).toMatchObject({ status: 404 });
    expect(await user.post(`${path}/add`, form(theirs))).toMatchObject({ status: 404 });
    expect(
      await of('card_drivers', [...cards, 'driver:card']).post(`${path}/add`, {
        ...account,
        holderId: own.id,
        cardHolder: 'x',
        cardNo: '123456',
      }),
    ).toMatchObject({
      status: 403,
    });
  });

  test('CARD-01 FRT-09 the bank is recognised while a number is typed; its code and beginnings are checked', async () => {
    const admin = server.as('admin');
    const recognised = async (cardNo: string) => expectDone(await admin.get('/hybank/hyBank/recognise', { cardNo }))?.bankCode;

    expect([await recognised('62220'), await recognised('6222 02'), await recognised('622848123'), await recognised('62999')]).toEqual([
      undefined,
      'ICBK',
      'ABOC',
      undefined,
    ]);
    const bank = { bankName: '寿光农商银行', bankCode: 'SGNS', supportPayout: '1', sortNo: 900, state: '1' };
    expect(await admin.post('/hybank/hyBank/add', { ...bank, binPrefixes: '6,22' })).toMatchObject({ status: 400 });
    expectDone(await admin.post('/hybank/hyBank/add', { ...bank, binPrefixes: '6222027，62220277' }));
    expect(await recognised('62220277')).toBe('SGNS');
    expect(await admin.post('/hybank/hyBank/add', bank)).toMatchObject({ errorCode: 40301 });
  });
});

describe('ACCT-03 company accounts', () => {
  const accountsPath = '/account/hyCompanyAccount';
  const banks = async () => expectDone(await server.as('admin').get('/hybank/hyBank/choices')) as { id: string; bankCode: string }[];
  const accountOf = async (owner: { ownerType: string; ownerId: string; accountName: string }, values: Record<string, unknown> = {}) => ({
    ...owner,
    accountNo: `3700-${String((serial += 1)).padStart(8, '0')}`,
    bankId: (await banks())[0]?.id,
    branchName: '中国工商银行潍坊支行',
    cnaps: '102458000012',
    usage: 'both',
    ...values,
  });
  const call = (action: string, body: Record<string, unknown>, by = server.as('admin')) =>
    by.put(`${accountsPath}/${action}`, body, { 'idempotency-key': crypto.randomUUID() });

  test('ACCT-03 it bears the name of its company, its number once, and one of them for each use is the default', async () => {
    const customer = await build.customer();
    const owner = { ownerType: 'customer', ownerId: customer.id, accountName: customer.customerName };
    const admin = server.as('admin');
    const post = async (values: Record<string, unknown> = {}) => admin.post(`${accountsPath}/add`, await accountOf(owner, values));

    const first = expectDone(await post());
    expect(first).toMatchObject({
      ownerName: customer.customerName,
      isDefault: '1',
      verifyState: '10',
      bankCode: 'ICBK',
      ledgerBalance: null,
    });
    expect(expectDone(await admin.get(`${accountsPath}/list`, { ownerId: customer.id })).records[0].accountNo).toMatch(/^3700\*{4}\d{4}$/);
    expect(await post({ accountName: '别的公司' })).toMatchObject({ status: 400, errorData: [{ path: 'accountName' }] });
    expect(await post({ accountNo: first.accountNo })).toMatchObject({ errorCode: 40301 });
    expect(await post({ cnaps: '1024' })).toMatchObject({ status: 400, errorData: [{ path: 'cnaps' }] });
    expect(await post({ ownerId: undefined })).toMatchObject({ status: 400, errorData: [{ path: 'ownerId' }] });
    const second = expectDone(await post());
    const tax = expectDone(await post({ usage: 'tax' }));
    expect([second.isDefault, tax.isDefault]).toEqual(['0', '1']);
    expectDone(await call('setDefault', { id: second.id, version: second.version }));
    const marks = async () => {
      const { records } = expectDone(await admin.get(`${accountsPath}/list`, { ownerId: customer.id, usage: 'both' }));
      return Object.fromEntries(records.map((row: { id: string; isDefault: string }) => [row.id, row.isDefault]));
    };
    expect(await marks()).toEqual({ [first.id]: '0', [second.id]: '1' });
    expectDone(await admin.delete(`${accountsPath}/delete`, { id: second.id }));
    expect(await marks()).toEqual({ [first.id]: '1' });

    const other = await build.customer();
    const own = server.as({ username: 'own_accounts', userType: 2, cid: customer.id });
    const stranger = server.as({ username: 'other_accounts', userType: 2, cid: other.id });
    expect(expectDone(await own.get(`${accountsPath}/list`)).total).toBe(2);
    expect(expectDone(await stranger.get(`${accountsPath}/list`)).total).toBe(0);
    expect(await stranger.post(`${accountsPath}/add`, await accountOf(owner))).toMatchObject({ status: 404 });
    const unnamed = { ownerType: undefined, ownerId: undefined };
    const mine = await accountOf({ ownerType: '', ownerId: '', accountName: customer.customerName }, unnamed);
    expect(expectDone(await own.post(`${accountsPath}/add`, mine))).toMatchObject({ ownerId: customer.id });
    const clerk = server.as({ username: 'account_clerk', permissions: ['customer:list', 'companyAccount:list'] });
    expect(expectDone(await clerk.get(`${accountsPath}/list`)).total).toBe(0);
  });

  test('ACCT-03 the amount that arrived proves it; three wrong ones do not; another number asks for it again', async () => {
    const company = await build.company();
    const owner = { ownerType: 'platform', ownerId: company.id, accountName: company.companyName };
    const account = expectDone(await server.as('admin').post(`${accountsPath}/add`, await accountOf(owner)));
    expect(account.ledgerBalance).toBe(0);
    expect(await call('verify', { id: account.id, amount: 1 })).toMatchObject({ message: '请先发起打款' });
    const sent = async (version: number) => {
      const row = expectDone(await call('sendAmount', { id: account.id, version }));
      expect(row.verifyRemark).toMatch(/^本地模拟打款0\.\d\d元，未连接银行$/);
      return { version: row.version, amount: Math.round(Number(/[\d.]+/.exec(row.verifyRemark)?.[0]) * 100) };
    };
    let { version, amount } = await sent(account.version);
    for (const [left, remark] of [
      [2, /^本地模拟.*；金额不符，还可尝试2次$/],
      [1, /^本地模拟.*；金额不符，还可尝试1次$/],
      [0, /^金额多次不符，请重新打款$/],
    ] as const) {
      const tried = expectDone(await call('verify', { id: account.id, amount: amount + left + 1 }));
      expect(tried.verifyRemark).toMatch(remark);
      version = tried.version;
    }
    const { rows } = await server.database.pool.query('select verify_state, verify_amount from hy_company_account where id = $1', [
      account.id,
    ]);
    expect(rows).toEqual([{ verify_state: '30', verify_amount: null }]);
    ({ version, amount } = await sent(version));
    const proved = expectDone(await call('verify', { id: account.id, amount }));
    expect(proved).toMatchObject({ verifyState: '20', verifyRemark: '打款验证通过' });
    expect(proved).not.toHaveProperty('verifyAmount');
    const edited = expectDone(await call('edit', { id: account.id, version: proved.version, accountNo: '3700-99887766' }));
    expect(edited.verifyState).toBe('10');
  });

  test('ACCT-03 the bank is asked what an account of ours holds; what differs from the books stays to be seen; of others it tells nothing', async () => {
    const [company, customer] = [await build.company({ isDefault: '0' }), await build.customer()];
    const admin = server.as('admin');
    const add = async (owner: { ownerType: string; ownerId: string; accountName: string }, values: Record<string, unknown> = {}) =>
      expectDone(await admin.post(`${accountsPath}/add`, await accountOf(owner, values)));
    const ours = { ownerType: 'platform', ownerId: company.id, accountName: company.companyName };
    const [right, wrong] = [await add(ours, { accountNo: '3700-11112221' }), await add(ours, { accountNo: '3700-11112227' })];
    const theirs = await add({ ownerType: 'customer', ownerId: customer.id, accountName: customer.customerName });
    expect(right).toMatchObject({ bankBalance: null, balanceTime: null });
    const ctx = server.context();
    for (const { id } of [right, wrong])
      await ctx.transaction((tx) =>
        post(tx, ctx, postRecharge({ companyAccountId: id, walletId: `wallet_${id.slice(-20)}`, amount: 500_000 }), {
          bizId: id,
          step: '1',
          bizNo: null,
          companyId: company.id,
          summary: 'recharge',
          happenTime: '2026-06-01 12:00:00',
        }),
      );

    const ask = ({ id, version }: { id: string; version: number }, by = admin) => call('askBalance', { id, version }, by);
    const asked = expectDone(await ask(right));
    expect(asked).toMatchObject({ ledgerBalance: 500_000, bankBalance: 500_000, balanceTime: expect.stringMatching(/^\d{4}-/) });
    expect(expectDone(await ask(wrong))).toMatchObject({ ledgerBalance: 500_000, bankBalance: 512_345 });
    expect(await ask(right)).toMatchObject({ status: 409 });
    expect(await ask(theirs)).toMatchObject({ errorCode: 40109 });
    const clerk = server.as({ username: 'asks_no_bank', permissions: ['company:list', 'companyAccount:list', 'companyAccount:verify'] });
    expect(await ask(asked, clerk)).toMatchObject({ status: 403 });
  });
});
