import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCheckSite, type CheckSite, type Trip } from '../../../../test/checkSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { verifyLedger } from '../../finance/ledger/verifyLedger.ts';
import { hyShippingNote } from './shippingNote.table.ts';

let site: CheckSite;
beforeAll(async () => {
  site = await openCheckSite();
});

const timeline = async (noteId: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyNoteEvent/list', { noteId })) as {
    eventType: string;
    content: string;
    actorType: string;
  }[];
const change = (id: string, values: Partial<typeof hyShippingNote.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
/** What a customer's process asks for. */
const setProcess = (customerId: string, values: Partial<typeof hyCustomer.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyCustomer).set(values).where(eq(hyCustomer.id, customerId)));
const booksHold = async () => expect(await site.server.inTenant(0, (tx) => verifyLedger(tx, 0))).toEqual([]);

/** A customer of their own, and what they ship with. */
async function anotherCustomer(wallet = 1_000_000) {
  const { build, world } = site;
  const customer = await build.customer();
  const company = world.company;
  return {
    ...world,
    customer,
    wallet: await build.wallet(customer.id, company.id, wallet),
    shipper: await build.shipper(customer.id),
    send: await build.sendAddress(customer.id),
    receive: await build.receiveAddress(customer.id),
  };
}

/** A trip in agent mode: the agent pays a typed fee. */
async function agentTrip(): Promise<Trip & { agentId: string }> {
  const agent = await site.build.customer({ customerKind: '2' });
  return { agentId: agent.id, form: { orderMode: '3', agentId: agent.id, agentFee: 800_000, serviceRate: 300 } };
}

describe('SHIP-20 SHIP-21 N11 a pre-checked waybill is handed to the one who pays', () => {
  test('case A1 comes out to the fen, and the freeze follows it', async () => {
    const note = await site.preChecked();

    const done = expectDone(await site.by('ops_submit', 'submitCheck', note));

    expect(done).toMatchObject({ noteStatus: '60', checkState: '1', driverFee: 271_000, feeTotal: 287_260, frozenAmount: 287_260 });
    expect(done).toMatchObject({
      submitCheckBy: 'ops_submit',
      submitCheckTime: '2026-06-02 12:00:00',
      waitingSince: '2026-06-02 12:00:00',
    });
    expect((await timeline(note.id)).at(-1)).toMatchObject({
      eventType: 'submitCheck',
      content: '提交验收：结算重量32.300吨，费用合计2,872.60元',
    });
  });

  test('P04 extras and deductions change the fee, the freeze and the history of prices', async () => {
    const note = await site.preChecked();
    const given = { extraFee: 5000, extraFeeRemark: '等候', deduction: 2000, deductionRemark: '迟到' };

    const done = expectDone(await site.by('ops_submit', 'submitCheck', note, given));

    expect(done).toMatchObject({ ...given, driverFee: 274_000, feeTotal: 290_440, frozenAmount: 290_440 });
    const { records } = expectDone(await site.server.as('admin').get('/hyprice/hyPriceHistory/list', { targetId: note.id }));
    expect(records.map(({ fieldName, newValue, reason }: Record<string, string>) => [fieldName, newValue, reason]).toSorted()).toEqual([
      ['deduction', '20.00', '等候；迟到'],
      ['extraFee', '50.00', '等候；迟到'],
    ]);
    await booksHold();
  });

  test.each([
    [500_000, true],
    [500_001, false],
  ])('WAY-01 extras of %i fen: %s', async (extraFee, passes) => {
    const answer = await site.by('ops_submit', 'submitCheck', await site.preChecked(), { extraFee });
    if (passes) expect(expectDone(answer)).toMatchObject({ noteStatus: '60', extraFee });
    else expect(answer).toMatchObject({ status: 400, errorData: [{ path: 'extraFee', message: '杂费超过上限' }] });
  });

  // Without extras the driver gets 271 019 fen before rounding.
  test.each([
    [270_819, { noteStatus: '60', driverFee: 200 }],
    [271_019, { errorCode: 40224, message: '费用合计必须大于0' }],
    [271_020, { errorCode: 40223, message: '扣款大于运费' }],
  ])('WAY-01 40223 40224 a deduction of %i fen', async (deduction, expected) => {
    const note = await site.preChecked();
    const answer = await site.by('ops_submit', 'submitCheck', note, { deduction, deductionRemark: '货损' });
    expect(answer.success ? answer.result : answer).toMatchObject(expected);
    if (!answer.success) expect(await site.read(note.id)).toMatchObject({ noteStatus: '58', deduction: 0, version: note.version });
  });

  test('40106 a deduction says why', async () => {
    const note = await site.preChecked();
    expect(await site.by('ops_submit', 'submitCheck', note, { deduction: 100 })).toMatchObject({
      errorCode: 40106,
      errorData: [{ path: 'deductionRemark' }],
    });
  });

  test('WAY-01 40222 the fee of an agent is at least what the freight costs, and is theirs alone', async () => {
    // The driver gets 271 000, the service is 3 % of it.
    const least = 271_000 + 8130;
    const trip = await agentTrip();
    const note = await site.preChecked(trip);
    expect(await site.by('ops_submit', 'submitCheck', note, { agentFee: least - 1 })).toMatchObject({
      errorCode: 40222,
      message: '代理运费小于司机运费与服务费之和',
    });
    expect(expectDone(await site.by('ops_submit', 'submitCheck', note, { agentFee: least }))).toMatchObject({
      feeTotal: least,
      agentMargin: 0,
    });
    expect(await site.by('ops_submit', 'submitCheck', await site.preChecked(), { agentFee: 1 })).toMatchObject({
      errorCode: 40109,
      errorData: [{ path: 'agentFee' }],
    });
  });

  test.each([
    ['10', false],
    ['20', false],
    ['30', false],
    ['50', false],
    ['40', true],
    ['60', true],
    ['99', true],
    [null, true],
  ])('WAY-01 40433 with a prepayment in state %s it passes: %s', async (prepayState, passes) => {
    const note = await site.preChecked();
    await change(note.id, { prepayState });

    const answer = await site.by('ops_submit', 'submitCheck', note);

    if (passes) expect(expectDone(answer).noteStatus).toBe('60');
    else expect(answer).toMatchObject({ success: false, errorCode: 40433, message: '预付款未处理完，请先处理' });
  });

  test.each([
    ['1', '1', '60', '1', '0'],
    ['0', '1', '65', '2', '1'],
    ['0', '0', '68', '2', '2'],
  ])(
    'N11 a customer who checks: %s, is reviewed: %s: the waybill goes to %s',
    async (check, review, status, checkState, businessReviewState) => {
      const place = await anotherCustomer();
      const note = await site.preChecked({ place });
      await setProcess(place.customer.id, { needCheckByCustomer: check, needBusinessReview: review });

      const done = expectDone(await site.by('ops_submit', 'submitCheck', note));

      expect(done).toMatchObject({ noteStatus: status, checkState, businessReviewState, submitCheckBy: 'ops_submit' });
      expect(done.checkBy).toBe(check === '0' ? 'system' : null);
      expect(done.businessReviewBy).toBe(review === '0' ? 'system' : null);
      const told = (await timeline(note.id)).filter(({ actorType }) => actorType === '0').map(({ eventType }) => eventType);
      expect(told).toEqual([...(check === '0' ? ['checkPass'] : []), ...(review === '0' ? ['bizReviewPass'] : [])]);
    },
  );

  test('PERM-08 WAY-01 staff hand over, from 58 alone, with the version that they read', async () => {
    const note = await site.preChecked();
    expect(await site.by({ username: 'sub_customer', userType: 2, cid: site.world.customer.id }, 'submitCheck', note)).toMatchObject({
      status: 403,
    });
    expect(await site.by({ username: 'sub_none', permissions: ['shipping:list'] }, 'submitCheck', note)).toMatchObject({ status: 403 });
    expect(await site.by('ops_submit', 'submitCheck', { ...note, version: note.version - 1 })).toMatchObject({
      status: 409,
      errorCode: 40901,
    });
    const done = expectDone(await site.by('ops_submit', 'submitCheck', note));
    expect(await site.by('ops_submit', 'submitCheck', done)).toMatchObject({ status: 409, message: '数据状态已变化，请刷新后重试' });
  });

  test('API-05 the same call again is answered as before and changes nothing', async () => {
    const note = await site.preChecked();
    const key = once();
    const call = () =>
      site.server.as('ops_submit').put('/shipping/hyShippingNote/submitCheck', { id: note.id, version: note.version, extraFee: 100 }, key);
    const first = expectDone(await call());
    expect(expectDone(await call())).toEqual(first);
    expect((await timeline(note.id)).filter(({ eventType }) => eventType === 'submitCheck')).toHaveLength(1);
  });
});

describe('SHIP-05 SHIP-21 N12 N13 the one who pays checks', () => {
  const payer = () => ({ username: 'payer', userType: 2, cid: site.world.customer.id });

  test('the customer accepts, and the review waits with its rules', async () => {
    const note = await site.toCheck();

    const done = await site.decide(payer(), 'check', note, { pass: true });

    expect(done).toMatchObject({ noteStatus: '65', checkState: '2', checkBy: 'payer', businessReviewState: '1', failedRules: 'R5' });
    expect((await timeline(note.id)).at(-1)).toMatchObject({ eventType: 'checkPass', content: '验收通过' });
  });

  test('N13 40106 a return says why, goes back to 58 and may be handed over again', async () => {
    const note = await site.toCheck();
    const check = (body: object) => site.server.as(payer()).put('/shipping/hyShippingNote/check', { ids: [note.id], ...body }, once());
    expect(await check({ pass: false, remark: ' ' })).toMatchObject({ errorCode: 40106, errorData: [{ path: 'remark' }] });

    const back = await site.decide(payer(), 'check', note, { pass: false, remark: '重量不符' });

    expect(back).toMatchObject({ noteStatus: '58', checkState: '3', checkRemark: '重量不符' });
    expect(expectDone(await site.by('ops_submit', 'submitCheck', back))).toMatchObject({ noteStatus: '60', checkState: '1' });
  });

  test('N12b without a review it goes from 60 to 68 in one step', async () => {
    const place = await anotherCustomer();
    const note = await site.toCheck({ place });
    await setProcess(place.customer.id, { needBusinessReview: '0' });

    const done = await site.decide({ username: 'payer_b', userType: 2, cid: place.customer.id }, 'check', note, { pass: true });

    expect(done).toMatchObject({ noteStatus: '68', checkState: '2', businessReviewState: '2', businessReviewBy: 'system' });
    expect((await timeline(note.id)).slice(-2).map(({ eventType }) => eventType)).toEqual(['checkPass', 'bizReviewPass']);
  });

  test('PERM-06 PERM-08 in agent mode the agent checks, and not the shipper; no other customer sees it', async () => {
    const trip = await agentTrip();
    const note = await site.toCheck(trip);

    expect(await site.decide(payer(), 'check', note, { pass: true })).toMatchObject({ message: '代理运单由代理公司验收' });
    expect(await site.decide({ username: 'stranger', userType: 2, cid: 'another' }, 'check', note, { pass: true })).toMatchObject({
      code: 404,
    });
    expect(await site.decide({ username: 'check_t2', tenantId: 2 }, 'check', note, { pass: true })).toMatchObject({ code: 404 });
    const agent = { username: 'agent', userType: 2, cid: trip.agentId };
    expect(await site.decide(agent, 'check', note, { pass: true })).toMatchObject({ noteStatus: '65', checkBy: 'agent' });
  });

  test('PERM-01 40405 staff check for a customer what another one handed over; carriers check nothing', async () => {
    const note = await site.toCheck();
    expect(await site.decide('ops_submit', 'check', note, { pass: true })).toMatchObject({
      code: 40405,
      message: '提交人与复核人不能相同',
    });
    await change(note.id, { carrierId: 'carrier_of_it' });
    const carrier = { username: 'check_carrier', userType: 3, cid: 'carrier_of_it' };
    expect(await site.decide(carrier, 'check', note, { pass: true })).toMatchObject({ code: 510 });
    expect(await site.decide('ops_second', 'check', note, { pass: true })).toMatchObject({ noteStatus: '65', checkBy: 'ops_second' });
  });

  test('PERM-01 40405 staff who priced a waybill do not check it for the customer', async () => {
    const note = await site.toCheck();
    const price = { id: note.id, version: note.version, unitPrice: 900_000, reason: '议价' };
    const priced = expectDone(await site.server.as('ops_pricing').put('/shipping/hyShippingNote/editPrice', price, once()));
    expect(await site.decide('ops_pricing', 'check', priced, { pass: true })).toMatchObject({ code: 40405 });
    expect(await site.decide('ops_second', 'check', priced, { pass: true })).toMatchObject({ noteStatus: '65' });
  });

  test('G09 with shipping:editWeight weights and amounts are corrected; fees, freeze and goods follow', async () => {
    const note = await site.toCheck();
    const edits = { loadWeight: 32_000, unloadWeight: 31_950, extraFee: 1000, deduction: 500, deductionRemark: '迟到' };
    const plain = { username: 'check_plain', permissions: ['shipping:check', 'shipping:list'] };
    const check = (who: Parameters<CheckSite['by']>[0], body: object) =>
      site.server.as(who).put('/shipping/hyShippingNote/check', { ids: [note.id], pass: true, ...body }, once());
    expect(await check(plain, edits)).toMatchObject({ status: 403 });
    expect(await check('ops_second', { ...edits, pass: false, remark: '不对' })).toMatchObject({
      status: 400,
      message: '退回时不能修改重量或金额',
    });

    const done = await site.decide('ops_second', 'check', note, { pass: true, ...edits });

    expect(done).toMatchObject({
      ...edits,
      noteStatus: '65',
      settleWeight: 31_950,
      driverFee: 273_600,
      feeTotal: 290_016,
      frozenAmount: 290_016,
    });
    expect((await timeline(note.id)).at(-1)?.content).toBe(
      '验收通过：装货32.480吨 → 32.000吨，卸货32.300吨 → 31.950吨，司机运费2,736.00元',
    );
    await booksHold();
  });

  test.each<[string, object, object]>([
    ['a load above the approved one', { loadWeight: 40_001 }, { code: 40213, errorData: [{ path: 'loadWeight' }] }],
    ['a deduction above the freight', { deduction: 271_020, deductionRemark: '货损' }, { code: 40223 }],
    ['a deduction of all of it', { deduction: 271_019, deductionRemark: '货损' }, { code: 40224 }],
    ['a deduction without a reason', { deduction: 1 }, { code: 40106 }],
    ['extras above the limit', { extraFee: 500_001 }, { code: 400, errorData: [{ path: 'extraFee' }] }],
  ])('WAY-01 G09 refuses %s', async (_what, edits, refusal) => {
    const note = await site.toCheck();
    expect(await site.decide('ops_second', 'check', note, { pass: true, ...edits })).toMatchObject(refusal);
    expect(await site.read(note.id)).toMatchObject({ noteStatus: '60', version: note.version });
  });

  test('N12 of several each is decided by itself, and one that is refused stops no other', async () => {
    const [first, second, third] = [await site.toCheck(), await site.preChecked(), await site.toCheck()];
    const ids = [third.id, second.id, 'missing', first.id, first.id];
    const many = (body: object) => site.server.as(payer()).put('/shipping/hyShippingNote/check', { pass: true, ...body }, once());

    expect(await many({ ids, extraFee: 1 })).toMatchObject({ status: 400, message: '修改重量或金额只能逐单验收' });
    expect(await many({ ids, versions: [1] })).toMatchObject({ status: 400 });
    expect(expectDone(await many({ ids }))).toEqual({
      success: [third.id, first.id],
      fail: [
        { id: second.id, code: 40901, message: '数据状态已变化，请刷新后重试', errorData: [] },
        { id: 'missing', code: 404, message: '未找到对应实体', errorData: [] },
      ],
    });
    for (const { id } of [first, third]) expect(await site.read(id)).toMatchObject({ noteStatus: '65', failedRules: expect.any(String) });
  });

  test('WAY-01 two who check at once: the second hears that it has changed', async () => {
    const note = await site.toCheck();
    const priced = expectDone(await site.by('admin', 'editPrice', note, { extraFee: 100, reason: '补' }));
    expect(await site.decide(payer(), 'check', note, { pass: true })).toMatchObject({
      code: 40901,
      message: '数据已被他人修改，请刷新后重试',
    });
    expect(await site.decide(payer(), 'check', priced, { pass: true })).toMatchObject({ noteStatus: '65' });
    expect(await site.by('admin', 'editPrice', await site.read(note.id), { extraFee: 0, reason: '补' })).toMatchObject({ status: 409 });
  });

  test('API-05 a hundred at a time are taken, and not one more', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `none${index}`);
    const many = (count: number) =>
      site.server.as('ops_second').put('/shipping/hyShippingNote/check', { ids: ids.slice(0, count), pass: true }, once());
    expect(expectDone(await many(100)).fail).toHaveLength(100);
    expect(await many(101)).toMatchObject({ status: 400 });
  });

  test('SHIP-05 the list of what waits is counted and found by its state, and by losses above what is tolerated', async () => {
    const note = await site.toCheck();
    const get = (path: string, query: Record<string, string>) => site.server.as('admin').get(`/shipping/hyShippingNote/${path}`, query);
    const counts = expectDone(await get('statusCount', { of: 'checkState', orderNo: note.orderNo }));
    expect(counts).toEqual({ 1: 1 });
    const found = async (query: Record<string, string>) =>
      expectDone(await get('list', { orderNo: note.orderNo, field: 'id,waitingSince', ...query })).records.length;
    expect([await found({ checkState: '1' }), await found({ checkState: '2' })]).toEqual([1, 0]);
    // 180 kg are lost, 97 tolerated.
    expect(await found({ lossExceeded: '1' })).toBe(1);
    await change(note.id, { lossWeight: 97, allowedLoss: 97 });
    expect(await found({ lossExceeded: '1' })).toBe(0);
  });
});
