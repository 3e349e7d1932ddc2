import { luhnDigit } from '@tarmac/freight-api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeAccountInstitution, openAccountInstitution } from '../../../../../test/fakeAccountInstitution.ts';
import { buildFreight, expectDone, once, someIdNo } from '../../../../../test/freight.ts';
import { makeSafe } from '../../../../../test/makeSafe.ts';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { startOutboxWorker } from '../../../../platform/jobs/outboxWorker.ts';
import { clockTolerance, signedHeaders } from '../../bank-channel/https/signature.ts';
import { askDueOpenings, thirdAccountOutbox } from '../../third-account/openThirdAccount.ts';
import type { AccountChannel, AccountHolder, AccountNews, CardToCheck } from '../accountChannel.ts';
import { accountChannelOf } from '../accountChannels.ts';
import { testAccountChannel } from '../conformance.ts';
import { accountInstitution } from './accountInstitution.ts';

const keys = { keyId: 'tarmac', secret: 'what we sign with, 32 characters or more' };
const theirKeys = { keyId: 'tarmac', secret: 'what they sign with, 32 characters or more' };
const path = '/account/hyThirdAccount';
let server: TestServer;
let institution: FakeAccountInstitution;
let channel: AccountChannel;
beforeAll(async () => {
  // The institution has a clock of its own, which shows the time of the server.
  const clock = { now: () => server.clock.now() };
  institution = await openAccountInstitution(clock, keys);
  server = await testServer({ shared: true, config: { accounts: { url: institution.url, ...keys, callbackSecret: theirKeys.secret } } });
  // Of another tenant than the accounts that go through our own books: serials of two merchants have nothing to do with each other.
  channel = accountChannelOf(server.platform, 9);
  await makeSafe(server, server.as('admin'));
});
afterAll(() => institution.close());

let latest = 0;
const holder = (): AccountHolder => ({
  name: `司机${(latest += 1)}`,
  idType: '1',
  idNo: someIdNo().replace(/^11/, '37'),
  phone: '13900000001',
  legalPerson: null,
});
function cardOf({ name, idNo, phone }: AccountHolder): CardToCheck {
  const body = `622202${String((latest += 1)).padStart(12, '0')}`;
  return { accountType: '2', cardHolder: name, cardNo: body + luhnDigit(body), idNo, phone };
}
let serials = 0;
const application = () => ({ requestSerial: `KH260602${String((serials += 1)).padStart(6, '0')}01`, holder: holder() });

describe('FRT-22 an institution over HTTPS', () => {
  testAccountChannel(() => ({
    channel,
    holder,
    wrongHolder: () => ({ ...holder(), idNo: '110101199001011234' }),
    cardOf,
    settle: async () => void institution.settle(),
    deposit: async (accountNo, amount) => institution.deposit(accountNo, amount),
  }));

  test('FRT-22 the institution takes the place of the embedded one, and is not an imitation', () => {
    expect(channel).toMatchObject({ name: 'https', simulated: false });
    expect(server.platform.config.bank).toBeNull();
  });

  test('FRT-22 a card is checked and a small amount is sent', async () => {
    const card = cardOf(holder());
    expect(await channel.checkCard(card)).toMatchObject({ passed: true, remark: '一致' });
    expect(await channel.checkCard({ ...card, cardHolder: '别人' })).toMatchObject({ passed: false });
    expect(await channel.sendAmount({ accountName: '甲', accountNo: '1', cnaps: '102458000011' })).toEqual({
      amount: 37,
      remark: '已打款',
    });
  });
});

describe('FRT-22 what goes wrong on the line', () => {
  test.each(['http', 'late500', 'garbage', 'shape', 'redirect', 'silence'] as const)(
    'FRT-22 %s is not an answer: nobody takes it for a refusal, and the query tells',
    async (fault) => {
      const asked = application();
      institution.faults.push(fault);
      await expect(channel.open(asked)).rejects.toThrow(Error);

      const { state } = await channel.queryOpening(asked.requestSerial);
      expect(state).toBe(fault === 'http' || fault === 'redirect' ? 'missing' : 'processing');
      expect(await channel.open(asked)).toEqual({ state: 'accepted' });
    },
  );

  test('FRT-22 a slow answer is an answer', async () => {
    institution.faults.push('slow');
    expect(await channel.open(application())).toEqual({ state: 'accepted' });
  });

  test('FRT-22 a message under another secret is not taken', async () => {
    const config = { ...server.platform.config.accounts!, secret: 'x'.repeat(32) };
    await expect(accountInstitution(server.platform, { config }).queryOpening('x')).rejects.toThrow('401');
    expect(institution.refused).toEqual(['signature']);
  });

  test('SEC-02 FRT-22 numbers of people are in no line of the log', async () => {
    const asked = application();
    institution.faults.push('garbage');
    await channel.open(asked).catch((error: unknown) => server.platform.log.error({ err: error }, 'as the sender logs it'));
    expect(server.logLines.join('\n')).toContain('as the sender logs it');
    for (const secret of [asked.holder.idNo, keys.secret, theirKeys.secret]) expect(server.logLines.join('\n')).not.toContain(secret);
  });
});

describe('FRT-22 an account from its application on', () => {
  type Row = ReturnType<typeof expectDone>;
  const read = async (id: string): Promise<Row> => expectDone(await server.as('admin').get(`${path}/queryById`, { id }));
  const act = (action: string, { id, version }: Row) => server.as('admin').put(`${path}/${action}`, { id, version }, once());
  const send = (body: string, headers: Record<string, string>) =>
    server.fastify
      .inject({
        method: 'POST',
        url: `/jeecg-boot${path}/notify`,
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      .then(({ statusCode }) => statusCode);
  const signed = (body: string, { by = theirKeys, now = server.clock.now() } = {}) =>
    signedHeaders(by, { method: 'POST', path: `/jeecg-boot${path}/notify`, body, now });
  const bodyOf = (news: AccountNews) => JSON.stringify({ merchant: 'T0', news });
  const call = (news: AccountNews) => send(bodyOf(news), signed(bodyOf(news)));

  /** What the institution has to tell of an application. */
  const newsOf = ({ applyNo }: Row) => institution.settle().filter(({ requestSerial }) => requestSerial === `${applyNo}01`);

  async function applied(): Promise<Row> {
    const customer = await buildFreight(server).customer();
    const form = { ownerType: 'customer', ownerId: customer.id, accountName: customer.customerName, idType: '2', idNo: customer.uscc };
    const row = expectDone(await server.as('admin').post(`${path}/add`, { ...form, phone: '13900000001', legalPerson: '李' }));
    const open = expectDone(await act('open', row));
    const worker = startOutboxWorker(server.platform, [thirdAccountOutbox], server.platform.log);
    await worker.drain();
    await worker.stop();
    return open;
  }

  test('FRT-22 it is opened by a signed call, once; told twice, late and in another order it stands as it stood', async () => {
    const row = await applied();
    expect(row).toMatchObject({ openState: '1', channelCode: 'https', simulated: '0' });
    const news = newsOf(row)[0]!;
    const body = bodyOf(news);
    for (const refused of [{}, signed(body, { by: keys }), signed(bodyOf({ ...news, requestSerial: 'x' }))])
      expect(await send(body, refused)).toBe(401);
    const tooOld = new Date(server.clock.now().getTime() - (clockTolerance + 1) * 1000);
    expect(await send(body, signed(body, { now: tooOld }))).toBe(401);
    expect(await read(row.id)).toMatchObject({ openState: '1' });

    const headers = signed(body);
    expect([await send(body, headers), await send(body, headers), await call(news)]).toEqual([200, 401, 200]);
    const opened = await read(row.id);
    expect(opened).toMatchObject({ openState: '2', accountNo: expect.stringMatching(/^T\d{10}$/) });
    const first = institution.deposit(opened.accountNo, 500);
    server.clock.advance(1000);
    const second = institution.deposit(opened.accountNo, 200);
    expect([await call(second), await call(first), await call(second)]).toEqual([200, 200, 200]);
    expect(await read(row.id)).toMatchObject({ balance: 700 });
    institution.deposit(opened.accountNo, -700);

    const asked = expectDone(await act('query', await read(row.id)));
    institution.faults.push('silence');
    expect(await act('sign', asked)).toMatchObject({ errorCode: 50301, message: '签约失败，请稍后重试' });
    const agreed = expectDone(await act('sign', asked));
    expect(agreed).toMatchObject({ agreementNo: `A${row.applyNo}01` });
    expect(expectDone(await act('close', agreed))).toMatchObject({ state: '3' });
  });

  test('FRT-22 an application whose answer was lost is asked for, and not handed in a second time', async () => {
    institution.faults.push('silence');
    const row = await applied();
    // Nobody calls: news are lost as well.
    expect(newsOf(row)).toHaveLength(1);
    server.clock.advance(61_000);
    await askDueOpenings(server.context());
    expect(await read(row.id)).toMatchObject({ openState: '2' });
    expect(newsOf(row)).toEqual([]);
  });

  test('FRT-22 an account of another institution is asked for nowhere else', async () => {
    const row = await applied();
    const { hyThirdAccount } = await import('../../third-account/thirdAccount.table.ts');
    await server.inTenant(0, (tx) => tx.update(hyThirdAccount).set({ channelCode: 'embedded' }));
    server.clock.advance(61_000);
    expect(await askDueOpenings(server.context())).toBe(0);
    expect(await act('query', await read(row.id))).toMatchObject({ message: '该账户由其他渠道开立，不能办理' });
  });
});
