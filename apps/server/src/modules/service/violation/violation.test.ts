import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import type { TestUser } from '../../../../test/testServer.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { uploadRefused } from '../../government/gov-upload/govUpload.events.ts';
import { partyExpired } from '../../review/review.events.ts';
import { noteDeparted } from '../../shipping/shipping-note/shippingNote.events.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { noteTrackJudged } from '../../track/track-query/noteTrack.events.ts';
import { hyScoreLine } from '../score/scoreLine.table.ts';
import { findScoreDifferences, openBooks } from '../score/verifyScores.ts';
import { collectFines } from './collectFines.ts';
import { offerViolations } from './violation.jobs.ts';
import { hyViolation } from './violation.table.ts';

const path = '/hyviolation/hyViolation';
type Row = Awaited<ReturnType<PaySite['read']>>;

let site: PaySite;
beforeAll(async () => {
  site = await openPaySite();
});
beforeEach(() => site.server.clock.set('2026-06-02T12:00:00+08:00'));

const record = (values: object, who: string | TestUser = 'ops_seeing') =>
  site.server
    .as(who)
    .post(
      `${path}/add`,
      { violationType: '7', targetType: '3', happenTime: '2026-06-02 10:00:00', detail: '磅单系伪造', ...values },
      once(),
    );
const act = (action: string, { id, version }: Row, body: object = {}, who: string | TestUser = 'compliance') =>
  site.server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
const read = async ({ id }: Row): Promise<Row> => expectDone(await site.server.as('admin').get(`${path}/queryById`, { id }));
/** Moves the end of the time to appeal, in place of the clock: sessions end with it. */
const endAppeal = (row: Row, appealUntil = '2026-06-02 11:59:59') =>
  site.server.inTenant(0, (tx) => tx.update(hyViolation).set({ appealUntil }).where(eq(hyViolation.id, row.id)));
const driver = async (values: object = {}) => site.build.driver({ score: 600, ...values });
const storedDriver = async (id: string): Promise<Row> =>
  expectDone(await site.server.as('admin').get('/hydriver/hyDriver/queryById', { id }));
const punish = { pass: true, handleResult: '核实属实' };
const recorded = async (values: object) => expectDone(await record(values));
const due = async (values: object) => {
  const row = await recorded(values);
  await endAppeal(row);
  return row;
};
const totals = async (targetType: string, targetId: string) =>
  expectDone(await site.server.as('admin').get('/hyscore/hyScoreLine/total', { targetType, targetId }));
const found = async (key: string): Promise<Row[]> =>
  site.server.inTenant(0, (tx) => tx.select().from(hyViolation).where(eq(hyViolation.sourceKey, key)));

describe('FRT-23 violations that somebody has seen', () => {
  test('FRT-23 are of somebody of their waybill, where they name one', async () => {
    const note = await site.signed();
    const other = await driver();

    expect(await recorded({ noteId: note.id })).toMatchObject({
      violationNo: expect.stringMatching(/^WG260602\d{6}$/),
      targetId: note.driverId,
      targetName: note.driverName,
      shippingNoteNumber: note.shippingNoteNumber,
      vehicleNumber: note.vehicleNumber,
      source: 'manual',
      state: '10',
      appealUntil: '2026-06-09 12:00:00',
    });
    expect(await record({ noteId: note.id, driverId: other.id })).toMatchObject({
      errorData: [{ path: 'driverId', message: '与运单不符' }],
    });
    expect(await record({})).toMatchObject({ errorData: [{ path: 'driverId', message: '请选择违规对象' }] });
    expect(await record({ noteId: note.id, targetType: '4' })).toMatchObject({ errorData: [{ path: 'carrierId' }] });
    expect(await recorded({ noteId: note.id, targetType: '2' })).toMatchObject({ targetId: note.customerId });
    expect(await record({ noteId: note.id, happenTime: '2026-06-02 12:00:01' })).toMatchObject({ errorData: [{ path: 'happenTime' }] });
    expectDone(await record({ noteId: note.id, happenTime: '2026-06-02 12:00:00' }));
  });

  test.each([
    ['200 points', { scoreDeduct: 200 }, true],
    ['201 points', { scoreDeduct: 201 }, false],
    ['a fine without a waybill', { fineAmount: 1 }, false],
    ['no fine', { fineAmount: 0 }, true],
  ])('FRT-23 limits of a punishment: %s', async (_what, values, isTaken) => {
    const { id } = await driver();

    expect((await record({ driverId: id, ...values })).success).toBe(isTaken);
  });

  test('FRT-23 are corrected by hand until somebody has appealed', async () => {
    const { id, carrierId } = await driver({ carrierId: (await site.build.carrier()).id });
    const row = await recorded({ driverId: id });
    const values = { violationType: '5', happenTime: '2026-06-02 09:00:00', detail: '晚到五小时', scoreDeduct: 8 };

    const edited = expectDone(await act('edit', row, values, 'ops_seeing'));

    expect(edited).toMatchObject({ violationType: '5', scoreDeduct: 8, targetId: id });
    const appealed = expectDone(await act('appeal', edited, { appealContent: '堵车' }, carrierUser(carrierId!)));
    expect(await act('edit', appealed, values, 'ops_seeing')).toMatchObject({ errorCode: 40901 });
  });
});

const carrierUser = (cid: string): TestUser => ({
  username: `carrier_${cid}`,
  userType: 3,
  cid,
  permissions: ['violation:list', 'violation:appeal', 'score:list', 'driver:list'],
});

describe('FRT-23 3.11 appeals and decisions', () => {
  test('FRT-23 the carrier appeals for its driver, others neither see nor say anything, and somebody else decides', async () => {
    const carrier = await site.build.carrier();
    const { id } = await driver({ carrierId: carrier.id });
    const facts = { violationType: '5', happenTime: '2026-06-02 09:00:00', detail: '晚到五小时', scoreDeduct: 30 };
    const row = expectDone(await act('edit', await recorded({ driverId: id, scoreDeduct: 30 }), facts, 'ops_correcting'));
    const stranger = carrierUser((await site.build.carrier()).id);
    const own = carrierUser(carrier.id);
    const seen = async (who: TestUser) => expectDone(await site.server.as(who).get(`${path}/list`, {})).records.map((one: Row) => one.id);

    expect(await seen(own)).toEqual([row.id]);
    expect(await seen(stranger)).toEqual([]);
    expect(await seen({ ...own, username: 'other_tenant', tenantId: 2 })).toEqual([]);
    expect(await act('appeal', row, { appealContent: '不是我' }, stranger)).toMatchObject({ code: 404 });
    expect(await act('appeal', row, { appealContent: ' ' }, own)).toMatchObject({ errorCode: 40106 });
    expect(await act('handle', row, punish, own)).toMatchObject({ status: 403 });
    const appealed = expectDone(await act('appeal', row, { appealContent: '磅单是磅房给的' }, own));
    expect(appealed).toMatchObject({ state: '20', appealTime: '2026-06-02 12:00:00' });
    expect(await act('appeal', appealed, { appealContent: '再说一次' }, own)).toMatchObject({ errorCode: 40901 });
    for (const who of ['ops_seeing', 'ops_correcting'])
      expect(await act('handle', appealed, punish, who), who).toMatchObject({ errorCode: 40405 });
    expect(await act('handle', appealed, { pass: true, handleResult: '' })).toMatchObject({ errorCode: 40106 });
    const cancelled = expectDone(await act('handle', appealed, { pass: false, handleResult: '申诉成立' }));
    expect(cancelled).toMatchObject({ state: '40', handleBy: 'compliance' });
    expect((await storedDriver(id)).score).toBe(600);
  });

  test('FRT-23 41 nobody is punished before the time to appeal is over, or has appealed after it', async () => {
    const carrier = await site.build.carrier();
    const { id } = await driver({ carrierId: carrier.id });
    const row = await recorded({ driverId: id });

    await endAppeal(row, '2026-06-02 12:00:00');
    expect(await act('handle', row, punish)).toMatchObject({ message: '申诉期未过，对方申诉后或期满后才能处罚' });
    await endAppeal(row, '2026-06-02 11:59:59');
    expect(await act('appeal', row, { appealContent: '晚了' }, carrierUser(carrier.id))).toMatchObject({ message: '申诉期已过' });
    expect(await offerViolations(site.server.context())).toBeGreaterThan(0);
    const toDecide = expectDone(await site.server.as('compliance').get(`${path}/list`, { toDecide: '1', pageSize: 100 }));
    expect(toDecide.records.map((one: Row) => one.id)).toContain(row.id);
    expect(expectDone(await act('handle', row, punish))).toMatchObject({ state: '30' });
  });

  test('FRT-23 who recorded it may take it back', async () => {
    const row = await recorded({ driverId: (await driver()).id });

    expect(await act('cancel', row, { reason: '' }, 'ops_seeing')).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await act('cancel', row, { reason: '录错人' }, 'ops_seeing'))).toMatchObject({ state: '40' });
  });

  test('FRT-23 a punishment takes points, blacklists, and asks for the fine; each line says why', async () => {
    const note = await site.signed();
    const before = (await storedDriver(note.driverId)).score;
    const row = await due({ noteId: note.id, vehicleId: note.vehicleId, driverId: note.driverId });

    const done = expectDone(await act('handle', row, { ...punish, scoreDeduct: 50, blacklist: '1' }));

    expect(done).toMatchObject({ state: '30', scoreDeduct: 50, blacklist: '1', fineState: null });
    expect(await storedDriver(note.driverId)).toMatchObject({
      score: before - 50,
      blacklist: '1',
      blacklistReason: `违规 ${row.violationNo}：核实属实`,
    });
    expect(await totals('driver', note.driverId)).toMatchObject({ score: before - 50, sum: before - 50, violations: -50, opening: before });
    expect(await totals('vehicle', note.vehicleId)).toMatchObject({ violations: -50 });
    const lines = expectDone(
      await site.server.as('admin').get('/hyscore/hyScoreLine/list', { targetType: 'driver', targetId: note.driverId }),
    ).records;
    expect(lines.map((line: Row) => [line.source, line.sourceNo, line.points, line.balance])).toEqual([
      ['violation', row.violationNo, -50, before - 50],
      ['opening', null, before, before],
    ]);
  });

  test.each([
    ['the last points', 50, 50, 0],
    ['more than there are', 49, 50, 0],
    ['all but one', 51, 50, 1],
  ])('FRT-23 a score never falls below nothing: %s', async (_what, score, scoreDeduct, left) => {
    const { id } = await driver({ score });

    expectDone(await act('handle', await due({ driverId: id }), { ...punish, scoreDeduct }));

    expect(await totals('driver', id)).toMatchObject({ score: left, sum: left });
  });
});

describe('FRT-23 LEDG-01 fines', () => {
  const adjustOf = async (row: Row): Promise<Row> =>
    expectDone(await site.server.as('admin').get('/hyadjust/hyNoteAdjust/queryById', { id: (await read(row)).adjustId }));
  const decide = async (adjust: Row, body: object, who = 'finance_boss') =>
    expectDone(await site.server.as(who).put('/hyadjust/hyNoteAdjust/audit', { id: adjust.id, version: adjust.version, ...body }, once()));

  test('FRT-23 a fine is deducted from what the waybill pays, once somebody else has agreed', async () => {
    const note = await site.payable();
    const row = await due({ noteId: note.id });

    const done = expectDone(await act('handle', row, { ...punish, fineAmount: 20_000 }));

    expect(done).toMatchObject({ fineState: '20', adjustNo: expect.stringMatching(/^TZ/) });
    const adjust = await adjustOf(row);
    expect(adjust).toMatchObject({ amount: -20_000, side: 'carrier', applyBy: 'compliance', reason: `违规罚款 ${row.violationNo}` });
    await decide(adjust, { pass: true });
    expect(await read(row)).toMatchObject({ fineState: '30' });
    expect((await site.read(note.id)).payableAmount).toBe(note.payableAmount - 20_000);
  });

  test.each([
    ['all that is open', 0],
    ['a fen more', 1],
  ])('FRT-23 a fine is not above what the waybill has left to pay: %s', async (_what, more) => {
    const note = await site.payable();
    const row = await due({ noteId: note.id });
    const fineAmount = Number(note.payableAmount) + more;
    const words = `罚款不能大于运单未付运费${shownYuan(Number(note.payableAmount))}元`;

    const answer = await act('handle', row, { ...punish, fineAmount });

    if (more === 0) return expect(expectDone(answer)).toMatchObject({ fineState: '20' });
    const refused = { success: false, errorData: [{ path: 'fineAmount', message: words }] };
    expect(answer).toMatchObject(refused);
    expect(await record({ noteId: note.id, fineAmount })).toMatchObject(refused);
  });

  test('FRT-23 of what is paid no fine is deducted, and one that waited for it is let go', async () => {
    const reviewed = await site.reviewed();
    const [waits, late] = [await due({ noteId: reviewed.id }), await due({ noteId: reviewed.id })];
    expectDone(await act('handle', waits, { ...punish, fineAmount: 20_000 }));
    await site.examine(reviewed, { pass: true });
    await site.server.inTenant(0, (tx) =>
      tx
        .update(hyShippingNote)
        .set({ paidAmount: sql`${hyShippingNote.payableAmount}` })
        .where(eq(hyShippingNote.id, reviewed.id)),
    );

    expect(await collectFines(site.server.context())).toBe(0);

    expect(await read(waits)).toMatchObject({ fineState: '40', adjustNo: null });
    const refused = await act('handle', late, { ...punish, fineAmount: 1 });
    expect(refused).toMatchObject({ errorData: [{ path: 'fineAmount', message: '运单运费已付清，不能再扣罚款' }] });
    expect(await read(late)).toMatchObject({ state: late.state, fineState: null });
  });

  test('FRT-23 a fine waits until its waybill is examined, and is let go where finance says so', async () => {
    const reviewed = await site.reviewed();
    const row = await due({ noteId: reviewed.id });
    expect(expectDone(await act('handle', row, { ...punish, fineAmount: 20_000 }))).toMatchObject({ fineState: '10' });
    expect(await collectFines(site.server.context())).toBe(0);

    await site.examine(reviewed, { pass: true });

    expect(await collectFines(site.server.context())).toBe(1);
    expect(await collectFines(site.server.context())).toBe(0);
    await decide(await adjustOf(row), { pass: false, remark: '从轻' });
    expect(await read(row)).toMatchObject({ fineState: '40' });
  });
});

describe('FRT-23 3.11 what the system finds', () => {
  const emit = (run: (ctx: ReturnType<PaySite['server']['context']>) => Promise<unknown>) => run(site.server.context());

  test.each([
    ['at the rated load', 0, 0],
    ['a kilogram more', 1, 1],
  ])('FRT-23 N5 overload, within what is tolerated: %s', async (_what, more, count) => {
    const note = await site.signed();
    // Its own loading has been looked at as well.
    await site.server.inTenant(0, (tx) => tx.delete(hyViolation).where(eq(hyViolation.noteId, note.id)));
    const loaded = { ...note, approvedLoad: 30_000, loadWeight: 30_000 + more } as never;
    const tell = () => emit((ctx) => ctx.transaction((tx) => ctx.emit(tx, noteDeparted, { note: loaded })));

    await tell();
    await tell();

    expect(await found(`overload ${note.id}`)).toHaveLength(count);
  });

  test('FRT-23 a track that did not come to its places, once for each trip', async () => {
    const note = await site.signed();
    const tell = (flags: readonly string[]) =>
      emit((ctx) => ctx.transaction((tx) => ctx.emit(tx, noteTrackJudged, { note: note as never, flags })));

    await tell(['overSpeed']);
    expect(await found(`deviation ${note.id}`)).toEqual([]);
    await tell(['deviation']);
    await tell(['deviation']);

    expect(await found(`deviation ${note.id}`)).toMatchObject([{ source: 'auto', violationType: '2', targetId: note.driverId }]);
  });

  test('FRT-23 C8 a certificate that has run out, once for each time', async () => {
    const { id } = await driver();
    const tell = (today: string) =>
      emit((ctx) => ctx.transaction((tx) => ctx.emit(tx, partyExpired, { kind: 'driver', id, words: '驾驶证 2026-06-01', today })));

    await tell('2026-06-02');
    await tell('2026-06-02');
    await tell('2027-06-02');

    expect(await found(`certificate driver ${id} 2026-06-02`)).toHaveLength(1);
    expect(await found(`certificate driver ${id} 2027-06-02`)).toMatchObject([
      { detail: '证件已过期：驾驶证 2026-06-01', violationType: '6' },
    ]);
  });

  test('FRT-23 W4 what the authorities refuse, not what the line has lost', async () => {
    const note = await site.signed();
    const tell = (upload: object) =>
      emit((ctx) => ctx.transaction((tx) => ctx.emit(tx, uploadRefused, { upload: { businessVersion: 1, ...upload } as never })));

    await tell({ id: 'u1', uploadType: 'waybill', bizId: note.id, receiptCode: null, receiptMsg: 'timeout' });
    expect(await found('gov u1 1')).toEqual([]);
    await tell({ id: 'u1', uploadType: 'waybill', bizId: note.id, receiptCode: '3005', receiptMsg: '车辆不存在' });
    await tell({ id: 'u1', uploadType: 'waybill', bizId: note.id, receiptCode: '3005', receiptMsg: '车辆不存在' });

    expect(await found('gov u1 1')).toMatchObject([{ source: 'gov', noteId: note.id, detail: '监管平台拒收：车辆不存在' }]);
  });
});

describe('FRT-23 scores are the sums of their lines', () => {
  test('FRT-23 all of them are; a score that somebody has changed beside its book is found', async () => {
    const { id } = await driver();
    const check = () => site.server.inTenant(0, (tx) => findScoreDifferences(tx, 0));
    await site.server.inTenant(0, (tx) => openBooks(tx, { tenantId: 0, now: '2026-06-02 12:00:00' }));
    expect(await check()).toEqual([]);
    expect(await site.server.inTenant(0, (tx) => openBooks(tx, { tenantId: 0, now: '2026-06-02 12:00:00' }))).toBe(0);

    await site.server.inTenant(0, (tx) => tx.update(hyDriver).set({ score: 700 }).where(eq(hyDriver.id, id)));

    expect(await check()).toEqual([{ type: 'driver', id, score: 700, sum: 600 }]);
    await site.server.inTenant(0, (tx) => tx.update(hyDriver).set({ score: 600 }).where(eq(hyDriver.id, id)));
  });

  test('FRT-23 lines are never changed, and seen with whom they are about', async () => {
    const carrier = await site.build.carrier();
    const { id } = await driver({ carrierId: carrier.id });
    expectDone(await act('handle', await due({ driverId: id }), { ...punish, scoreDeduct: 1 }));
    const lines = async (who: TestUser) => expectDone(await site.server.as(who).get('/hyscore/hyScoreLine/list', { targetId: id })).total;
    const stranger = carrierUser((await site.build.carrier()).id);

    expect(await lines(carrierUser(carrier.id))).toBe(2);
    expect(await lines(stranger)).toBe(0);
    expect(await site.server.as(stranger).get('/hyscore/hyScoreLine/total', { targetType: 'driver', targetId: id })).toMatchObject({
      code: 404,
    });
    const change = site.server.inTenant(0, (tx) =>
      tx
        .update(hyScoreLine)
        .set({ points: 9 })
        .where(and(eq(hyScoreLine.targetId, id), sql`true`)),
    );
    await expect(change).rejects.toThrow(/hy_score_line/);
  });
});
