import { and, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectDone, once } from '../../../../test/freight.ts';
import { openPaySite, type PaySite } from '../../../../test/paySite.ts';
import type { TestUser } from '../../../../test/testServer.ts';
import { tellNews } from '../../finance/bank-channel/channelNews.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { followComplaints } from './complaint.jobs.ts';
import { complaintResource, isOverdue } from './complaint.resource.ts';
import { sysSms } from '../../system/message/message.table.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { hyComplaint } from './complaint.table.ts';

const path = '/hycomplaint/hyComplaint';
type Row = Awaited<ReturnType<PaySite['read']>>;

let site: PaySite;
let customer: TestUser;
beforeAll(async () => {
  site = await openPaySite();
  customer = {
    username: 'complaining',
    userType: 2,
    cid: site.world.customer.id,
    permissions: ['complaint:list', 'complaint:add', 'complaint:close'],
  };
});
beforeEach(() => site.server.clock.set('2026-06-02T12:00:00+08:00'));

const content = '司机到达晚了六个小时，货物受潮';
const complain = (values: object = {}, who: string | TestUser = customer) =>
  site.server.as(who).post(`${path}/add`, { complaintType: '3', againstType: '3', content, ...values }, once());
const act = (action: string, { id, version }: Row, body: object = {}, who: string | TestUser = 'cs_one') =>
  site.server.as(who).put(`${path}/${action}`, { id, version, ...body }, once());
const read = async ({ id }: Row): Promise<Row> => expectDone(await site.server.as('admin').get(`${path}/queryById`, { id }));
const made = async (values: object = {}, who?: string | TestUser) => expectDone(await complain(values, who));
const accepted = async (note: Row, values: object = {}, who?: string | TestUser) =>
  expectDone(await act('accept', await made({ noteId: note.id, ...values }, who)));
const answer = { result: '1', replyContent: '情况属实，已批评司机' };
const replied = async (note: Row, body: object = {}, values: object = {}, who?: string | TestUser) =>
  expectDone(await act('reply', await accepted(note, values, who), { ...answer, ...body }));
const decide = async (complaint: Row, body: object, who = 'finance_boss') => {
  const { approvalId: id } = await read(complaint);
  const { version } = expectDone(await site.server.as('admin').get('/account/hyApproval/queryById', { id }));
  return expectDone(await site.server.as(who).put('/account/hyApproval/audit', { id, version, ...body }, once()));
};
const scoreOf = async (note: Row): Promise<number> =>
  expectDone(await site.server.as('admin').get('/hydriver/hyDriver/queryById', { id: note.driverId })).score;

describe('FRT-15 T1 who complains, and of whom', () => {
  test.each([
    ['nine characters', '九个字的内容不够长', false],
    ['ten characters', '这里是刚好十个字的话', true],
    ['blanks around nine', ' 九个字的内容不够长  ', false],
  ])('FRT-15 T1 40391 what happened has ten characters at least: %s', async (_what, words, isEnough) => {
    const reply = await complain({ content: words, againstType: '1' });

    expect(reply.success).toBe(isEnough);
    if (!isEnough) expect(reply).toMatchObject({ errorCode: 40391, errorData: [{ path: 'content', message: '内容不少于10个字' }] });
  });

  test('FRT-15 a customer complains for their company, of somebody of their own waybill or of the platform', async () => {
    const note = await site.signed();

    expect(await made({ noteId: note.id })).toMatchObject({
      complaintNo: expect.stringMatching(/^TS260602\d{6}$/),
      state: '10',
      fromType: '2',
      fromId: site.world.customer.id,
      againstType: '3',
      againstId: note.driverId,
      replyDue: '2026-06-03 12:00:00',
      overdue: '0',
    });
    expect(await complain({})).toMatchObject({ errorData: [{ path: 'noteId', message: '投诉平台以外的对象时请选择运单' }] });
    expect(await complain({ noteId: note.id, againstType: '2' })).toMatchObject({
      errorData: [{ path: 'againstType', message: '被投诉人不能与投诉人相同' }],
    });
    expect(await complain({ noteId: note.id, againstType: '4' })).toMatchObject({ errorData: [{ path: 'againstType' }] });
  });

  test('FRT-15 PERM-06 their complaints are seen by their own people and by staff, not by other customers or tenants', async () => {
    const note = await site.signed();
    const row = await made({ noteId: note.id });
    const stranger: TestUser = { ...customer, username: 'stranger', cid: (await site.build.customer()).id };
    const ids = async (who: string | TestUser) =>
      expectDone(await site.server.as(who).get(`${path}/list`, { pageSize: 100 })).records.map(({ id }: Row) => id);

    expect(await ids(customer)).toContain(row.id);
    expect(await ids('cs_one')).toContain(row.id);
    // The timeline of a customer asks by whom they were made.
    const madeBy = (fromId: string) => site.server.as('cs_one').get(`${path}/list`, { fromId, pageSize: 100 });
    const ofCustomer: Row[] = expectDone(await madeBy(site.world.customer.id)).records;
    expect(ofCustomer.map(({ id }) => id)).toContain(row.id);
    expect(new Set(ofCustomer.map(({ fromId }) => fromId))).toEqual(new Set([site.world.customer.id]));
    expect(expectDone(await madeBy(stranger.cid!)).records).toEqual([]);
    expect(await ids(stranger)).toEqual([]);
    expect(await ids({ username: 'elsewhere', tenantId: 2 })).toEqual([]);
    expect(await site.server.as(stranger).get(`${path}/queryById`, { id: row.id })).toMatchObject({ code: 404 });
    expect(await act('withdraw', row, {}, stranger)).toMatchObject({ code: 404 });
    expect(await complain({ noteId: note.id }, stranger)).toMatchObject({ code: 404 });
    // What the platform does about it is its own.
    expect(await act('accept', row, {}, customer)).toMatchObject({ status: 403 });
  });

  test('FRT-15 staff say who complains: somebody of the waybill, or a name', async () => {
    const note = await site.signed();

    expect(await complain({ againstType: '1' }, 'cs_one')).toMatchObject({ errorData: [{ path: 'fromType' }] });
    expect(await complain({ againstType: '1', fromType: '3' }, 'cs_one')).toMatchObject({ errorData: [{ path: 'fromName' }] });
    expect(await made({ againstType: '2', fromType: '3', noteId: note.id }, 'cs_one')).toMatchObject({
      fromId: note.driverId,
      fromName: note.driverName,
      againstName: note.customerName,
    });
  });
});

describe('FRT-15 T2–T7 the life of a complaint', () => {
  test('FRT-15 T2 T4 T5 accepted, answered, and closed with a mark; what was found takes points of the driver', async () => {
    const note = await site.signed();
    const score = await scoreOf(note);
    const complaint = await replied(note);

    expect(complaint).toMatchObject({ state: '30', handleBy: 'cs_one', result: '1', compensateState: null });
    expect(await act('close', complaint, { satisfaction: 6 }, customer)).toMatchObject({ success: false });
    expect(expectDone(await act('close', complaint, { satisfaction: 4 }, customer))).toMatchObject({
      state: '40',
      satisfaction: 4,
      // Who it was at the platform is nothing for them.
      handleBy: null,
    });
    expect(await scoreOf(note)).toBe(score - 10);
    expect(await act('close', await read(complaint), {}, customer)).toMatchObject({ errorCode: 40901 });
  });

  test.each([
    ['partly upheld', '2', 5],
    ['unfounded', '3', 0],
  ])('FRT-15 T5 a complaint that was %s costs so many points', async (_what, result, points) => {
    const note = await site.signed();
    const score = await scoreOf(note);

    expectDone(await act('close', await replied(note, { result }), {}, customer));

    expect(await scoreOf(note)).toBe(score - points);
  });

  test('FRT-15 T3 rejected with a reason', async () => {
    const row = await made({ againstType: '1' });

    expect(await act('reject', row, { reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expect(expectDone(await act('reject', row, { reason: '与平台无关' }))).toMatchObject({ state: '50', rejectReason: '与平台无关' });
    expect(await act('accept', await read(row))).toMatchObject({ errorCode: 40901 });
  });

  test('FRT-15 T3 who is refused gets a text message, at the phone of the account where none was left', async () => {
    const texts = async (what: string) =>
      site.server.inTenant(0, async (tx) =>
        (await tx.select().from(sysSms)).filter(({ esContent }) => esContent?.includes(what)).map(({ esReceiver }) => esReceiver),
      );
    await site.server.inTenant(0, (tx) => tx.update(sysUser).set({ phone: '13900001234' }).where(eq(sysUser.username, customer.username)));
    await act('reject', await made({ againstType: '1' }), { reason: '无从查起' });
    expect(await texts('无从查起')).toEqual(['13900001234']);

    await act('reject', await made({ againstType: '1', fromPhone: '13911112222' }), { reason: '并无此事' });
    expect(await texts('并无此事')).toEqual(['13911112222']);

    const note = await site.signed();
    const { phone } = expectDone(await site.server.as('admin').get('/hydriver/hyDriver/queryById', { id: note.driverId }));
    await act('reject', await made({ againstType: '2', fromType: '3', noteId: note.id }, 'cs_one'), { reason: '已经解决' });
    expect((await texts('已经解决')).map((receiver) => receiver?.slice(-4))).toEqual([String(phone).slice(-4)]);
  });

  test('FRT-15 T6 reopened once, and due again from then', async () => {
    const complaint = await replied(await site.signed());
    site.server.clock.set('2026-06-04T12:00:00+08:00');

    expect(await act('reopen', complaint, { reason: '' }, customer)).toMatchObject({ errorCode: 40106 });
    const reopened = expectDone(await act('reopen', complaint, { reason: '没有解决' }, customer));
    expect(reopened).toMatchObject({ state: '20', reopenCount: 1, replyDue: '2026-06-05 12:00:00' });
    const again = expectDone(await act('reply', reopened, answer));
    expect(await act('reopen', again, { reason: '还是没有' }, customer)).toMatchObject({ message: '投诉只能重开一次' });
  });

  test('FRT-15 T7 withdrawn while nobody has answered', async () => {
    const note = await site.signed();

    expect(expectDone(await act('withdraw', await made({ noteId: note.id }), {}, customer))).toMatchObject({ state: '60' });
    expect(expectDone(await act('withdraw', await accepted(note), {}, customer))).toMatchObject({ state: '60' });
    expect(await act('withdraw', await replied(note), {}, customer)).toMatchObject({ errorCode: 40901 });
  });

  test('FRT-15 NT16 T5 overdue complaints are told of once, and answered ones close after seven days', async () => {
    const note = await site.signed();
    const [late, silent] = [await made({ noteId: note.id }), await replied(note)];
    // Who is signed in is not by then.
    const now = ({ id }: Row) => getRow(site.server.context(), complaintResource, id);
    const isLate = async (time: string) => {
      const where = and(eq(hyComplaint.id, late.id), isOverdue(time));
      return (await site.server.inTenant(0, (tx) => tx.select({ id: hyComplaint.id }).from(hyComplaint).where(where))).length === 1;
    };
    const told = () =>
      site.server.inTenant(0, (tx) => tx.$count(sysAnnouncement, like(sysAnnouncement.titile, `%${late.complaintNo} 超时未回复`)));

    expect(await isLate('2026-06-03 12:00:00')).toBe(false);
    expect(await isLate('2026-06-03 12:00:01')).toBe(true);
    site.server.clock.set('2026-06-03T12:00:01+08:00');
    expect(await now(late)).toMatchObject({ overdue: '1' });
    await followComplaints(site.server.context());
    await followComplaints(site.server.context());
    expect(await told()).toBe(1);
    site.server.clock.set('2026-06-09T11:59:59+08:00');
    await followComplaints(site.server.context());
    expect(await now(silent)).toMatchObject({ state: '30' });
    site.server.clock.set('2026-06-09T12:00:00+08:00');
    await followComplaints(site.server.context());
    expect(await now(silent)).toMatchObject({ state: '40', satisfaction: null });
  });
});

describe('FRT-15 FRT-28 LEDG-01 P17 what is promised is decided on by somebody else', () => {
  test('FRT-15 the wallet of the customer gets it once finance agrees; until then the complaint stays open', async () => {
    const note = await site.signed();
    const wallet = async () =>
      expectDone(await site.server.as('admin').get('/customer/hyCustomerWallet/queryById', { id: site.world.wallet.id })).availableAmount;
    const before = await wallet();
    const complaint = await replied(note, { compensateAmount: 5_000 });

    expect(complaint).toMatchObject({ compensateAmount: 5_000, compensateState: '10', approvalNo: expect.stringMatching(/^FH/) });
    expect(await act('close', complaint, {}, customer)).toMatchObject({ message: '赔付待复核，请在复核后办理' });
    expect(await act('reopen', complaint, { reason: '太少' }, customer)).toMatchObject({ message: '赔付待复核，请在复核后办理' });
    const own = await site.server
      .as('cs_one')
      .put('/account/hyApproval/audit', { id: complaint.approvalId, version: 0, pass: true }, once());
    expect(own).toMatchObject({ errorCode: 40405 });
    await decide(complaint, { pass: true });

    expect(await read(complaint)).toMatchObject({ compensateState: '20' });
    expect(await wallet()).toBe(before + 5_000);
    // What was paid stays: neither is it taken back, nor found without a ground.
    const reopened = expectDone(await act('reopen', await read(complaint), { reason: '太少' }, customer));
    expect(await act('withdraw', reopened, {}, customer)).toMatchObject({ message: '已赔付的投诉不能撤诉' });
    expect(await act('reply', reopened, { ...answer, result: '3' })).toMatchObject({ message: '已有赔付的投诉不能判为不成立' });
    expectDone(await act('close', expectDone(await act('reply', reopened, answer)), {}, customer));
  });

  test('FRT-15 one that finance refuses may be asked for again, also once the complaint is closed', async () => {
    const complaint = await replied(await site.signed(), { compensateAmount: 5_000 });
    await decide(complaint, { pass: false, remark: '没有证据' });
    const refused = await read(complaint);
    expect(refused).toMatchObject({ compensateState: '30', state: '30' });

    const closed = expectDone(await act('close', refused, {}, customer));
    expect(await act('compensate', closed, { compensateAmount: 3_000, reason: '' })).toMatchObject({ errorCode: 40106 });
    const again = expectDone(await act('compensate', closed, { compensateAmount: 3_000, reason: '补充了证据' }));
    expect(again).toMatchObject({ state: '40', compensateState: '10', compensateAmount: 3_000 });
    expect(await act('compensate', again, { compensateAmount: 1, reason: '再来' })).toMatchObject({
      message: '该投诉已有待复核或已通过的赔付',
    });
    await decide(again, { pass: true });
    expect(await act('compensate', await read(again), { compensateAmount: 1, reason: '再来' })).toMatchObject({ success: false });
  });

  test('FRT-15 nothing is promised without a waybill, or where nothing was found', async () => {
    const alone = expectDone(await act('accept', await made({ againstType: '1' })));
    expect(await act('reply', alone, { ...answer, compensateAmount: 1 })).toMatchObject({ errorData: [{ path: 'compensateAmount' }] });
    const complaint = await accepted(await site.signed());
    expect(await act('reply', complaint, { ...answer, result: '3', compensateAmount: 1 })).toMatchObject({
      errorData: [{ path: 'compensateAmount', message: '不成立的投诉不能赔付' }],
    });
    expect(await read(complaint)).toMatchObject({ state: '20', compensateState: null });
  });

  test('FRT-15 L23 who carried gets a payment of its own; the complaint says where it did not arrive', async () => {
    const note = await site.payable();
    const { payeeCardId: cardId } = note;
    const complaint = await replied(note, { compensateAmount: 2_000, cardId }, { fromType: '3', againstType: '2' }, 'cs_one');
    await decide(complaint, { pass: true });
    await site.drain();
    expect(await read(complaint)).toMatchObject({ compensateState: '20' });
    const serial = site.bank.given.at(-1)!.requestSerial;

    const result = { state: 'failed', code: 'E11', reason: '户名与账号不符' };
    await tellNews(site.server.platform, { tenantId: 0, requestSerial: serial, result: result as never });

    expect(await read(complaint)).toMatchObject({ compensateState: '40' });
  });
});
