import { expect, test } from 'vitest';
import { buildInvoiceOrder, buildRedOrder } from '../../../../test/taxOrders.ts';
import type { InvoiceOrder, IssueResult, RedOrder, TaxChannel, TransportRow } from './taxChannel.ts';

/** How an order is to end. */
export type End = 'issued' | 'refused' | 'failed';

/** A channel under test, with a tax office behind it that does as it is told. */
export interface TaxSubject {
  channel: TaxChannel;
  /** An order that ends so. */
  order(end: End): InvoiceOrder;
  /** Has the office come to the end of its orders. */
  settle(...orders: InvoiceOrder[]): Promise<void>;
  /** The answer to the next order is lost on its way, after it was taken. */
  loseAnswer(): void;
}

const issued = (over: object = {}) => ({
  state: 'issued',
  invoiceNo: expect.stringMatching(/^\d{20}$/),
  invoiceCode: null,
  issueTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  ...over,
});
const numberOf = (result: IssueResult): string => (result.state === 'issued' ? `${result.invoiceCode} ${result.invoiceNo}` : '');

/**
 * What every channel keeps, whatever office is behind it.
 *
 * @param open makes the subject once; call it inside `beforeAll` where it needs a server
 * @source freight-domain 7, style 9
 */
export function testTaxChannel(open: () => TaxSubject): void {
  const give = async (order = open().order('issued')) => {
    const subject = open();
    expect(await subject.channel.issue(order)).toEqual({ state: 'accepted' });
    return { subject, order, channel: subject.channel };
  };
  const ended = async (order?: InvoiceOrder) => {
    const { subject, channel, order: given } = await give(order);
    await subject.settle(given);
    return channel.query(given.serial);
  };

  test('an order is accepted, on its way, and then issued, with a number of its own that stays', async () => {
    const { subject, order, channel } = await give();
    expect(await channel.query(order.serial)).toEqual({ state: 'processing' });

    await subject.settle(order);

    const result = await channel.query(order.serial);
    expect(result).toEqual(issued());
    expect(await channel.query(order.serial)).toEqual(result);
    expect(numberOf(await ended())).not.toBe(numberOf(result));
  });

  test.each(['3', '4'])('one on paper of kind %s has a code beside its number', async (invoiceType) => {
    const result = await ended({ ...open().order('issued'), invoiceType });

    expect(result).toEqual(
      issued({ invoiceNo: expect.stringMatching(/^\d{8}$/), invoiceCode: expect.stringMatching(/^\d{10}(?:\d\d)?$/) }),
    );
  });

  test('what the office refuses at once has a reason, and was issued never', async () => {
    const subject = open();
    const order = subject.order('refused');
    const refused = await subject.channel.issue(order);

    expect(refused).toEqual({ state: 'refused', code: expect.stringMatching(/^.{1,20}$/), reason: expect.stringMatching(/\S/) });
    expect(await subject.channel.issue(order)).toEqual(refused);
    expect(['failed', 'missing']).toContain((await subject.channel.query(order.serial)).state);
  });

  test('what was accepted may fail, with a reason', async () => {
    const result = await ended(open().order('failed'));

    expect(result).toEqual({ state: 'failed', code: expect.stringMatching(/\S/), reason: expect.stringMatching(/\S/) });
  });

  test('a serial is issued once, however often and however fast it comes', async () => {
    const subject = open();
    const order = subject.order('issued');
    const answers = await Promise.all(Array.from({ length: 5 }, () => subject.channel.issue(order)));
    await subject.settle(order);
    const first = await subject.channel.query(order.serial);
    const late = await subject.channel.issue(order);
    await subject.settle(order);

    for (const answer of [...answers, late]) expect(answer).toEqual({ state: 'accepted' });
    expect(await subject.channel.query(order.serial)).toEqual(first);
  });

  test.each([
    ['buyer', (order: InvoiceOrder): InvoiceOrder => ({ ...order, buyer: { ...order.buyer, name: '别人' } })],
    ['remark', (order: InvoiceOrder): InvoiceOrder => ({ ...order, remark: '另一张' })],
  ])('another %s under the same serial is not an order, and no refusal of the first', async (_what, change) => {
    const { subject, order, channel } = await give();

    await expect(channel.issue(change(order))).rejects.toThrow(Error);

    await subject.settle(order);
    expect(await channel.query(order.serial)).toMatchObject({ state: 'issued' });
  });

  test('where the answer is lost the query tells, and the same order again changes nothing', async () => {
    const subject = open();
    const order = subject.order('issued');
    subject.loseAnswer();
    await expect(subject.channel.issue(order)).rejects.toThrow(Error);

    expect(await subject.channel.query(order.serial)).toEqual({ state: 'processing' });
    expect(await subject.channel.issue(order)).toEqual({ state: 'accepted' });
  });

  test('what the office never had is missing', async () => {
    expect(await open().channel.query('KP26010199999901')).toEqual({ state: 'missing' });
  });

  test('a red invoice takes back another one, and has a number of its own', async () => {
    const { subject, order, channel } = await give();
    await subject.settle(order);
    const first = await channel.query(order.serial);
    const red = buildRedOrder(first.state === 'issued' ? first.invoiceNo : '');
    expect(await channel.red(red)).toEqual({ state: 'accepted' });
    await subject.settle(red);

    const result = await channel.query(red.serial);
    expect(result).toEqual(issued());
    expect(numberOf(result)).not.toBe(numberOf(first));
  });

  const changed = <Order extends InvoiceOrder>(order: Order, change: Partial<RedOrder>): Order => ({ ...order, ...change });
  test.each([
    ['a number of 19 digits', { redConfirmNo: '1'.repeat(19) }, 'refused'],
    ['a number of 20 digits', { redConfirmNo: '1'.repeat(20) }, 'accepted'],
    ['a number of 21 digits', { redConfirmNo: '1'.repeat(21) }, 'refused'],
  ])('the confirmation of a red invoice has 20 digits: %s', async (_what, change, state) => {
    expect(await open().channel.red(changed(buildRedOrder('26371202606010000001'), change))).toMatchObject({ state });
  });

  const lines = (count: number) => buildInvoiceOrder({ count });
  test.each([
    ['2,000 lines', () => lines(2000), 'accepted'],
    ['2,001 lines', () => lines(2001), 'refused'],
    ['a remark of 230 characters', () => buildInvoiceOrder({ remark: '备'.repeat(230) }), 'accepted'],
    ['a remark of 231 characters', () => buildInvoiceOrder({ remark: '备'.repeat(231) }), 'refused'],
    ['a special invoice to somebody without a number', () => withBuyer('1', null), 'refused'],
    ['an ordinary invoice to somebody without a number', () => withBuyer('2', null), 'accepted'],
    ['a number that is none', () => withBuyer('2', '123'), 'refused'],
    ['a trip by a kind that the bureau does not know', () => withTrip({ kind: '卡车' }), 'refused'],
    ['a trip without cargo', () => withTrip({ cargo: ' ' }), 'refused'],
    ['a trip without a plate', () => withTrip({ plate: '' }), 'accepted'],
  ])('looks at an order at once: %s', async (_what, order, state) => {
    expect(await open().channel.issue(order())).toMatchObject({ state });
  });

  test.each([
    ['a sum that is not that of its lines', { incl: 287_261, net: 263_542 }],
    ['tax that is not that of its lines', { tax: 23_720, incl: 287_261 }],
    ['net and tax that do not make up the total', { incl: 287_261 }],
    ['a line that does not add up', { lines: buildInvoiceOrder().lines.map((line) => ({ ...line, incl: 287_261 })) }],
    ['an amount of nought', { lines: [], net: 0, tax: 0, incl: 0 }],
    ['a serial of 21 signs', { serial: 'K'.repeat(21) }],
  ])('an order that contradicts itself is not an order: %s', async (_what, change) => {
    const order = { ...open().order('issued'), ...change };
    await expect(open().channel.issue(order)).rejects.toThrow('contradicts itself');
  });

  test('an invoice below nought is none, and neither is a red one above it', async () => {
    const red = buildRedOrder('26371202606010000001');
    await expect(open().channel.issue(red)).rejects.toThrow('contradicts itself');
    await expect(open().channel.red({ ...red, ...buildInvoiceOrder() })).rejects.toThrow('contradicts itself');
  });
}

function withTrip(change: Partial<TransportRow>): InvoiceOrder {
  const order = buildInvoiceOrder();
  return { ...order, transportRows: order.transportRows.map((row) => ({ ...row, ...change })) };
}

function withBuyer(invoiceType: string, taxNo: string | null): InvoiceOrder {
  const order = buildInvoiceOrder({ invoiceType });
  return { ...order, buyer: { ...order.buyer, taxNo } };
}
