import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellNews } from '../../finance/bank-channel/channelNews.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import type { TestUser } from '../../../../test/testServer.ts';
import { tripPaymentsChanged } from '../../finance/payment/payment.events.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { hyEvaluation } from './evaluation.table.ts';
import { closeEvaluations } from './giveEvaluation.service.ts';
import { maskWords, wordMask } from './maskWords.ts';

const path = '/hyevaluation/hyEvaluation';
type Row = Awaited<ReturnType<PaySite['read']>>;

let site: PaySite;
let customer: TestUser;
beforeAll(async () => {
  site = await openPaySite();
  const permissions = ['evaluation:list', 'evaluation:add', 'evaluation:reply', 'shipping:list'];
  customer = { username: 'rating', userType: 2, cid: site.world.customer.id, permissions };
});
beforeEach(() => site.server.clock.set('2026-06-02T12:00:00+08:00'));

/** A waybill of which all is paid: as the bank says it, or as if it had. */
async function paid(values: Partial<typeof hyShippingNote.$inferInsert> = {}): Promise<Row> {
  const note = await site.signed();
  await site.change(note.id, { noteStatus: '80', payTime: '2026-06-02 12:00:00', ...values });
  const ctx = site.server.context();
  await ctx.transaction((tx) => ctx.emit(tx, tripPaymentsChanged, { noteId: note.id }));
  return site.read(note.id);
}
const evaluate = (note: Row, values: object = {}, who: string | TestUser = customer) =>
  site.server.as(who).post(`${path}/add`, { noteId: note.id, score: 5, ...values }, once());
const act = (action: string, { id, version }: Row, body: object = {}, who: string | TestUser = 'cs_one') =>
  site.server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
const rowsOf = (note: Row): Promise<Row[]> =>
  site.server.inTenant(0, (tx) =>
    tx
      .select()
      .from(hyEvaluation)
      .where(and(eq(hyEvaluation.noteId, note.id)))
      .orderBy(hyEvaluation.fromType),
  );
const driverOf = async (note: Row): Promise<Row> =>
  expectDone(await site.server.as('admin').get('/hydriver/hyDriver/queryById', { id: note.driverId }));
const setDue = (note: Row, dueTime: string) =>
  site.server.inTenant(0, (tx) => tx.update(hyEvaluation).set({ dueTime }).where(eq(hyEvaluation.noteId, note.id)));

describe('FRT-16 3.10 who evaluates whom', () => {
  test('FRT-16 N21 the bank’s word that all is paid asks both sides, once', async () => {
    const note = await site.payable();
    const payment = await site.submitted(note);
    await site.pay('finance_boss', 'approve', payment.id, { pass: true });
    const { requestSerial } = await site.payment(payment.id);
    expect(await rowsOf(note)).toEqual([]);

    const result = { state: 'success', bankSerialNo: 'B1', payTime: '2026-06-02 12:00:00', fee: 0 };
    await tellNews(site.server.platform, { tenantId: 0, requestSerial: String(requestSerial), result: result as never });

    const opened = await rowsOf(note);
    expect(opened).toMatchObject([
      { fromType: '2', fromId: note.customerId, toType: '3', toId: note.driverId, state: '10', dueTime: '2026-06-17 12:00:00' },
      { fromType: '3', fromId: note.driverId, toType: '2', toId: note.customerId, state: '10' },
    ]);
    expect(await site.read(note.id)).toMatchObject({ evaluationState: '10' });
    const ctx = site.server.context();
    await ctx.transaction((tx) => ctx.emit(tx, tripPaymentsChanged, { noteId: note.id }));
    expect(await rowsOf(note)).toHaveLength(2);
  });

  test('FRT-16 the carrier speaks for the carriage where there is one', async () => {
    const carrier = await site.build.carrier();
    const note = await paid({ carrierId: carrier.id, carrierName: carrier.carrierName });
    const speaker: TestUser = { ...customer, username: 'carrier_rates', userType: 3, cid: carrier.id };

    expect(expectDone(await evaluate(note, { score: 4 }, speaker))).toMatchObject({ fromType: '4', toType: '2', score: 4 });
    expect(expectDone(await evaluate(note, { score: 3 }))).toMatchObject({ fromType: '2', toType: '3' });
  });

  test('FRT-16 one for each waybill and side; nobody for a waybill that is another’s or not paid', async () => {
    const note = await paid();
    const stranger: TestUser = { ...customer, username: 'rates_others', cid: (await site.build.customer()).id };

    expect(await evaluate(await site.signed())).toMatchObject({ message: '运单支付完成后才能评价' });
    expect(await evaluate(note, {}, stranger)).toMatchObject({ code: 404 });
    expectDone(await evaluate(note));
    expect(await evaluate(note)).toMatchObject({ errorCode: 40901 });
    expectDone(await evaluate(note, { score: 2 }, 'dispatcher'));
    expect(await evaluate(note, { score: 2 }, 'ops')).toMatchObject({ message: '该运单平台已评价' });
    expect(await site.read(note.id)).toMatchObject({ evaluationState: '20' });
  });

  test.each([
    ['on its last second', '2026-06-02 12:00:00', true],
    ['a second later', '2026-06-02 11:59:59', false],
  ])('FRT-16 fifteen days: %s', async (_what, due, isTaken) => {
    const note = await paid();
    await setDue(note, due);

    const reply = await evaluate(note);

    expect(reply.success).toBe(isTaken);
    if (!isTaken) expect(reply).toMatchObject({ message: '评价期已过' });
  });

  test.each([0, 6])('FRT-16 one to five stars, not %i', async (score) => {
    expect((await evaluate(await paid(), { score })).success).toBe(false);
  });

  test('FRT-16 a side that says nothing in time has given five stars', async () => {
    const note = await paid();
    const { score } = await driverOf(note);
    await setDue(note, '2026-06-02 12:00:01');
    await closeEvaluations(site.server.context());
    expect((await rowsOf(note)).map(({ state }) => state)).toEqual(['10', '10']);
    await setDue(note, '2026-06-02 12:00:00');

    await closeEvaluations(site.server.context());

    expect(await rowsOf(note)).toMatchObject([
      { state: '20', score: 5, isAuto: '1', content: null },
      { state: '20', score: 5, isAuto: '1' },
    ]);
    expect((await driverOf(note)).score).toBe(score + 3);
  });
});

describe('FRT-16 3.10 what an evaluation counts for', () => {
  test.each([
    [5, 3],
    [4, 1],
    [3, 0],
    [2, -5],
    [1, -10],
  ])('FRT-16 %i stars are %i points for driver, vehicle and carrier', async (stars, points) => {
    const carrier = await site.build.carrier({ score: 600 });
    const note = await paid({ carrierId: carrier.id });
    const { score } = await driverOf(note);

    expectDone(await evaluate(note, { score: stars }));

    expect(await driverOf(note)).toMatchObject({ score: score + points, evaluationAvg: stars * 100 });
    const total = async (targetType: string, targetId: string) =>
      expectDone(await site.server.as('admin').get('/hyscore/hyScoreLine/total', { targetType, targetId }));
    expect(await total('vehicle', note.vehicleId)).toMatchObject({ evaluations: points });
    expect(await total('carrier', carrier.id)).toMatchObject({ evaluations: points, score: 600 + points });
  });

  test('FRT-16 a hidden one counts no more, and once it is shown again it does', async () => {
    const note = await paid();
    const { score } = await driverOf(note);
    const row = expectDone(await evaluate(note, { score: 1, content: '骗子，垃圾司机' }));
    expect(row.content).toBe('**，**司机');

    expect(await act('hide', row, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    const hidden = expectDone(await act('hide', row, { reason: '恶意差评' }));
    expect(hidden).toMatchObject({ state: '30', hideReason: '恶意差评' });
    expect(await driverOf(note)).toMatchObject({ score, evaluationAvg: null });
    expect(await act('reply', hidden, { replyContent: '谢谢' })).toMatchObject({ errorCode: 40901 });
    const shown = expectDone(await act('show', hidden));
    expect(shown).toMatchObject({ state: '20', hideReason: null });
    expect(await driverOf(note)).toMatchObject({ score: score - 10, evaluationAvg: 100 });
  });

  test('FRT-16 whom it is about answers once', async () => {
    const carrier = await site.build.carrier();
    const note = await paid({ carrierId: carrier.id });
    const row = expectDone(await evaluate(note, { score: 3 }));
    const carrierUser: TestUser = { ...customer, username: 'replying', userType: 3, cid: carrier.id };

    expect(await act('reply', row, { replyContent: '自己回复' }, customer)).toMatchObject({ status: 403 });
    const answered = expectDone(await act('reply', row, { replyContent: '下次注意' }, carrierUser));
    expect(answered).toMatchObject({ replyContent: '下次注意' });
    expect(await act('reply', answered, { replyContent: '再说' }, carrierUser)).toMatchObject({ message: '评价只能回复一次' });
  });
});

test('FRT-16 PERM-07 of an anonymous evaluation those it is about do not learn whose it is; staff do', async () => {
  const carrier = await site.build.carrier();
  const note = await paid({ carrierId: carrier.id });
  const row = expectDone(await evaluate(note, { score: 2, anonymous: '1', content: '装车太慢' }));
  const carrierUser: TestUser = { ...customer, username: 'curious', userType: 3, cid: carrier.id };
  const list = async (who: string | TestUser, query: object = {}): Promise<Row[]> =>
    expectDone(await site.server.as(who).get(`${path}/list`, { pageSize: 100, ...query })).records;

  const seen = (await list(carrierUser)).find(({ id }) => id === row.id);
  expect(seen).toMatchObject({ score: 2, content: '装车太慢', fromName: '匿名', fromId: null, noteId: null, shippingNoteNumber: null });
  expect(JSON.stringify(seen)).not.toContain(note.customerName);
  expect(await site.server.as(carrierUser).get(`${path}/queryById`, { id: row.id })).toMatchObject({
    result: { fromName: '匿名', shippingNoteNumber: null, submitBy: null },
  });
  // Nor by looking for it.
  const all = (await list(carrierUser)).length;
  expect(await list(carrierUser, { shippingNoteNumber: note.shippingNoteNumber })).toHaveLength(all);
  expect((await list('cs_one')).find(({ id }) => id === row.id)).toMatchObject({ fromName: note.customerName });
  expect((await list(customer)).find(({ id }) => id === row.id)).toMatchObject({ shippingNoteNumber: note.shippingNoteNumber });
  // What the other side has not given yet, or staff have hidden, is nobody else's.
  const open = (await list(customer)).filter(({ noteId, toType }) => noteId === note.id && toType === '2');
  expect(open).toEqual([]);
  expect(await list({ ...customer, username: 'far_away', tenantId: 2 })).toEqual([]);
});

describe('FRT-16 F14 the ranking', () => {
  test('FRT-16 drivers with five evaluations and more by their average, in a period, a region, a carrier', async () => {
    const carrier = await site.build.carrier();
    const add = async (driverId: string, stars: readonly number[], values: object = {}) => {
      const note = await site.signed();
      await site.server.inTenant(0, (tx) =>
        tx.insert(hyEvaluation).values(
          stars.map((score, index) => ({
            noteId: note.id,
            shippingNoteNumber: note.shippingNoteNumber,
            fromType: `x${index}`,
            fromName: '客户',
            toType: '3',
            toId: driverId,
            toName: '司机',
            province: '山西省',
            carrierId: carrier.id,
            score,
            state: '20',
            dueTime: '2026-05-20 00:00:00',
            submitTime: '2026-05-10 23:59:59',
            ...values,
          })),
        ),
      );
    };
    const [good, fair, few] = [await site.build.driver(), await site.build.driver(), await site.build.driver()];
    await add(good.id, [5, 5, 5, 5, 4]);
    await add(fair.id, [3, 3, 3, 3, 3]);
    await add(few.id, [5, 5, 5, 5]);
    const ranked = async (query: object = {}, who: string | TestUser = 'cs_one'): Promise<Row[]> =>
      expectDone(await site.server.as(who).get(`${path}/ranking`, { carrierId: carrier.id, ...query })) as never;

    expect(await ranked()).toMatchObject([
      { rank: 1, driverId: good.id, average: 480, evaluations: 5, byDefault: 0 },
      { rank: 2, driverId: fair.id, average: 300 },
    ]);
    expect(await ranked({ from: '2026-05-10', to: '2026-05-10' })).toHaveLength(2);
    expect(await ranked({ from: '2026-05-11' })).toEqual([]);
    expect(await ranked({ to: '2026-05-09' })).toEqual([]);
    expect(await ranked({ province: '河北省' })).toEqual([]);
    expect(await ranked({ province: '山西省' })).toHaveLength(2);
    expect(await ranked({ carrierId: 'another' })).toEqual([]);
    expect(await site.server.as('cs_one').get(`${path}/ranking`, { from: '2026-05-11', to: '2026-05-10' })).toMatchObject({
      success: false,
    });
    // Who comes from outside sees the drivers that are theirs.
    expect(await ranked({}, { ...customer, username: 'nosy' })).toEqual([]);
  });
});

test.each([
  ['他是骗子', '他是**'],
  ['准时，服务好', '准时，服务好'],
  ['他是骗 子，骗\u3000子', '他是* *，*\u3000*'],
  ['骗\u200b子', '*\u200b*'],
  ['Bad Guy, ＢＡＤ guy', '*** ***, *** ***'],
  ['一个𠮷子', '一个*子'],
])('FRT-16 sensitive words are masked in whatever way they are written: %s', (text, masked) => {
  expect(maskWords(text, ['骗子', 'badguy', '𠮷', '', ' '])).toBe(masked);
});

test('FRT-16 FRT-10 which words are masked is a list of the configuration', async () => {
  const masked = (text: string) => site.server.inTenant(0, async (tx) => (await wordMask(tx, site.server.context()))(text));
  const set = async (configValue: string) => {
    const [row] = expectDone(await site.server.as('admin').get('/hyconfig/hyConfig/list', { configKey: 'sensitiveWords' })).records;
    expectDone(
      await site.server.as('admin').put('/hyconfig/hyConfig/edit', { id: row.id, version: row.version, configValue, reason: '更新词表' }),
    );
  };

  expect(await masked('垃圾司机')).toBe('**司机');
  await set('坑人、坑货\n磨蹭，慢死');
  expect(await masked('垃圾司机，坑人，磨蹭，慢死了')).toBe('垃圾司机，**，**，**了');
  await set('');
  expect(await masked('坑人')).toBe('坑人');
});
