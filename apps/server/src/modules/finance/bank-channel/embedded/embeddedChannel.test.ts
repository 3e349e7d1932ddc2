import { luhnDigit } from '@tarmac/freight-api/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toDateText } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import type { ChannelNews, PaidAccount, Transfer } from '../bankChannel.ts';
import { onNews } from '../channelNews.ts';
import { accountSim } from '../../account-channel/embedded/accountSim.table.ts';
import { embeddedInstitution } from '../../account-channel/embedded/embeddedAccounts.ts';
import { type ChannelSubject, type End, orderOf, testBankChannel } from '../conformance.ts';
import { openingFen } from './bankBooks.ts';
import { refusalOf } from './bankOrder.ts';
import { closeEmbeddedBank, embeddedBank, embeddedChannel } from './embeddedChannel.ts';

type News = ChannelNews & { tenantId: number };

let server: TestServer;
let subject: ChannelSubject;
const heard: News[] = [];
/** What the listener does with the next news; it takes them where nothing is said. */
const refusals: Error[] = [];
beforeAll(async () => {
  server = await testServer({ shared: true });
  subject = {
    channel: embeddedChannel(server.platform),
    payer: accountNo('370500000000000001'),
    payee,
    settle: async () => server.clock.advance(3000),
    nextDay: async () => server.clock.advance(dayMs),
    loseAnswer: async () => void (await bank()).faults.push('silence'),
    today,
  };
  onNews(server.platform, async (news) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    heard.push(news);
  });
});
beforeEach(async () => {
  // Each test has a day of its own, after whatever the one before it left open.
  server.clock.advance(2 * dayMs);
  server.clock.set(`${today()}T10:00:00+08:00`);
  await work();
  heard.length = 0;
});

const dayMs = 24 * 3_600_000;
const today = () => toDateText(server.clock.now());

const bank = () => embeddedBank(server.platform);
const work = async () => (await bank()).work();
const accountNo = (no: string) => ({
  companyAccountId: 'account',
  accountName: '山东某物流有限公司',
  accountNo: no,
  bankName: '工商银行',
  cnaps: '102458000011',
});
const digits: Record<End, string> = { success: '0', rejected: '0', failed: '7', unknown: '8', returned: '9' };
let cards = 0;
/** A card whose last digit is the wanted one, and follows from the others. */
function payee(end: End): PaidAccount {
  let cardNo = '';
  do {
    const first = `62220212${String((cards += 1)).padStart(10, '0')}`;
    cardNo = `${first}${luhnDigit(first)}`;
  } while (!cardNo.endsWith(digits[end]));
  return { accountType: '2', name: end === 'rejected' ? ' ' : '张三', idNo: null, accountNo: cardNo, bankName: '工商银行', cnaps: null };
}
const settled = async (end: End = 'success') => {
  const order = orderOf(subject, { end });
  await subject.channel.transfer(order);
  await subject.settle(order);
  return order;
};
const statesOf = (order: Transfer) =>
  heard.filter(({ requestSerial }) => requestSerial === order.requestSerial).map(({ result }) => result.state);

describe('BANK-01 the embedded bank', () => {
  testBankChannel(() => subject);
});

describe('BANK-02 the embedded bank', () => {
  test('gives an account its opening balance once, whatever our books say', async () => {
    const account = accountNo('370500000000000002');
    expect(await subject.channel.balance(account)).toBe(openingFen);
    expect(await subject.channel.balance(account)).toBe(openingFen);
    const dear = { ...orderOf(subject), payer: account, amount: 9_999_999_999 };
    await subject.channel.transfer(dear);
    await subject.settle();
    expect(await subject.channel.balance(account)).toBe(openingFen - 9_999_999_999);
  });

  test('FRT-22 pays from an account of the embedded institution what that one says it holds, and gives back to it', async () => {
    const payer = accountNo('SIM0000000000000777');
    const opened = { merchant: 'T0', requestSerial: 'OPEN777', bodyHash: 'a', body: 'a', idNoHash: 'a', state: 'open', balance: 1000 };
    const inBooks = <T>(run: (tx: Tx) => Promise<T>) => server.platform.database.transaction('system', run);
    await inBooks((tx) => tx.insert(accountSim).values({ ...opened, accountNo: payer.accountNo }));
    const held = async () => (await embeddedInstitution(server.platform).desk.balance('T0', payer.accountNo)).balance;
    const give = async (amount: number, end: End = 'success') => {
      const order = { ...orderOf(subject, { end }), payer, amount };
      await subject.channel.transfer(order);
      await subject.settle();
      return subject.channel.query(order.requestSerial);
    };
    expect(await give(1001)).toMatchObject({ state: 'failed', code: 'E13' });
    expect(await give(600, 'failed')).toMatchObject({ state: 'failed', code: 'E17' });
    expect(await held()).toBe(1000);
    expect(await give(600, 'returned')).toMatchObject({ state: 'success' });
    expect(await give(400)).toMatchObject({ state: 'success' });
    expect(await held()).toBe(0);
    await subject.nextDay();
    await work();
    expect(await held()).toBe(600);
  });

  test('pays nothing that an account does not hold, and the last fen that it does', async () => {
    const payer = accountNo('370500000000000003');
    const give = async (amount: number) => {
      const order = { ...orderOf(subject), payer, amount };
      await subject.channel.transfer(order);
      await subject.settle();
      return subject.channel.query(order.requestSerial);
    };
    for (let count = 0; count < 10; count += 1) expect(await give(9_999_999_999)).toMatchObject({ state: 'success' });
    expect(await subject.channel.balance(payer)).toBe(10);
    expect(await give(11)).toMatchObject({ state: 'failed', code: 'E13' });
    expect(await give(10)).toMatchObject({ state: 'success' });
    expect(await subject.channel.balance(payer)).toBe(0);
  });

  test.each([
    ['E02', { amount: 0 }],
    [undefined, { amount: 1 }],
    [undefined, { amount: 9_999_999_999 }],
    ['E02', { amount: 10_000_000_000 }],
    ['E12', { name: ' ' }],
    ['E11', { accountNo: '6222021200000000011' }],
    ['E11', { accountNo: '' }],
    ['E11', { accountType: '1' as const, accountNo: '12345' }],
    [undefined, { accountType: '1' as const, accountNo: '123456' }],
  ])(
    'looks at an order at once: %s %o',
    (code, { amount = 100, ...rest }: { amount?: number; name?: string; accountNo?: string; accountType?: '1' | '2' }) => {
      const card = `622202120000000009${luhnDigit('622202120000000009')}`;
      const given = { accountType: '2' as const, name: '张三', accountNo: card, ...rest };
      const order = { merchant: 'T0', requestSerial: 'FK1', payer: { name: '公司', accountNo: '1' }, payee: given, amount, purpose: '' };
      expect(refusalOf(order)?.code).toBe(code);
    },
  );

  test('knows a result after one to three seconds, the same for a serial in every run', async () => {
    const orders = Array.from({ length: 12 }, () => orderOf(subject));
    for (const order of orders) await subject.channel.transfer(order);
    const waiting = async () => {
      const results = await Promise.all(orders.map(({ requestSerial }) => subject.channel.query(requestSerial)));
      return results.filter(({ state }) => state === 'processing').length;
    };
    expect(await waiting()).toBe(12);
    server.clock.advance(999);
    expect(await waiting()).toBe(12);
    server.clock.advance(1);
    const afterOne = await waiting();
    expect(afterOne).toBeGreaterThan(0);
    expect(afterOne).toBeLessThan(12);
    server.clock.advance(2000);
    expect(await waiting()).toBe(0);
  });

  test('a result that is due outlasts the process: a bank that starts again goes on', async () => {
    const order = orderOf(subject);
    await subject.channel.transfer(order);
    const { url } = await bank();
    await closeEmbeddedBank(server.platform);
    server.clock.advance(3000);

    expect(await subject.channel.query(order.requestSerial)).toMatchObject({ state: 'success' });
    expect((await bank()).url).not.toBe(url);
  });

  test('speaks to nobody without its key, and knows no other addresses', async () => {
    const { url, key } = await bank();
    const ask = (path: string, headers = {}, body = '{}') =>
      fetch(`${url}${path}`, { method: 'POST', headers, body }).then(({ status }) => status);
    expect(await ask('/balance')).toBe(401);
    expect(await ask('/balance', { 'x-bank-key': `${key}x` })).toBe(401);
    expect(await ask('/constructor', { 'x-bank-key': key })).toBe(404);
    expect(await ask('/balance', { 'x-bank-key': key })).toBe(400);
    expect(await ask('/transfer', { 'x-bank-key': key }, 'x'.repeat(70_000))).toBe(400);
  });

  test('keeps the numbers of accounts sealed', async () => {
    const order = await settled();
    await subject.channel.query(order.requestSerial);
    const { rows } = await server.database.pool.query(
      `select coalesce(string_agg(t::text, ''), '') || (select string_agg(a::text, '') from bank_sim_account a) || (select string_agg(o::text, '') from bank_sim_order o) as stored from bank_sim_txn t`,
    );
    expect(rows[0].stored).toContain(order.requestSerial);
    for (const secret of [order.payee.accountNo, order.payer.accountNo]) expect(rows[0].stored).not.toContain(secret);
  });

  test('the serials of two tenants have nothing to do with each other', async () => {
    const order = await settled();
    const other = embeddedChannel(server.platform, 2);
    expect(await other.query(order.requestSerial)).toEqual({ state: 'missing' });
    expect(await other.transfer({ ...order, amount: 5 })).toEqual({ state: 'accepted' });
    await subject.settle();
    await work();
    expect(heard.filter(({ requestSerial }) => requestSerial === order.requestSerial).map(({ tenantId }) => tenantId)).toEqual([0, 2]);
    const lines = await other.statement(order.payer, today());
    expect(lines.filter(({ requestSerial }) => requestSerial !== null)).toMatchObject([{ requestSerial: order.requestSerial, amount: 5 }]);
  });

  test('a receipt is a PDF that says 模拟 and whom it is for; of what was not paid there is none', async () => {
    const order = await settled();
    const result = await subject.channel.query(order.requestSerial);
    const pdf = Buffer.from((await subject.channel.receipt((result as { bankSerialNo: string }).bankSerialNo))!).toString('latin1');
    const says = (text: string) => pdf.includes(Buffer.from(text, 'utf16le').swap16().toString('hex'));
    expect(pdf).toMatch(/^%PDF-1\.5\n/);
    expect(pdf).toMatch(/%%EOF\n$/);
    for (const text of ['模拟', '张三', order.payee.accountNo, '2,710.00', order.requestSerial]) expect(says(text)).toBe(true);
    const start = Number(/startxref\n(\d+)/.exec(pdf)![1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    expect(await subject.channel.receipt('SIM1')).toBeNull();
    expect(await embeddedChannel(server.platform, 2).receipt((result as { bankSerialNo: string }).bankSerialNo)).toBeNull();
  });
});

describe('BANK-02 faults of the embedded bank', () => {
  const fault = async (name: string) => (await bank()).faults.push(name);

  test('an error of the bank before it took the order leaves it missing, and it can be given again', async () => {
    const order = orderOf(subject);
    await fault('http');
    await expect(subject.channel.transfer(order)).rejects.toThrow('500');
    expect(await subject.channel.query(order.requestSerial)).toEqual({ state: 'missing' });
    expect(await subject.channel.transfer(order)).toEqual({ state: 'accepted' });
  });

  test('nonsense is not an answer: the order was taken, as the query tells', async () => {
    const order = orderOf(subject);
    await fault('garbage');
    await expect(subject.channel.transfer(order)).rejects.toThrow(Error);
    expect(await subject.channel.query(order.requestSerial)).toEqual({ state: 'processing' });
  });

  test('a slow answer is an answer', async () => {
    await fault('slow');
    expect(await subject.channel.transfer(orderOf(subject))).toEqual({ state: 'accepted' });
  });
});

describe('BANK-02 the embedded bank calls by itself', () => {
  test.each([
    ['success', ['success']],
    ['failed', ['failed']],
    // It tells nothing of what it cannot tell itself.
    ['unknown', []],
    ['rejected', []],
  ] as const)('%s: once the result is known, and not before', async (end, states) => {
    const order = orderOf(subject, { end });
    await subject.channel.transfer(order);
    await work();
    expect(statesOf(order)).toEqual([]);
    await subject.settle();
    await work();
    await work();
    expect(statesOf(order)).toEqual(states);
  });

  test('what was unknown is told once a query has been answered with it', async () => {
    const order = await settled('unknown');
    for (let asked = 0; asked < 3; asked += 1) await subject.channel.query(order.requestSerial);
    await work();
    expect(statesOf(order)).toEqual(['success']);
  });

  test('what comes back is told after it was paid, the day after at nine', async () => {
    const order = await settled('returned');
    await work();
    server.clock.advance(dayMs);
    server.clock.set(`${today()}T08:59:59+08:00`);
    await work();
    expect(statesOf(order)).toEqual(['success']);
    server.clock.advance(1000);
    await work();
    expect(statesOf(order)).toEqual(['success', 'returned']);
  });

  test('calls may come twice, and late', async () => {
    const { callFaults } = await bank();
    callFaults.push('twice');
    const first = await settled();
    await work();
    expect(statesOf(first)).toEqual(['success', 'success']);

    callFaults.push('late');
    const second = await settled('returned');
    await work();
    expect(statesOf(second)).toEqual([]);
    await subject.nextDay();
    await work();
    expect(statesOf(second)).toEqual(['returned', 'success']);
  });

  test('what is not taken is called again after half a minute, five times at most', async () => {
    const order = await settled();
    refusals.push(...Array.from({ length: 4 }, () => new Error('not now')));
    for (let tries = 0; tries < 5; tries += 1) {
      await work();
      expect(statesOf(order)).toHaveLength(tries === 4 ? 1 : 0);
      server.clock.advance(29_000);
      await work();
      server.clock.advance(1000);
    }
    const given = await settled();
    refusals.push(...Array.from({ length: 5 }, () => new Error('not now')));
    for (let tries = 0; tries < 7; tries += 1) {
      await work();
      server.clock.advance(30_000);
    }
    expect(statesOf(given)).toEqual([]);
  });

  test('outside of tests a timer wakes it: nobody has to ask', async () => {
    const live = await testServer({ config: { mode: 'development' } });
    const news = new Promise<News>((resolve) => onNews(live.platform, async (told) => resolve(told)));
    const order = orderOf(subject);
    await embeddedChannel(live.platform).transfer(order);
    live.clock.advance(3000);
    await embeddedChannel(live.platform).query(order.requestSerial);

    expect(await news).toMatchObject({ tenantId: 0, requestSerial: order.requestSerial, result: { state: 'success' } });
    expect(live.errors).toEqual([]);
  });
});
