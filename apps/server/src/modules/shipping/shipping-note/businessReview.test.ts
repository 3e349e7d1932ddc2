import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCheckSite, type CheckSite, type Trip } from '../../../../test/checkSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyDriver } from '../../fleet/driver/driver.table.ts';
import { hyNoteFile } from './noteDetail.table.ts';
import { refreshWaiting } from './review/keepRules.ts';
import { gatherFacts } from './review/reviewFacts.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let site: CheckSite;
beforeAll(async () => {
  site = await openCheckSite();
});

type Row = Awaited<ReturnType<CheckSite['read']>>;
const path = '/shipping/hyShippingNote';
const compliance = 'compliance';
const timeline = async (noteId: string, who: Parameters<CheckSite['by']>[0] = 'admin') =>
  expectDone(await site.server.as(who).get('/shipping/hyNoteEvent/list', { noteId })) as { eventType: string; content: string }[];
const change = (id: string, values: Partial<typeof hyShippingNote.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
/** A track that is in order. */
const track = { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 };
/** A checked waybill that breaks no rule, except for what is changed. */
async function inOrder(values: Partial<typeof hyShippingNote.$inferInsert> = {}, trip?: Trip): Promise<Row> {
  const note = await site.checked(trip);
  await change(note.id, { ...track, ...values });
  return site.read(note.id);
}
const rulesOf = async (id: string) => expectDone(await site.server.as(compliance).get(`${path}/businessRules`, { id }));
const brokenOf = async (id: string): Promise<string[]> =>
  (await rulesOf(id)).rules.filter(({ pass }: { pass: boolean }) => !pass).map(({ rule }: { rule: string }) => rule);
const review = (note: Row, body: object, who: Parameters<CheckSite['by']>[0] = compliance) =>
  site.decide(who, 'businessReview', note, body);
const refused = async (values?: Partial<typeof hyShippingNote.$inferInsert>) =>
  review(await inOrder(values), { pass: false, remark: '磅单存疑' });

describe('SHIP-03 SHIP-20 SHIP-21 N14 the business review', () => {
  test('a waybill that breaks no rule passes, and its rules are kept', async () => {
    const note = await inOrder();
    expect(await rulesOf(note.id)).toMatchObject({ isKept: false, passed: 12 });

    const done = await review(note, { pass: true, remark: '无误' });

    expect(done).toMatchObject({
      noteStatus: '68',
      businessReviewState: '2',
      businessReviewBy: compliance,
      businessReviewTime: '2026-06-02 12:00:00',
      businessReviewRemark: '无误',
      failedRules: '',
    });
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'bizReviewPass', content: '业务审核通过' });
    expect(await rulesOf(note.id)).toMatchObject({ isKept: true, passed: 12 });
    // What comes later does not change what the reviewer went by.
    await change(note.id, { trackState: '3' });
    expect(await rulesOf(note.id)).toMatchObject({ isKept: true, passed: 12 });
  });

  test('N14 a passed review queues what the authorities are told', async () => {
    const set = (govSenderCode: string | null) =>
      site.server.inTenant(0, (tx) => tx.update(hyCompany).set({ govSenderCode }).where(eq(hyCompany.id, site.world.company.id)));
    await set('37070001');
    const note = await review(await inOrder(), { pass: true });
    await set(null);
    const uploads = await site.server.as('admin').get('/hygov/hyGovUpload/list', { bizId: note.id });
    expect(expectDone(uploads).records).toMatchObject([{ uploadType: 'waybill', operatorType: 'auto' }]);
  });

  test.each([
    ['40231', 'R5', { trackState: '3', trackGapMinutes: null }, '轨迹校验未通过（R5 轨迹完整）'],
    ['40232', 'R7', { approvedLoad: 32_479 }, '存在异常标记（R7 未超载）'],
    ['40231', 'R5,R7', { trackState: '2', trackGapMinutes: 121, approvedLoad: 32_479 }, '轨迹校验未通过（R5 轨迹完整、R7 未超载）'],
  ])('WAY-01 %s a broken rule keeps it: %s', async (code, failedRules, values, message) => {
    const note = await inOrder(values);

    expect(await review(note, { pass: true })).toMatchObject({ code: Number(code), message });

    const now = await site.read(note.id);
    expect(now).toMatchObject({ noteStatus: '65', businessReviewState: '1', failedRules, version: note.version });
    const [rule = ''] = failedRules.split(',');
    expect(
      (await site.server.as('admin').get(`${path}/list`, { failedRule: rule, shippingNoteNumber: note.shippingNoteNumber })).result.total,
    ).toBe(1);
    expect(
      (await site.server.as('admin').get(`${path}/list`, { failedRule: 'R1', shippingNoteNumber: note.shippingNoteNumber })).result.total,
    ).toBe(0);
  });

  test('a broken rule is let be with a reason, which stays beside it', async () => {
    const note = await inOrder({ approvedLoad: 32_479, trackState: '3', trackGapMinutes: null });
    const some = [{ rule: 'R7', reason: '已核实磅差' }];

    expect(await review(note, { pass: true, overrides: some })).toMatchObject({ code: 40231 });
    expect(await review(note, { pass: true, overrides: [...some, { rule: 'R5', reason: '无信号路段' }] })).toMatchObject({
      noteStatus: '68',
    });

    const { rules, passed } = await rulesOf(note.id);
    expect(passed).toBe(10);
    expect(rules.filter(({ overrideReason }: { overrideReason: string | null }) => overrideReason !== null)).toMatchObject([
      { rule: 'R5', pass: false, overrideReason: '无信号路段', overrideBy: compliance, overrideTime: '2026-06-02 12:00:00' },
      { rule: 'R7', pass: false, value: '32480', limit: '32479', overrideReason: '已核实磅差' },
    ]);
    expect((await timeline(note.id)).slice(-3).map(({ content }) => content)).toEqual([
      '放行R7：已核实磅差',
      '放行R5：无信号路段',
      '业务审核通过',
    ]);
    const customer = { username: 'review_customer', userType: 2, cid: site.world.customer.id };
    expect((await timeline(note.id, customer)).filter(({ eventType }) => eventType === 'bizReviewOverride')).toEqual([]);
  });

  test('40106 a rule is let be with words, and of one waybill at a time; a refusal says why', async () => {
    const note = await inOrder();
    const call = (body: object) => site.server.as(compliance).put(`${path}/businessReview`, { ids: [note.id], ...body }, once());
    expect(await call({ pass: true, overrides: [{ rule: 'R5', reason: ' ' }] })).toMatchObject({
      errorCode: 40106,
      errorData: [{ path: 'overrides.0.reason' }],
    });
    const two = { ids: [note.id, 'other'], pass: true, overrides: [{ rule: 'R5', reason: '无信号' }] };
    expect(await call(two)).toMatchObject({ status: 400, message: '规则只能逐单放行' });
    expect(await call({ pass: true, overrides: [{ rule: 'R13', reason: '无' }] })).toMatchObject({ status: 400 });
    expect(await call({ pass: false })).toMatchObject({ errorCode: 40106, errorData: [{ path: 'remark' }] });
  });

  test('PERM-01 PERM-08 40405 the one who handed it over does not review it, nor do people of customers or of other tenants', async () => {
    const note = await inOrder();
    expect(await review(note, { pass: true }, 'ops_submit')).toMatchObject({ code: 40405, message: '提交人与复核人不能相同' });
    const body = { ids: [note.id], pass: true };
    const call = (who: Parameters<CheckSite['by']>[0]) => site.server.as(who).put(`${path}/businessReview`, body, once());
    expect(await call({ username: 'rev_customer', userType: 2, cid: site.world.customer.id })).toMatchObject({ status: 403 });
    expect(await call({ username: 'rev_none', permissions: ['shipping:list', 'shipping:check'] })).toMatchObject({ status: 403 });
    expect(await review(note, { pass: true }, { username: 'rev_t2', tenantId: 2 })).toMatchObject({ code: 404 });
  });

  test('PERM-01 40405 who corrected a waybill in its check, or handed it in for review again, does not review it', async () => {
    const checked = await site.decide('ops_checking', 'check', await site.toCheck(), { pass: true, extraFee: 1000 });
    await change(checked.id, track);
    expect(await review(await site.read(checked.id), { pass: true }, 'ops_checking')).toMatchObject({ code: 40405 });
    const turnedDown = await review(await site.read(checked.id), { pass: false, remark: '磅单号有误' });
    const again = expectDone(await site.by('ops_resubmits', 'resubmitReview', turnedDown, { reason: '更正', loadSlipNo: 'X1' }));
    expect(await review(again, { pass: true }, 'ops_resubmits')).toMatchObject({ code: 40405 });
    expect(await review(again, { pass: true })).toMatchObject({ noteStatus: '68' });
  });

  test('PERM-06 what the rules found is shown to staff alone', async () => {
    const note = await inOrder({ approvedLoad: 32_479 });
    await review(note, { pass: true });
    const customer = { username: 'rules_customer', userType: 2, cid: site.world.customer.id };
    expect(await site.server.as(customer).get(`${path}/businessRules`, { id: note.id })).toMatchObject({ status: 403 });
    expect((await site.server.as(customer).get(`${path}/queryById`, { id: note.id })).result.failedRules).toBeNull();
    const found = await site.server.as(customer).get(`${path}/list`, { failedRule: 'R1', shippingNoteNumber: note.shippingNoteNumber });
    expect(found.result.total).toBe(1);
    expect(await site.server.as({ username: 'rules_t2', tenantId: 2 }).get(`${path}/businessRules`, { id: note.id })).toMatchObject({
      status: 404,
    });
  });

  test('WAY-01 two who review at once: the second hears that it has changed, or that it is decided', async () => {
    const note = await inOrder();
    expect(await review(note, { pass: true })).toMatchObject({ noteStatus: '68' });
    expect(await review(note, { pass: false, remark: '有误' }, 'second')).toMatchObject({ code: 40901 });
    const other = await inOrder();
    expect(await review({ ...other, version: other.version - 1 }, { pass: true })).toMatchObject({
      code: 40901,
      message: '数据已被他人修改，请刷新后重试',
    });
  });

  test('N14 of several each is decided by itself, by rules that are looked at once for all', async () => {
    const [good, broken, early] = [await inOrder(), await inOrder({ approvedLoad: 32_479 }), await site.toCheck()];
    const ids = [broken.id, good.id, early.id];

    const answer = await site.server.as(compliance).put(`${path}/businessReview`, { ids, pass: true }, once());

    expect(expectDone(answer)).toMatchObject({
      success: [good.id],
      fail: [
        { id: broken.id, code: 40232, message: '存在异常标记（R7 未超载）' },
        { id: early.id, code: 40901 },
      ],
    });
    expect(await site.read(broken.id)).toMatchObject({ noteStatus: '65', failedRules: 'R7', abnormalFlags: 'overload' });
  });
});

describe('SHIP-04 SHIP-20 N15 what the review refuses', () => {
  test('waits with its broken rules, and its submitter is told', async () => {
    const done = await refused({ approvedLoad: 32_479 });

    expect(done).toMatchObject({ noteStatus: '65', businessReviewState: '3', businessReviewRemark: '磅单存疑', failedRules: 'R7' });
    const note = await site.read(done.id);
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'bizReviewReject', content: '业务审核驳回：磅单存疑（R7）' });
    const counts = await site.server
      .as('admin')
      .get(`${path}/statusCount`, { of: 'businessReviewState', shippingNoteNumber: note.shippingNoteNumber });
    expect(expectDone(counts)).toEqual({ 3: 1 });
    expect(await review(note, { pass: true }, 'second')).toMatchObject({ code: 40901, message: '数据状态已变化，请刷新后重试' });
  });

  test('N16 is handed in again after papers and times were put right, which changes no fee', async () => {
    const twin = await inOrder();
    const note = await refused({ loadSlipNo: twin.loadSlipNo });
    expect(note.failedRules).toBe('R10');
    const resubmit = (body: object) => site.by('ops_submit', 'resubmitReview', note, body);
    expect(await resubmit({ reason: ' ' })).toMatchObject({ errorCode: 40106, errorData: [{ path: 'reason' }] });
    expect(await resubmit({ reason: '更正', unloadTime: '2026-06-01 08:00:00' })).toMatchObject({ errorCode: 40214 });
    expect(await resubmit({ reason: '更正', loadWeight: 1 })).toMatchObject({ success: true });
    await change(note.id, { businessReviewState: '3', version: note.version });

    const fixed = {
      reason: '磅单号录错',
      loadSlipNo: 'L-OWN',
      departTime: '2026-06-01 08:10:00',
      files: [{ kind: 'loadSlip', path: 'slip/new.png' }],
    };
    const done = expectDone(await resubmit(fixed));

    expect(done).toMatchObject({
      noteStatus: '65',
      businessReviewState: '1',
      loadSlipNo: 'L-OWN',
      departTime: fixed.departTime,
      failedRules: '',
    });
    expect(done).toMatchObject({ loadWeight: note.loadWeight, feeTotal: note.feeTotal, abnormalFlags: null });
    expect((await timeline(note.id)).slice(-2)).toMatchObject([
      { eventType: 'receiptUploaded', content: '补充单据：装货磅单' },
      { eventType: 'resubmitReview', content: '重新提交业务审核：磅单号录错' },
    ]);
    expect(await review(done, { pass: true })).toMatchObject({ noteStatus: '68' });
  });

  test('N15b is begun again at its signature where weights or money change', async () => {
    const note = await refused();
    expect(await site.by('ops_submit', 'reopen', note, { reason: '' })).toMatchObject({ errorCode: 40106 });

    const open = expectDone(await site.by('ops_submit', 'reopen', note, { reason: '重量录错' }));

    expect(open).toMatchObject({ noteStatus: '55', preCheckState: '0', checkState: '0', businessReviewState: '0', failedRules: null });
    const fixed = expectDone(await site.by('ops_fix', 'editWeight', open, { loadWeight: 32_400, reason: '重量录错' }));
    const checked = expectDone(await site.by('ops_check', 'preCheck', fixed, { pass: true, files: await site.verdicts(note.id) }));
    const handed = expectDone(await site.by('ops_submit', 'submitCheck', checked));
    const accepted = await site.decide('ops_second', 'check', handed, { pass: true });
    expect(accepted).toMatchObject({ noteStatus: '65', businessReviewState: '1' });
    expect(await review(accepted, { pass: true })).toMatchObject({ noteStatus: '68', loadWeight: 32_400 });
  });

  test('WAY-01 N15b N16 what waits for the review or was never refused does not come back; customers bring nothing back', async () => {
    const note = await inOrder();
    for (const action of ['reopen', 'resubmitReview'])
      expect(await site.by('ops_submit', action, note, { reason: '改' })).toMatchObject({
        status: 409,
        message: '数据状态已变化，请刷新后重试',
      });
    const back = await refused();
    const customer = { username: 'back_customer', userType: 2, cid: site.world.customer.id };
    for (const action of ['reopen', 'resubmitReview'])
      expect(await site.by(customer, action, back, { reason: '改' })).toMatchObject({ status: 403 });
    expect(await site.by('ops_submit', 'reopen', { ...back, version: back.version - 1 }, { reason: '改' })).toMatchObject({
      status: 409,
      errorCode: 40901,
    });
  });
});

describe('SHIP-03 what the rules find among other waybills', () => {
  test.each([
    ['ends when it begins', '2026-06-01 08:00:00', '2026-06-01 06:00:00', []],
    ['ends a second later', '2026-06-01 08:00:01', '2026-06-01 06:00:00', ['R6']],
    ['begins when it ends', '2026-06-02 12:00:00', '2026-06-02 10:00:00', []],
    ['begins a second earlier', '2026-06-02 12:00:00', '2026-06-02 09:59:59', ['R6']],
  ])('R6 another trip of the vehicle that %s', async (_what, unloadTime, loadTime, broken) => {
    const [note, other] = [await inOrder(), await inOrder()];
    const { vehicleNumber, plateColor } = note;
    await change(other.id, { vehicleNumber, plateColor, loadTime, unloadTime });

    expect(await brokenOf(note.id)).toEqual(broken);
    if (broken.length > 0) {
      const rule = (await rulesOf(note.id)).rules.find((one: { rule: string }) => one.rule === 'R6');
      expect(rule).toMatchObject({ value: '1', evidence: { notes: [{ id: other.id, number: other.shippingNoteNumber }] } });
      await change(other.id, { noteStatus: '99' });
      expect(await brokenOf(note.id)).toEqual([]);
    }
  });

  test('R6 another trip that is still on the road', async () => {
    const [note, other] = [await inOrder(), await inOrder()];
    await change(other.id, { vehicleNumber: note.vehicleNumber, plateColor: note.plateColor, unloadTime: null });
    expect(await brokenOf(note.id)).toEqual(['R6']);
  });

  test('R10 the number of a slip of the same scale, and a photo of the same content', async () => {
    const [note, other] = [await inOrder(), await inOrder()];
    await change(other.id, { unloadSlipNo: note.loadSlipNo });
    expect(await brokenOf(note.id)).toEqual([]);
    await change(other.id, { loadSlipNo: note.loadSlipNo });
    expect(await brokenOf(note.id)).toEqual(['R10']);
    await change(other.id, { loadSlipNo: 'other' });
    const hash = (noteId: string, contentHash: string) =>
      site.server.inTenant(0, (tx) => tx.update(hyNoteFile).set({ contentHash }).where(eq(hyNoteFile.noteId, noteId)));
    await hash(note.id, 'aa');
    await hash(other.id, 'bb');
    expect(await brokenOf(note.id)).toEqual([]);
    await hash(other.id, 'aa');
    expect(await brokenOf(note.id)).toEqual(['R10']);
    const rule = (await rulesOf(note.id)).rules.find((one: { rule: string }) => one.rule === 'R10');
    expect(rule.evidence.files).toHaveLength(3);
    expect(rule.evidence.notes).toEqual([{ id: other.id, number: other.shippingNoteNumber }]);
  });

  test('R9 the usual freight is the middle one of the others of the lane within 90 days, without agents', async () => {
    const lane = { sendAdcode: '370101', receiveAdcode: '370201' };
    const trip = { form: { unitPrice: 855_000 } };
    const note = await inOrder(lane, trip);
    const priceOf = async () => (await rulesOf(note.id)).rules.find((one: { rule: string }) => one.rule === 'R9').limit;
    expect(await priceOf()).toBeNull();
    const [cheap, middle, dear] = [await inOrder(lane), await inOrder(lane), await inOrder(lane)];
    const costing = (id: string, driverFeeRaw: number, values = {}) =>
      change(id, { settleWeight: 1000, distance: 1_000_000, driverFeeRaw, ...values });
    await costing(cheap.id, 1000);
    await costing(middle.id, 2000);
    await costing(dear.id, 9000);
    // 20 yuan for 1 t over 1000 km.
    expect(await priceOf()).toBe('200');
    await costing(middle.id, 2000, { signTime: '2026-03-04 11:59:59' });
    expect(await priceOf()).toBe('100');
    await costing(middle.id, 2000, { signTime: '2026-03-04 12:00:00' });
    expect(await priceOf()).toBe('200');
    await costing(middle.id, 2000, { orderMode: '3' });
    expect(await priceOf()).toBe('100');
  });

  test('R1 papers are those of driver and vehicle as they are known now', async () => {
    const note = await inOrder();
    const set = (validPeriodTo: string) =>
      site.server.inTenant(0, (tx) => tx.update(hyDriver).set({ validPeriodTo }).where(eq(hyDriver.id, note.driverId)));
    await set('2026-05-31');
    expect(await brokenOf(note.id)).toEqual(['R1']);
    await set('2026-06-01');
    expect(await brokenOf(note.id)).toEqual([]);
  });

  test('a hundred waybills are looked at with no more statements than one', async () => {
    const note = await inOrder();
    const asked = (count: number) =>
      site.server.inTenant(0, async (tx) => {
        let statements = 0;
        const counting = new Proxy(tx, {
          get(target, name, receiver) {
            if (name === 'select') statements += 1;
            return Reflect.get(target, name, receiver) as unknown;
          },
        });
        const [row] = await tx.select().from(hyShippingNote).where(eq(hyShippingNote.id, note.id));
        const notes = Array.from({ length: count }, (_, index) => ({
          ...row!,
          id: `${note.id.slice(0, -3)}${String(index).padStart(3, '0')}`,
        }));
        const facts = await gatherFacts(counting, site.server.context(), notes);
        return { statements, facts: facts.length };
      });
    const [one, hundred] = [await asked(1), await asked(100)];
    expect([one.facts, hundred.facts]).toEqual([1, 100]);
    expect(hundred.statements).toBe(one.statements);
    expect(one.statements).toBeLessThan(12);
  });

  test('what waits is looked at again by a job, because tracks are decided on later', async () => {
    const note = await site.checked();
    expect(note.failedRules).toBe('R5');
    await change(note.id, track);
    const count = await refreshWaiting(site.server.context());
    expect(count).toBeGreaterThan(0);
    expect(await site.read(note.id)).toMatchObject({ failedRules: '', version: note.version });
  });
});
