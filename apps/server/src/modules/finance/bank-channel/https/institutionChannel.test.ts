import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInstitution, type FakeInstitution } from '../../../../../test/fakeInstitution.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { createFakeClock, toDateText, type FakeClock } from '../../../../platform/clock.ts';
import type { BankChannel, ChannelNews, PaidAccount } from '../bankChannel.ts';
import { channelOf } from '../channels.ts';
import { onNews } from '../channelNews.ts';
import { type ChannelSubject, type End, orderOf, testBankChannel } from '../conformance.ts';
import { institutionChannel } from './institutionChannel.ts';
import { newsPath } from './serveNews.ts';
import { clockTolerance, createVerifier, signatureOf, signedHeaders } from './signature.ts';

type News = ChannelNews & { tenantId: number };

const keys = { keyId: 'tarmac', secret: 'what we sign with, 32 characters or more' };
const theirKeys = { keyId: 'tarmac', secret: 'what they sign with, 32 characters or more' };
let server: TestServer;
let institution: FakeInstitution;
let channel: BankChannel;
let subject: ChannelSubject;
const heard: News[] = [];
const refusals: Error[] = [];
/** The institution has a clock of its own, which the tests move along with that of the server. */
const theirClock: FakeClock = createFakeClock();
beforeAll(async () => {
  institution = await openInstitution(theirClock, keys);
  server = await testServer({ shared: true, config: { bank: { url: institution.url, ...keys, callbackSecret: theirKeys.secret } } });
  channel = channelOf(server.context());
  subject = {
    channel,
    payer: {
      companyAccountId: 'account',
      accountName: '山东某物流有限公司',
      accountNo: '370500000000000001',
      bankName: '工商银行',
      cnaps: '102458000011',
    },
    payee,
    settle: async () => institution.settle(),
    nextDay: async () => {
      advance(24 * 3_600_000);
      institution.giveBack();
    },
    loseAnswer: async () => void institution.faults.push('silence'),
    today: () => toDateText(server.clock.now()),
  };
  onNews(server.platform, async (news) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    heard.push(news);
  });
});
afterAll(() => institution.close());
beforeEach(() => {
  heard.length = 0;
  institution.refused.length = 0;
});

const payee = (end: End): PaidAccount => ({
  accountType: '2',
  name: '张三',
  idNo: end,
  accountNo: '6222021200000000018',
  bankName: '工商银行',
  cnaps: null,
});
function advance(milliseconds: number): void {
  server.clock.advance(milliseconds);
  theirClock.advance(milliseconds);
}

describe('BANK-01 a payment institution', () => {
  testBankChannel(() => subject);
});

describe('BANK-04 what we send to an institution', () => {
  test('the institution takes the place of the embedded bank, and is not an imitation', () => {
    expect(channel).toMatchObject({ name: 'https', simulated: false });
  });

  test.each(['http', 'late500', 'garbage', 'shape', 'redirect', 'silence'] as const)(
    '%s is not an answer: nobody takes it for a refusal',
    async (fault) => {
      const order = orderOf(subject);
      institution.faults.push(fault);
      await expect(channel.transfer(order)).rejects.toThrow(Error);

      const { state } = await channel.query(order.requestSerial);
      expect(state).toBe(fault === 'http' || fault === 'redirect' ? 'missing' : 'processing');
      expect(await channel.transfer(order)).toEqual({ state: 'accepted' });
    },
  );

  test('a slow answer is an answer', async () => {
    institution.faults.push('slow');
    expect(await channel.transfer(orderOf(subject))).toEqual({ state: 'accepted' });
  });

  test('a message under another secret, or by a clock that is too far off, is not taken', async () => {
    const wrong = institutionChannel(server.platform, { config: { ...server.platform.config.bank!, secret: 'x'.repeat(32) } });
    await expect(wrong.balance(subject.payer)).rejects.toThrow('401');
    theirClock.advance(clockTolerance * 1000);
    await expect(channel.balance(subject.payer)).resolves.toBeGreaterThan(0);
    theirClock.advance(1000);
    await expect(channel.balance(subject.payer)).rejects.toThrow('401');
    theirClock.advance(-(clockTolerance + 1) * 1000);
    expect(institution.refused).toEqual(['signature', 'time']);
  });

  test('a receipt is a PDF, and of what was not paid there is none', async () => {
    const order = orderOf(subject);
    await channel.transfer(order);
    institution.settle();
    expect(Buffer.from((await channel.receipt(`I${order.requestSerial}`))!).toString()).toMatch(/^%PDF/);
    expect(await channel.receipt('none')).toBeNull();
  });

  test('SEC-02 numbers of people are in no line of the log', async () => {
    institution.faults.push('garbage');
    await channel.transfer(orderOf(subject)).catch((error: unknown) => server.platform.log.error({ err: error }, 'as the sender logs it'));
    expect(server.logLines.join('\n')).toContain('as the sender logs it');
    for (const secret of [payee('success').accountNo, keys.secret, theirKeys.secret])
      expect(server.logLines.join('\n')).not.toContain(secret);
  });
});

describe('BANK-04 what an institution tells us', () => {
  const address = `/jeecg-boot${newsPath}`;
  const bodyOf = (result: object, requestSerial = 'FK26060100000101') => JSON.stringify({ merchant: 'T2', requestSerial, result });
  const success = { state: 'success', bankSerialNo: 'I1', payTime: '2026-06-01 10:00:02', fee: 100 };
  const send = (body: string, headers: Record<string, string>) =>
    server.fastify
      .inject({ method: 'POST', url: address, headers: { 'content-type': 'application/json', ...headers }, body })
      .then(({ statusCode }) => statusCode);
  const signed = (body: string, { now = server.clock.now(), path = address, with: by = theirKeys } = {}) =>
    signedHeaders(by, { method: 'POST', path, body, now });

  test('a signed call is taken once, for the tenant that it names', async () => {
    const body = bodyOf(success);
    const headers = signed(body);
    expect(await send(body, headers)).toBe(200);
    expect(heard).toEqual([{ tenantId: 2, requestSerial: 'FK26060100000101', result: success }]);
    // Somebody who listened on the line cannot send it again; the institution can, with a new nonce.
    expect(await send(body, headers)).toBe(401);
    expect(await send(body, signed(body))).toBe(200);
    expect(heard).toHaveLength(2);
  });

  test.each([
    ['no signature', () => ({})],
    ['our own secret', (body: string) => signed(body, { with: keys })],
    ['another body', () => signed(bodyOf({ state: 'failed', code: 'x', reason: 'x' }))],
    ['another path', (body: string) => signed(body, { path: '/other' })],
    ['another key', (body: string) => signed(body, { with: { ...theirKeys, keyId: 'other' } })],
    ['too old', (body: string) => signed(body, { now: new Date(server.clock.now().getTime() - (clockTolerance + 1) * 1000) })],
    ['too early', (body: string) => signed(body, { now: new Date(server.clock.now().getTime() + (clockTolerance + 1) * 1000) })],
  ] as const)('%s: refused, and nobody hears of it', async (_what, headersOf) => {
    const body = bodyOf(success);
    expect(await send(body, headersOf(body))).toBe(401);
    expect(heard).toEqual([]);
  });

  test.each([-clockTolerance, clockTolerance])('%i seconds away is taken', async (seconds) => {
    const body = bodyOf(success);
    expect(await send(body, signed(body, { now: new Date(server.clock.now().getTime() + seconds * 1000) }))).toBe(200);
  });

  test.each([
    ['no JSON', '{"merchant":'],
    ['another state', bodyOf({ state: 'paid' })],
    ['a success without the number of the bank', bodyOf({ ...success, bankSerialNo: '' })],
    ['a fraction of a fen', bodyOf({ ...success, fee: 0.5 })],
    ['another tenant than a number', JSON.stringify({ merchant: 'T-1', requestSerial: 'x', result: success })],
  ])('%s is not understood', async (_what, body) => {
    expect(await send(body, signed(body))).toBe(400);
    expect(heard).toEqual([]);
  });

  test('what could not be taken is answered as such, and taken when it comes again; order and number do not matter', async () => {
    refusals.push(new Error('the database is away'));
    const back = { state: 'returned', bankSerialNo: 'I1', returnTime: '2026-06-02 09:00:00', reason: '账户已销户' };
    const first = bodyOf(back);
    expect(await send(first, signed(first))).toBe(500);
    for (const body of [first, bodyOf(success), first]) expect(await send(body, signed(body))).toBe(200);
    expect(heard.map(({ result }) => result.state)).toEqual(['returned', 'success', 'returned']);
  });

  test('a call is short', async () => {
    const body = `${' '.repeat(16 * 1024)}${bodyOf(success)}`;
    expect(await send(body, signed(body))).toBe(413);
  });

  test('without an institution there is no such address', async () => {
    const other = await testServer();
    const body = bodyOf(success);
    const { statusCode } = await other.fastify.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/json', ...signed(body) },
      body,
    });
    expect(statusCode).toBe(404);
  });
});

describe('BANK-04 the signature', () => {
  test('is HMAC-SHA-256 over method, path, time, nonce and body', () => {
    const what = {
      method: 'POST',
      path: '/v1/balance',
      timestamp: '1780279200',
      nonce: '00112233445566778899aabbccddeeff',
      body: '{"a":1}',
    };
    expect(signatureOf('secret', what)).toBe('0b245038b044f9fe8ee0728a43408e43991b488150e7d0ba8caec16e47099b0d');
    for (const name of Object.keys(what))
      expect(signatureOf('secret', { ...what, [name]: 'x' })).not.toBe('0b245038b044f9fe8ee0728a43408e43991b488150e7d0ba8caec16e47099b0d');
  });

  test('forgets a nonce when a message of its time would be too old at any rate', () => {
    const verify = createVerifier(keys);
    const now = new Date('2026-06-01T10:00:00Z');
    const message = { method: 'POST', path: '/', body: '', now };
    const headers = signedHeaders(keys, message);
    const at = (seconds: number) => ({ ...message, now: new Date(now.getTime() + seconds * 1000) });
    expect(verify(headers, at(0))).toBeUndefined();
    expect(verify(headers, at(clockTolerance))).toBe('nonce');
    expect(verify(headers, at(clockTolerance + 1))).toBe('time');
  });
});
