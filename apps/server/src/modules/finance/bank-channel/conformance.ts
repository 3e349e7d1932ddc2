import { expect, test } from 'vitest';
import type { BankChannel, PaidAccount, PayingAccount, Transfer } from './bankChannel.ts';

/** How an order is to end. */
export type End = 'success' | 'rejected' | 'failed' | 'unknown' | 'returned';

/** A channel under test, with a bank behind it that does as it is told. */
export interface ChannelSubject {
  channel: BankChannel;
  payer: PayingAccount;
  /** Somebody to whom an order ends so. */
  payee(end: End): PaidAccount;
  /** Has the bank come to the end of its orders. */
  settle(...orders: Transfer[]): Promise<void>;
  /** Has the bank come to the day after. */
  nextDay(...orders: Transfer[]): Promise<void>;
  /** The answer to the next order is lost on its way, after it was taken. */
  loseAnswer(): Promise<void>;
  /** `YYYY-MM-DD`. */
  today(): string;
}

let serials = 0;
const purpose = '运费 YD260601000001';

/** An order of the suite, under a serial of its own. */
export function orderOf(subject: ChannelSubject, { end = 'success' as End, amount = 271_000 } = {}): Transfer {
  const requestSerial = `FK260601${String((serials += 1)).padStart(6, '0')}01`;
  const { payer } = subject;
  return { requestSerial, paymentNo: requestSerial.slice(0, -2), payer, payee: subject.payee(end), amount, purpose };
}

/**
 * What every channel keeps, whatever bank is behind it.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testBankChannel(open: () => ChannelSubject): void {
  const give = async (...[options]: [Parameters<typeof orderOf>[1]?]) => {
    const subject = open();
    const order = orderOf(subject, options);
    expect(await subject.channel.transfer(order)).toEqual({ state: 'accepted' });
    return { subject, order, channel: subject.channel };
  };

  test('an order is accepted, on its way, and then paid, with what the bank calls it', async () => {
    const { subject, order, channel } = await give();
    expect(await channel.query(order.requestSerial)).toEqual({ state: 'processing' });

    await subject.settle(order);

    const result = await channel.query(order.requestSerial);
    expect(result).toEqual({
      state: 'success',
      bankSerialNo: expect.stringMatching(/^.{1,50}$/),
      payTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      fee: expect.any(Number),
    });
    expect(await channel.query(order.requestSerial)).toEqual(result);
  });

  test('what the bank refuses at once has a reason, and stays refused', async () => {
    const subject = open();
    const order = orderOf(subject, { end: 'rejected' });
    const refused = await subject.channel.transfer(order);

    expect(refused).toEqual({ state: 'rejected', code: expect.stringMatching(/^.{1,40}$/), reason: expect.stringMatching(/\S/) });
    expect(await subject.channel.transfer(order)).toEqual(refused);
    const later = await subject.channel.query(order.requestSerial);
    expect(['failed', 'missing']).toContain(later.state);
  });

  test('what was accepted may fail, and moves nothing', async () => {
    const subject = open();
    const before = await subject.channel.balance(subject.payer);
    const { order } = await give({ end: 'failed' });

    await subject.settle(order);

    expect(await subject.channel.query(order.requestSerial)).toEqual({
      state: 'failed',
      code: expect.stringMatching(/\S/),
      reason: expect.stringMatching(/\S/),
    });
    expect(await subject.channel.balance(subject.payer)).toBe(before);
  });

  test('what the bank cannot tell is unknown until it can, and never a failure', async () => {
    const { subject, order, channel } = await give({ end: 'unknown' });
    await subject.settle(order);
    expect(await channel.query(order.requestSerial)).toEqual({ state: 'unknown' });

    let result = await channel.query(order.requestSerial);
    for (let asked = 0; asked < 5 && result.state === 'unknown'; asked += 1) {
      await subject.settle(order);
      result = await channel.query(order.requestSerial);
    }
    expect(result).toMatchObject({ state: 'success' });
  });

  test('what comes back the day after was paid first', async () => {
    const subject = open();
    const before = await subject.channel.balance(subject.payer);
    const { order, channel } = await give({ end: 'returned' });
    await subject.settle(order);
    const paid = await channel.query(order.requestSerial);
    expect(paid).toMatchObject({ state: 'success' });

    await subject.nextDay(order);

    const back = await channel.query(order.requestSerial);
    expect(back).toEqual({
      state: 'returned',
      bankSerialNo: (paid as { bankSerialNo: string }).bankSerialNo,
      returnTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      reason: expect.stringMatching(/\S/),
    });
    expect(await channel.balance(subject.payer)).toBe(before);
  });

  test('a serial is carried out once, however often and however fast it comes', async () => {
    const subject = open();
    const before = await subject.channel.balance(subject.payer);
    const order = orderOf(subject);
    const answers = await Promise.all(Array.from({ length: 5 }, () => subject.channel.transfer(order)));
    await subject.settle(order);
    const late = await subject.channel.transfer(order);
    await subject.settle(order);

    for (const answer of [...answers, late]) expect(answer).toEqual({ state: 'accepted' });
    expect(before - (await subject.channel.balance(subject.payer))).toBe(order.amount);
  });

  test.each([
    ['amount', (order: Transfer): Transfer => ({ ...order, amount: order.amount + 1 })],
    ['payee', (order: Transfer): Transfer => ({ ...order, payee: { ...order.payee, name: '别人' } })],
  ])('another %s under the same serial is not an order, and no refusal of the first', async (_what, change) => {
    const { subject, order, channel } = await give();

    await expect(channel.transfer(change(order))).rejects.toThrow(Error);

    await subject.settle(order);
    expect(await channel.query(order.requestSerial)).toMatchObject({ state: 'success' });
  });

  test('where the answer is lost nobody knows whether it was taken; the query tells, and the same order again changes nothing', async () => {
    const subject = open();
    const before = await subject.channel.balance(subject.payer);
    const order = orderOf(subject);
    await subject.loseAnswer();
    await expect(subject.channel.transfer(order)).rejects.toThrow(Error);

    expect(await subject.channel.query(order.requestSerial)).toEqual({ state: 'processing' });
    expect(await subject.channel.transfer(order)).toEqual({ state: 'accepted' });
    await subject.settle(order);
    expect(before - (await subject.channel.balance(subject.payer))).toBe(order.amount);
  });

  test('what the bank never had is missing', async () => {
    expect(await open().channel.query('FK26060199999901')).toEqual({ state: 'missing' });
  });

  test.each([1, 9_999_999_999])('%i fen are paid to the fen', async (amount) => {
    const subject = open();
    const before = await subject.channel.balance(subject.payer);
    const { order } = await give({ amount });
    await subject.settle(order);
    expect(before - (await subject.channel.balance(subject.payer))).toBe(amount);
  });

  test('the statement of the day has each payment once, and its balances follow from its lines', async () => {
    const subject = open();
    const given = [await give({ amount: 1 }), await give({ amount: 123_456 }), await give({ end: 'failed' })];
    await subject.settle(...given.map(({ order }) => order));

    const lines = await subject.channel.statement(subject.payer, subject.today());

    const of = ({ requestSerial }: Transfer) => lines.filter((line) => line.requestSerial === requestSerial && line.direction === 'out');
    for (const { order } of given.slice(0, 2)) {
      const result = await subject.channel.query(order.requestSerial);
      expect(of(order)).toMatchObject([
        { amount: order.amount, counterpartyName: order.payee.name, bankSerialNo: (result as never)['bankSerialNo'] },
      ]);
    }
    expect(of(given[2]!.order)).toEqual([]);
    for (const [index, line] of lines.slice(1).entries())
      expect(line.balance - lines[index]!.balance).toBe(line.direction === 'in' ? line.amount : -line.amount);
    expect(lines.at(-1)!.balance).toBe(await subject.channel.balance(subject.payer));
    expect(await subject.channel.statement(subject.payer, '2020-01-01')).toEqual([]);
  });
}
