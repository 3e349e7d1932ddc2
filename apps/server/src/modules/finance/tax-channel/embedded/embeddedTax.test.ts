import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../../../test/testServer.ts';
import { buildInvoiceOrder } from '../../../../../test/taxOrders.ts';
import { type End, type TaxSubject, testTaxChannel } from '../conformance.ts';
import type { InvoiceOrder, IssueResult, TaxNews } from '../taxChannel.ts';
import { taxChannelOf } from '../taxChannels.ts';
import { onTaxNews } from '../taxNews.ts';
import { embeddedOffice, embeddedTax } from './embeddedTax.ts';

type News = TaxNews & { tenantId: number };

let server: TestServer;
let subject: TaxSubject;
const heard: News[] = [];
/** What the listener does with the next news; it takes them where nothing is said. */
const refusals: Error[] = [];
beforeAll(async () => {
  server = await testServer({ shared: true });
  const channel = embeddedTax(server.platform, 0);
  let isLost = false;
  subject = {
    // What may be lost here is the process, between the order and the answer.
    channel: {
      ...channel,
      issue: async (order) => {
        const answer = await channel.issue(order);
        if (!isLost) return answer;
        isLost = false;
        throw new Error('the process ended');
      },
    },
    order: (end) => toBuyer(taxNos[end]),
    settle: async () => server.clock.advance(3000),
    loseAnswer: () => {
      isLost = true;
    },
  };
  onTaxNews(server.platform, async (news) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    heard.push(news);
  });
});
const dayMs = 24 * 3_600_000;
const work = () => embeddedOffice(server.platform).work();
beforeEach(async () => {
  // Whatever the test before left open ends, and is told.
  server.clock.advance(dayMs);
  server.clock.set(`${new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)}T10:00:00+08:00`);
  await work();
  heard.length = 0;
});

const taxNos: Record<End, string> = { issued: '91120116MA06W8X5XN', failed: '990000000000007', refused: '990000000000008' };
const toBuyer = (taxNo: string, over: Partial<InvoiceOrder> = {}): InvoiceOrder => {
  const order = buildInvoiceOrder(over);
  return { ...order, buyer: { ...order.buyer, taxNo } };
};
const issue = async (order: InvoiceOrder, channel = subject.channel): Promise<IssueResult> => {
  await channel.issue(order);
  await subject.settle(order);
  return channel.query(order.serial);
};
const numberOf = (result: IssueResult) => (result.state === 'issued' ? result.invoiceNo : '');

describe('FRT-20 the embedded tax office', () => {
  testTaxChannel(() => subject);

  test('FRT-20 says that it is simulated, and is what sellers are issued by where nothing else is said', () => {
    expect(subject.channel).toMatchObject({ name: 'embedded', simulated: true });
    expect(taxChannelOf(server.context(), '91370700MA3D000127')).toMatchObject({ name: 'embedded', simulated: true });
  });

  test('FRT-20 numbers begin with year, region and kind, grow by one, and go on the day after', async () => {
    const numbers = [];
    for (const invoiceType of ['2', '2', '1']) numbers.push(numberOf(await issue(buildInvoiceOrder({ invoiceType }))));
    server.clock.advance(dayMs);
    numbers.push(numberOf(await issue(buildInvoiceOrder({ invoiceType: '2' }))));

    const year = String(server.clock.now().getFullYear()).slice(-2);
    expect(numbers.map((number) => number.slice(0, 5))).toEqual([`${year}372`, `${year}372`, `${year}371`, `${year}372`]);
    expect(BigInt(numbers[1]!) - BigInt(numbers[0]!)).toBe(1n);
    expect(BigInt(numbers[3]!)).toBeGreaterThan(BigInt(numbers[1]!));
  });

  test('FRT-20 the region is that of the seller', async () => {
    const order = buildInvoiceOrder();
    const from = async (taxNo: string) => numberOf(await issue({ ...buildInvoiceOrder(), seller: { ...order.seller, taxNo } })).slice(2, 4);

    expect(await from('91120116MA06W8X5XN')).toBe('12');
    expect(await from('330100123456789')).toBe('33');
    expect(await from('ABCDEFGHIJKLMNO')).toBe('00');
  });

  test('FRT-20 only numbers that say that they are tests play a part: that of a real buyer may end in any digit', async () => {
    for (const last of ['7', '8', '9'])
      for (const taxNo of [`37070012345678${last}`, `9137070000000000${last}${last}`])
        expect(await issue(toBuyer(taxNo))).toMatchObject({ state: 'issued' });
    expect(await issue(toBuyer('990000000000006'))).toMatchObject({ state: 'issued' });
    const late = toBuyer('990000000000009');
    expect(await issue(late)).toEqual({ state: 'processing' });
    server.clock.advance(596_000);
    expect(await subject.channel.query(late.serial)).toEqual({ state: 'processing' });
    server.clock.advance(1000);
    expect(await subject.channel.query(late.serial)).toMatchObject({ state: 'issued' });
  });

  test('FRT-20 serials of two tenants have nothing to do with each other, and no two invoices share a number', async () => {
    const order = buildInvoiceOrder();
    const other = embeddedTax(server.platform, 7);
    const [own, foreign] = [await issue(order), await issue({ ...order, remark: '别人的' }, other)];

    expect(own).toMatchObject({ state: 'issued' });
    expect(foreign).toMatchObject({ state: 'issued' });
    expect(numberOf(own)).not.toBe(numberOf(foreign));
    expect(await embeddedTax(server.platform, 8).query(order.serial)).toEqual({ state: 'missing' });
  });

  test('FRT-20 tells of what it issued and of what failed, once, to the tenant whose it is', async () => {
    const orders = [subject.order('issued'), subject.order('failed')];
    for (const order of orders) await subject.channel.issue(order);
    await work();
    expect(heard).toEqual([]);
    await subject.settle(...orders);

    await work();
    await work();

    const results = await Promise.all(orders.map(({ serial }) => subject.channel.query(serial)));
    expect(heard.toSorted((a, b) => (a.serial < b.serial ? -1 : 1))).toEqual(
      orders.map(({ serial }, index) => ({ tenantId: 0, serial, result: results[index] })),
    );
  });

  test('FRT-20 what was not taken is told again half a minute later, five times at most', async () => {
    const order = subject.order('issued');
    refusals.push(...Array.from({ length: 5 }, () => new Error('busy')));
    await subject.channel.issue(order);
    await subject.settle(order);
    await work();
    expect(refusals).toHaveLength(4);
    server.clock.advance(29_000);
    await work();
    expect(refusals).toHaveLength(4);
    for (let round = 0; round < 6; round += 1) {
      server.clock.advance(30_000);
      await work();
    }
    expect(refusals).toHaveLength(0);
    expect(heard).toEqual([]);
  });
});
