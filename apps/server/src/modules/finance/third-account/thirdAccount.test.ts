import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, once, someIdNo, someUscc } from '../../../../test/freight.ts';
import { makeSafe } from '../../../../test/makeSafe.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { startOutboxWorker } from '../../../platform/jobs/outboxWorker.ts';
import type { AccountNews } from '../account-channel/accountChannel.ts';
import { replaceAccountChannel } from '../account-channel/accountChannels.ts';
import { embeddedAccounts, embeddedInstitution } from '../account-channel/embedded/embeddedAccounts.ts';
import { hyBankCard } from '../bank-card/bankCard.table.ts';
import { askDueOpenings, thirdAccountOutbox } from './openThirdAccount.ts';
import { takeAccountNews } from './takeAccountNews.ts';

type Row = ReturnType<typeof expectDone>;
type Build = ReturnType<typeof buildFreight>;

const path = '/account/hyThirdAccount';
let server: TestServer;
let build: Build;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  await makeSafe(server, server.as('admin'));
});

const admin = () => server.as('admin');
const read = async (id: string): Promise<Row> => expectDone(await admin().get(`${path}/queryById`, { id }));
const act = (action: string, { id, version }: Row, { body = {}, who = admin() } = {}) =>
  who.put(`${path}/${action}`, { id, version, ...body }, once());
const institution = () => embeddedInstitution(server.platform);
const tell = (news: AccountNews) => takeAccountNews(server.context(), news);

/** Gives the institution what waits, and has it decide and call. */
async function settle({ work = true } = {}): Promise<void> {
  const worker = startOutboxWorker(server.platform, [thirdAccountOutbox], server.platform.log);
  await worker.drain();
  await worker.stop();
  server.clock.advance(4_000);
  if (work) await institution().work();
}

async function applied(values: Record<string, unknown> = {}): Promise<Row> {
  const customer = await build.customer();
  const form = { ownerType: 'customer', ownerId: customer.id, accountName: customer.customerName, idType: '2', idNo: customer.uscc };
  const row = expectDone(await admin().post(`${path}/add`, { ...form, phone: '13900000001', legalPerson: '李', ...values }));
  return expectDone(await act('open', row));
}
async function opened(values?: Record<string, unknown>): Promise<Row> {
  const row = await applied(values);
  await settle();
  return read(row.id);
}
const signed = async (): Promise<Row> => expectDone(await act('sign', await opened()));
async function cardOf(holderId: string, values: Partial<typeof hyBankCard.$inferInsert> = {}): Promise<string> {
  const cardNo = `1607${Math.floor(Math.random() * 1e10)}`;
  const [card] = await server.inTenant(0, (tx) =>
    tx
      .insert(hyBankCard)
      .values({
        holderType: 'customer',
        holderId,
        accountType: '1',
        cardHolder: '客户',
        cardNo,
        cardNoHash: cardNo,
        bankName: '工商银行',
        verifyState: '20',
        ...values,
      })
      .returning(),
  );
  return card!.id;
}

describe('FRT-22 accounts at institutions', () => {
  test('FRT-22 an application is handed in, given to the institution after the commit, and opened by its call', async () => {
    const row = await applied();
    expect(row).toMatchObject({ openState: '1', channelCode: 'embedded', simulated: '1', accountNo: null, state: '1' });
    expect(await act('open', row)).toMatchObject({ errorCode: 40901 });
    await settle({ work: false });
    expect(await read(row.id)).toMatchObject({ openState: '1' });
    await institution().work();
    expect(await read(row.id)).toMatchObject({ openState: '2', accountNo: expect.stringMatching(/^SIM\d{16}$/), balance: 0 });
  });

  test('FRT-22 what is typed is checked at its input, and changed only until it is handed in or after a refusal', async () => {
    const customer = await build.customer();
    const form = { ownerType: 'customer', ownerId: customer.id, accountName: customer.customerName, idType: '2', idNo: customer.uscc };
    const attempt = (values: Record<string, unknown>) =>
      admin().post(`${path}/add`, { ...form, phone: '13900000001', legalPerson: '李', ...values });
    for (const [field, values] of [
      ['accountName', { accountName: '别人' }],
      ['idNo', { idNo: '91370700MA00000000' }],
      ['idNo', { idType: '1' }],
      ['legalPerson', { legalPerson: null }],
      ['phone', { phone: '123' }],
    ] as const)
      expect(await attempt(values)).toMatchObject({ success: false, errorData: [{ path: field }] });

    const row = expectDone(await attempt({}));
    expect(await attempt({})).toMatchObject({ success: false, errorData: [{ path: 'ownerId' }] });
    const edited = expectDone(await admin().put(`${path}/edit`, { id: row.id, version: row.version, phone: '13900000002' }));
    const sent = expectDone(await act('open', edited));
    expect(await admin().put(`${path}/edit`, { id: row.id, version: sent.version, phone: '13900000003' })).toMatchObject({
      message: '开户申请已提交，不能修改',
    });
  });

  test('FRT-22 a paper that has an account is refused; corrected, the application goes under another serial', async () => {
    const idNo = someUscc();
    await opened({ idNo });
    const row = await opened({ idNo });
    expect(row).toMatchObject({ openState: '3', failReason: '该证件已开立账户', accountNo: null });

    const corrected = expectDone(await admin().put(`${path}/edit`, { id: row.id, version: row.version, idNo: someUscc() }));
    expectDone(await act('open', corrected));
    // Late news of the first application changes nothing.
    await tell({ kind: 'opening', requestSerial: `${row.applyNo}01`, result: { state: 'refused', code: 'X', reason: '晚到' } });
    await settle();
    expect(await read(row.id)).toMatchObject({ openState: '2', failReason: null });
  });

  test('FRT-22 what the institution tells twice or in another order changes nothing; what contradicts it is told to people', async () => {
    const row = await applied();
    await settle({ work: false });
    const requestSerial = `${row.applyNo}01`;
    // A balance before the opening: called again later.
    const balance = { kind: 'balance', requestSerial, balance: 500, frozen: 0, time: '2026-06-01 11:00:00' } as const;
    await expect(tell(balance)).rejects.toThrow('not told yet');
    await institution().work();
    const open = await read(row.id);
    const result = { state: 'opened', accountNo: open.accountNo, subAccountNo: open.subAccountNo, time: open.openTime } as const;
    await tell({ kind: 'opening', requestSerial, result });
    expect((await read(row.id)).version).toBe(open.version);

    await tell(balance);
    const held = await read(row.id);
    expect(held).toMatchObject({ balance: 500, balanceTime: balance.time });
    await tell(balance);
    await tell({ ...balance, balance: 100, time: '2026-06-01 10:59:59' });
    expect(await read(row.id)).toMatchObject({ balance: 500, version: held.version });

    await tell({ kind: 'opening', requestSerial, result: { state: 'refused', code: 'X', reason: '反悔' } });
    await tell({ kind: 'opening', requestSerial, result: { ...result, accountNo: 'SIM0' } });
    expect(await read(row.id)).toMatchObject({ openState: '2', accountNo: open.accountNo, version: held.version });
    const { rows } = await server.database.pool.query("select 1 from sys_audit where action = 'thirdAccount.contradiction'");
    expect(rows).toHaveLength(2);

    await tell({ kind: 'closed', requestSerial, time: '2026-06-01 12:00:00' });
    const closed = await read(row.id);
    await tell({ kind: 'closed', requestSerial, time: '2026-06-01 13:00:00' });
    await tell({ ...balance, balance: 900, time: '2026-06-01 14:00:00' });
    expect(await read(row.id)).toEqual(closed);
    expect(closed).toMatchObject({ state: '3', closeTime: '2026-06-01 12:00:00' });
  });

  test('FRT-22 a call that is unsigned, altered or repeated is refused; one that is signed is taken once', async () => {
    const row = await applied();
    await settle({ work: false });
    const requestSerial = `${row.applyNo}01`;
    const result = { state: 'opened', accountNo: 'SIM1', subAccountNo: 'SIM1-01', time: '2026-06-01 10:00:00' } as const;
    const url = `/jeecg-boot${path}/notify`;
    const { headers, body } = institution().message('T0', { news: { kind: 'opening', requestSerial, result }, path: url });
    const call = async (payload: string, signed: Record<string, unknown>) => {
      const given = { 'content-type': 'application/json', ...signed } as Record<string, string>;
      const { statusCode } = await server.fastify.inject({ method: 'POST', url, headers: given, payload });
      return statusCode;
    };
    expect(await call(body, {})).toBe(401);
    expect(await call(body.replace('SIM1', 'SIM2'), headers)).toBe(401);
    const nonsense = institution().message('T0', { news: { kind: 'hello' } as never, path: url });
    expect(await call(nonsense.body, nonsense.headers)).toBe(400);
    expect(await read(row.id)).toMatchObject({ openState: '1' });

    expect(await call(body, headers)).toBe(200);
    const open = await read(row.id);
    expect(open).toMatchObject({ openState: '2', accountNo: 'SIM1' });
    expect(await call(body, headers)).toBe(401);
    expect(await read(row.id)).toEqual(open);
  });

  test('FRT-22 an answer that was lost is asked for again, and the application is given under the same serial', async () => {
    const row = await applied();
    // Nothing was given: the outbox has not run, and the institution has never heard of it.
    server.clock.advance(61_000);
    expect(await askDueOpenings(server.context())).toBe(1);
    expect(await askDueOpenings(server.context())).toBe(0);
    server.clock.advance(61_000);
    await askDueOpenings(server.context());
    expect(await read(row.id)).toMatchObject({ openState: '2' });
    await settle();
    const { rows } = await server.database.pool.query('select 1 from account_sim where request_serial like $1', [`${row.applyNo}%`]);
    expect(rows).toHaveLength(1);
  });

  test('FRT-22 the agreement comes before the card; the card is the owner’s, confirmed and in the name of the account', async () => {
    const account = await opened();
    const ready = await cardOf(account.ownerId, { cardHolder: account.accountName });
    expect(await act('bindCard', account, { body: { cardId: ready } })).toMatchObject({ message: '请先签约' });
    const agreed = expectDone(await act('sign', account));
    expect(agreed).toMatchObject({ agreementNo: expect.stringMatching(/^SIMXY/), signTime: expect.any(String) });
    expect(await act('sign', agreed)).toMatchObject({ message: '该账户已签约' });

    const bind = (row: Row, cardId: string) => act('bindCard', row, { body: { cardId } });
    const others = await cardOf('another');
    expect(await bind(agreed, others)).toMatchObject({ success: false, errorData: [{ path: 'cardId' }] });
    expect(await bind(agreed, await cardOf(account.ownerId, { verifyState: '10' }))).toMatchObject({ errorCode: 40404 });
    const refused = expectDone(await bind(agreed, await cardOf(account.ownerId, { cardHolder: '别人' })));
    expect(refused).toMatchObject({ bindState: '30', bindCardId: null, bindRemark: '本地模拟验证：持卡人与开户名称不一致' });
    const bound = expectDone(await bind(refused, ready));
    expect(bound).toMatchObject({ bindState: '20', bindCardId: ready });
    expect(bound.bindCardNo).toContain('****');
    expect(await admin().delete('/account/hyBankCard/delete', { id: ready })).toMatchObject({
      message: '该卡已绑定第三方支付账户，请先换绑或注销账户',
    });
    const cards = expectDone(await admin().get(`${path}/cards`, { id: account.id }));
    expect(cards.map(({ id }: Row) => id)).not.toContain(others);
  });

  test('FRT-22 an account that holds a fen is not closed; an empty one is, and its owner may have another', async () => {
    const account = await signed();
    const { desk } = institution();
    await desk.deposit('T0', { accountNo: account.accountNo, amount: 1 });
    expect(await act('close', account)).toMatchObject({ success: false, message: '账户余额不为零，不能注销' });
    const asked = expectDone(await act('query', account));
    expect(asked).toMatchObject({ balance: 1, frozen: 0, balanceTime: expect.any(String) });
    await desk.deposit('T0', { accountNo: account.accountNo, amount: -1 });

    const closed = expectDone(await act('close', asked));
    expect(closed).toMatchObject({ state: '3', balance: 0, closeTime: expect.any(String) });
    for (const action of ['sign', 'close', 'query']) expect(await act(action, closed)).toMatchObject({ errorCode: 40901 });
    await institution().work();
    expect(await read(account.id)).toMatchObject({ version: closed.version });
    const again = { ownerType: 'customer', ownerId: account.ownerId, accountName: account.accountName, idType: '2', idNo: someUscc() };
    expectDone(await admin().post(`${path}/add`, { ...again, phone: '13900000001', legalPerson: '李' }));
  });

  test('FRT-22 an institution that does not answer changes nothing, and people read so', async () => {
    const account = await opened();
    const channel = embeddedAccounts(server.platform, 0);
    replaceAccountChannel(server.platform, { ...channel, sign: () => Promise.reject(new Error('silence')) });
    expect(await act('sign', account)).toMatchObject({ errorCode: 50301, message: '签约失败，请稍后重试' });
    expect(await read(account.id)).toEqual(account);
    replaceAccountChannel(server.platform, channel);
    expectDone(await act('sign', account));
  });

  test('PERM-08 SMS-03 people of a customer have their own account alone, and prove their phone before it is opened', async () => {
    const mine = await build.customer();
    const theirs = await opened();
    const user = server.as({
      username: 'third_customer',
      userType: 2,
      cid: mine.id,
      permissions: ['list', 'open', 'sign', 'query', 'bindCard'].map((action) => `thirdAccount:${action}`),
    });
    const form = { accountName: mine.customerName, idType: '1', idNo: someIdNo(), phone: '13900000001' };
    const row = expectDone(await user.post(`${path}/add`, form));
    expect(row).toMatchObject({ ownerId: mine.id, openState: '0' });
    expect(await act('open', row, { who: user })).toMatchObject({ status: 403, errorCode: 40331 });
    await makeSafe(server, user);
    expectDone(await act('open', row, { who: user }));
    expect(expectDone(await user.get(`${path}/list`)).records).toMatchObject([{ id: row.id }]);
    expect(await user.get(`${path}/queryById`, { id: theirs.id })).toMatchObject({ status: 404 });
    expect(await act('sign', theirs, { who: user })).toMatchObject({ status: 404 });
    expect(await user.post(`${path}/add`, { ...form, ownerId: theirs.ownerId })).toMatchObject({ status: 403 });
    expect(await act('close', row, { who: user })).toMatchObject({ status: 403 });
    const clerk = server.as({ username: 'third_clerk', permissions: ['thirdAccount:list'] });
    expect(expectDone(await clerk.get(`${path}/list`)).records).toEqual([]);
  });
});

describe('FRT-06 FRT-22 the wallets of a customer with an account', () => {
  const wallets = '/customer/hyCustomerWallet';
  test('they name its sub-account while it is open, and what it holds is compared with them', async () => {
    const [customer, company] = [await build.customer(), await build.company({ isDefault: '0' })];
    const { id } = await build.wallet(customer.id, company.id, 70_000);
    const check = async () => expectDone(await admin().get(`${wallets}/check`, { id }));
    const wallet = async () => expectDone(await admin().get(`${wallets}/queryById`, { id }));
    expect((await check()).rows.map(({ item }: Row) => item)).not.toContain('channel');

    const account = await opened({ ownerId: customer.id, accountName: customer.customerName, idNo: customer.uscc });
    expect(await wallet()).toMatchObject({ subAccountName: customer.customerName, bankName: 'embedded' });
    const row = async () => (await check()).rows.find(({ item }: Row) => item === 'channel');
    expect(await row()).toMatchObject({ ledger: 70_000, wallet: 70_000, documents: 0, difference: 70_000 });
    await institution().desk.deposit('T0', { accountNo: account.accountNo, amount: 69_999 });
    expect(await row()).toMatchObject({ documents: 69_999, difference: 1 });
    await institution().desk.deposit('T0', { accountNo: account.accountNo, amount: 1 });
    expect(await row()).toMatchObject({ documents: 70_000, difference: 0 });

    replaceAccountChannel(server.platform, {
      ...embeddedAccounts(server.platform, 0),
      balance: () => Promise.reject(new Error('no answer')),
    });
    const silent = await check();
    expect(silent.isRight).toBe(false);
    expect(silent.rows.at(-1)).toMatchObject({ item: 'channel', documents: null });
    replaceAccountChannel(server.platform, embeddedAccounts(server.platform, 0));

    await institution().desk.deposit('T0', { accountNo: account.accountNo, amount: -70_000 });
    expectDone(await act('query', await read(account.id)));
    expectDone(await act('close', await read(account.id)));
    expect(await wallet()).toMatchObject({ subAccountNo: null, bankName: null });
  });
});
