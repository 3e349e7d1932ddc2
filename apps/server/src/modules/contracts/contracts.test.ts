import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../test/atTime.ts';
import { contractBase, contractSigner, customerContract as draftContract } from '../../../test/contractSite.ts';
import { deliverOutbox } from '../../../test/deliverOutbox.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from '../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../test/noteSite.ts';
import type { TestClient } from '../../../test/testServer.ts';
import { hyConfig } from '../system/setting/setting.table.ts';
import { modules } from '../index.ts';
import { seedTemplates } from './template/seedTemplates.ts';
import { hyContract } from './freight-contract/freightContract.table.ts';
import { tripContractNo } from './freight-contract/trip.service.ts';

const base = contractBase;
let site: NoteSite;
let admin: TestClient;
beforeAll(async () => {
  site = await openNoteSite();
  await site.server.database.transaction('system', (tx) => seedTemplates(tx));
  admin = site.server.as('admin');
});

type Row = ReturnType<typeof expectDone>;
const key = ({ id, version }: Row) => ({ id, version });
const get = async (client: TestClient, id: string): Promise<Row> => expectDone(await client.get(`${base}/file`, { id }));
const listed = async (client: TestClient, query: Record<string, string>): Promise<Row[]> =>
  expectDone(await client.get(`${base}/list`, query)).records;
const ofNote = async (noteId: string) => listed(admin, { noteId, column: 'contractNo', order: 'asc' });
const noteNow = async (id: string): Promise<Row> => expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id }));
const run = (name: string) =>
  modules
    .flatMap((module) => module.jobs ?? [])
    .find((job) => job.name === name)!
    .run(site.server.context(), {});

const signer = (username: string, userType: number, cid: string | null, phone?: string) =>
  contractSigner(site, { username, userType, cid, ...(phone === undefined ? {} : { phone }) });
const customerContract = (values?: Record<string, unknown>) => draftContract(site, values);

async function dispatched(): Promise<{ note: Row; crew: Awaited<ReturnType<NoteSite['freshCrew']>> }> {
  const order = await publishOrder(admin, orderForm(site.world));
  const crew = (await site.freshCrew()) as never;
  return { note: await dispatch(admin, order, crew), crew };
}

/** Whether drivers sign before they accept. */
const signingRequired = (configValue: '0' | '1') =>
  site.server.inTenant(0, (tx) =>
    tx
      .insert(hyConfig)
      .values({ tenantId: 0, configKey: 'contractSignRequired', configValue })
      .onConflictDoUpdate({ target: [hyConfig.tenantId, hyConfig.configKey], set: { configValue } }),
  );

/** A framework agreement with a driver that stands. */
async function signedFramework(driverId: string): Promise<void> {
  const file = 'contract/2026/06/scan.pdf';
  const form = { contractType: '4', partyId: driverId, signMode: 'paper', file, validFrom: '2026-05-01', validTo: '2026-12-31' };
  expectDone(await admin.put(`${base}/send`, key(expectDone(await admin.post(`${base}/add`, form)))));
}

describe('SHIP-06 contracts', () => {
  test('SHIP-06 ACCT-06 both sides sign the same text; it stands with the customer, and an altered one is found out', async () => {
    const { customer } = site.world;
    const draft = await customerContract({ extraTerms: '<b>雨天</b>顺延' });
    expect(draft).toMatchObject({ state: '10', partyAName: customer.customerName, partyBName: site.world.company.companyName });
    expect(draft.contractNo).toMatch(/^HT260601\d{6}$/);
    const buyer = await signer('contract_buyer', 2, customer.id, '13911110001');
    expect(await listed(buyer, {})).toEqual([]);

    const sent = expectDone(await admin.put(`${base}/send`, key(draft)));
    expect(await listed(buyer, { waiting: '1' })).toMatchObject([{ id: draft.id, state: '20' }]);
    const read = await get(buyer, draft.id);
    expect(read).toMatchObject({ maySign: true, verdict: { matches: null, seals: [], authority: '平台内签署，无第三方CA' } });
    expect(read.content).toContain(customer.customerName);
    expect(read.content).toContain('&lt;b&gt;雨天&lt;/b&gt;顺延');
    expect(read.content).toContain('6.00%');
    expect(read.content).not.toContain('${');

    expect(
      await site.server
        .as({ username: 'contract_hasty', userType: 2, cid: customer.id, permissions: ['contract:sign'] })
        .put(`${base}/sign`, key(sent)),
    ).toMatchObject({ status: 403, errorCode: 40331 });
    const half = expectDone(await buyer.put(`${base}/sign`, key(sent)));
    expect(half).toMatchObject({ state: '30', signAName: 'contract_buyer的姓名', signBTime: null });
    expect(await buyer.put(`${base}/sign`, key(half))).toMatchObject({ errorCode: 40901 });
    const staff = await signer('contract_staff', 1, null);
    const whole = expectDone(await staff.put(`${base}/sign`, key(half)));

    expect(whole).toMatchObject({ state: '40', contentHash: half.contentHash });
    expect(whole.contentHash).toMatch(/^[\da-f]{64}$/);
    expect(expectDone(await admin.get('/customer/hyCustomer/queryById', { id: customer.id }))).toMatchObject({
      contractId: draft.id,
      contractValidTo: '2026-12-31',
    });
    const verdict = expectDone(await buyer.get(`${base}/verify`, { id: draft.id }));
    expect(verdict).toMatchObject({
      matches: true,
      seals: [
        { side: 'A', valid: true },
        { side: 'B', valid: true },
      ],
    });
    await site.server.inTenant(0, (tx) =>
      tx
        .update(hyContract)
        .set({ content: `${read.content}。` })
        .where(eq(hyContract.id, draft.id)),
    );
    expect(expectDone(await buyer.get(`${base}/verify`, { id: draft.id }))).toMatchObject({
      matches: false,
      seals: [{ valid: false }, { valid: false }],
    });
    await site.server.inTenant(0, (tx) =>
      tx.update(hyContract).set({ content: read.content, signAName: '别人' }).where(eq(hyContract.id, draft.id)),
    );
    expect(expectDone(await buyer.get(`${base}/verify`, { id: draft.id }))).toMatchObject({
      matches: true,
      seals: [{ valid: false }, { valid: true }],
    });
  });

  test('SHIP-06 one on paper needs its scan; what is sent is not edited, what is in force is ended by an agreement and not removed', async () => {
    const draft = await customerContract({ signMode: 'paper' });
    expect(await admin.put(`${base}/send`, key(draft))).toMatchObject({ status: 400 });
    const edited = expectDone(await admin.put(`${base}/edit`, { ...key(draft), file: 'contract/2026/06/scan.pdf', validTo: '2026-11-30' }));
    const inForce = expectDone(await admin.put(`${base}/send`, key(edited)));

    expect(inForce).toMatchObject({ state: '40', validTo: '2026-11-30' });
    expect(await admin.put(`${base}/edit`, { ...key(inForce), amount: 1 })).toMatchObject({ errorCode: 40901 });
    expect(await admin.delete(`${base}/delete`, { id: draft.id })).toMatchObject({ errorCode: 40901 });
    expect(await admin.put(`${base}/void`, { ...key(inForce), reason: '错了' })).toMatchObject({ errorCode: 40901 });
    expect(await admin.put(`${base}/terminate`, { ...key(inForce), reason: '不再合作', endFile: '' })).toMatchObject({ status: 400 });
    expectDone(await admin.put(`${base}/terminate`, { ...key(inForce), reason: '不再合作', endFile: 'contract/2026/06/end.pdf' }));
    expect(expectDone(await admin.get('/customer/hyCustomer/queryById', { id: site.world.customer.id })).contractId).not.toBe(draft.id);
    const other = expectDone(await admin.put(`${base}/void`, { ...key(await customerContract()), reason: '重做' }));
    expect(other).toMatchObject({ state: '99', endReason: '重做' });
    expectDone(await admin.delete(`${base}/delete`, { id: other.id }));
    expect(
      await admin.post(`${base}/add`, { contractType: '3', partyId: site.world.driver.id, validFrom: '2026-06-01', validTo: '2026-06-02' }),
    ).toMatchObject({ status: 400 });
    expect(
      await admin.post(`${base}/add`, {
        contractType: '2',
        partyId: site.world.customer.id,
        validFrom: '2026-06-01',
        validTo: '2026-06-02',
      }),
    ).toMatchObject({ status: 400 });
  });

  test('SHIP-06 SHIP-01 an order names a contract of its customer that is in force on the day of loading', async () => {
    const submit = async (contractId: string, from = '2026-06-01 08:00:00') => {
      const order = expectDone(
        await admin.post(
          '/hyorder/hyOrder/add',
          orderForm(site.world, { contractId, pickupTimeFrom: from, pickupTimeTo: '2027-06-02 18:00:00' }),
        ),
      );
      return admin.put('/hyorder/hyOrder/submit', key(order));
    };
    const paper = await customerContract({ signMode: 'paper', file: 'contract/2026/06/scan.pdf' });
    expect(await submit(paper.id)).toMatchObject({ errorCode: 40103, message: '合同不存在或已到期' });
    expectDone(await admin.put(`${base}/send`, key(paper)));

    expectDone(await submit(paper.id));
    expect(await submit(paper.id, '2027-01-01 08:00:00')).toMatchObject({ errorCode: 40103 });
    const stranger = await site.build.customer();
    const foreign = await customerContract({ partyId: stranger.id, signMode: 'paper', file: 'contract/2026/06/scan.pdf' });
    expectDone(await admin.put(`${base}/send`, key(foreign)));
    expect(await submit(foreign.id)).toMatchObject({ errorCode: 40103 });
  });

  test('SHIP-06 N1 N2 a trip gets its agreement, which the driver signs and the platform with them; the acceptance may ask for it', async () => {
    const { note, crew } = await dispatched();
    const [agreement] = await ofNote(note.id);
    expect(note.contractState).toBe('20');
    expect(agreement).toMatchObject({
      contractType: '3',
      state: '20',
      partyBName: crew.driver.driverName,
      contractNo: note.shippingNoteNumber.replace('YD', 'HT'),
      amount: note.driverFee,
    });
    expect(
      (await get(site.server.as({ username: 'contract_reader', permissions: ['contract:view'] }), agreement.id)).content,
    ).not.toContain(crew.driver.idNo);
    await signingRequired('1');
    expect(await site.put('accept', { ...key(note), reason: '代接' })).toMatchObject({ errorCode: 40207, message: '请先签署运输协议' });

    const driver = await signer('contract_driver', 4, crew.driver.id);
    expect(await listed(driver, {})).toMatchObject([{ id: agreement.id }]);
    expect((await get(driver, agreement.id)).content).toContain(crew.driver.idNo);
    expect(await (await signer('contract_office', 1, null)).put(`${base}/sign`, key(agreement))).toMatchObject({
      status: 403,
    });
    expect(expectDone(await driver.put(`${base}/sign`, key(agreement)))).toMatchObject({
      state: '40',
      signAName: '平台',
      signBName: 'contract_driver的姓名',
    });

    expect((await noteNow(note.id)).contractState).toBe('40');
    expectDone(await site.put('accept', { ...key(note), reason: '代接' }));
    await signingRequired('0');
    const events = expectDone(await admin.get('/shipping/hyNoteEvent/list', { noteId: note.id }));
    expect(events.map(({ eventType }: Row) => eventType)).toEqual(['assigned', 'contractSigned', 'accepted']);
    expectDone(await site.put('revoke', { ...key(await noteNow(note.id)), revokeCode: '2' }));
    expect(await ofNote(note.id)).toMatchObject([{ state: '99' }]);
  });

  test('SHIP-06 NT18 the driver of a trip hears in their bell and on their phone that there is an agreement to sign, once they can', async () => {
    const { note, crew } = await dispatched();
    const [agreement] = await ofNote(note.id);
    const driver = await signer('contract_told', 4, crew.driver.id);
    const revoked = (await dispatched()).note;
    expectDone(await site.put('revoke', { ...key(revoked), revokeCode: '2' }));

    await deliverOutbox(site.server.platform);

    const toldOf = async ({ shippingNoteNumber }: Row) =>
      (
        await site.server.database.pool.query('select es_content, es_receiver from sys_sms where es_title like $1', [
          `%${tripContractNo(shippingNoteNumber, 1)}`,
        ])
      ).rows;
    expect(await toldOf(note)).toEqual([
      { es_receiver: crew.driver.phone, es_content: `您有合同${agreement.contractNo}待签署，请登录平台阅读后签署。` },
    ]);
    expect(await toldOf(revoked)).toEqual([]);
    expect(expectDone(await driver.get('/sys/annountCement/listByUser')).sysMsgList).toMatchObject([
      { titile: `合同待签署 ${agreement.contractNo}`, openPage: '/account/sign' },
    ]);
  });

  test('SHIP-06 N1 40207 an order that is grabbed, or given out as accepted, asks for the framework agreement of its driver', async () => {
    const { driver, vehicle } = await site.freshCrew();
    const trip = { driverId: driver.id, vehicleId: vehicle.id, weight: 30_000 };
    const captain = site.server.as({ username: 'contract_captain', userType: 4, cid: driver.id });
    await admin.put('/hydriver/hyDriver/bindVehicle', { driverId: driver.id, vehicleId: vehicle.id });
    const open = await publishOrder(admin, orderForm(site.world, { publishMode: '2' }));
    const grab = () => captain.post('/hyorder/hyOrder/grab', { id: open.id, ...trip }, once());
    const other = await site.freshCrew();
    const given = await publishOrder(admin, orderForm(site.world));
    const give = (autoAccept: string) =>
      admin.post(
        '/hyorder/hyOrder/dispatch',
        { ...key(given), publishMode: '1', driverId: other.driver.id, vehicleId: other.vehicle.id, weight: 30_000, autoAccept },
        once(),
      );
    await signingRequired('1');

    const refused = { errorCode: 40207, message: '请先签署运输协议' };
    expect(await grab()).toMatchObject(refused);
    expect(await give('1')).toMatchObject(refused);
    expect(await listed(admin, { partyId: driver.id })).toEqual([]);
    await signedFramework(driver.id);
    await signedFramework(other.driver.id);
    const grabbed = expectDone(await grab());
    const [accepted] = expectDone(await give('1'));
    await signingRequired('0');

    expect(grabbed).toMatchObject({ noteStatus: '20', contractState: '20' });
    expect(accepted).toMatchObject({ noteStatus: '20', contractState: '20' });
  });

  test('SHIP-06 3.9 N4 who refuses gives the waybill back; another vehicle signs another agreement, a missing one is supplied', async () => {
    const { note, crew } = await dispatched();
    const accepted = expectDone(await site.put('accept', { ...key(note), reason: '代接' }));
    const [agreement] = await ofNote(note.id);
    const driver = await signer('contract_unwilling', 4, crew.driver.id);
    expect(await driver.put(`${base}/refuse`, { ...key(agreement), reason: ' ' })).toMatchObject({ errorCode: 40106 });
    expectDone(await driver.put(`${base}/refuse`, { ...key(agreement), reason: '运价太低' }));

    const back = await noteNow(note.id);
    expect(back).toMatchObject({ noteStatus: '15', contractState: '50', acceptTime: null });
    expect(back.version).toBe(accepted.version + 1);
    site.server.clock.advance(5 * 3_600_000);
    await run('shipping.acceptTimeout');
    expect((await noteNow(note.id)).noteStatus).toBe('15');
    site.server.clock.advance(-5 * 3_600_000);
    expectDone(await admin.post(`${base}/supply`, { noteId: note.id }));
    expect(await admin.post(`${base}/supply`, { noteId: note.id })).toMatchObject({ errorCode: 40901 });
    const other = await site.freshCrew();
    expectDone(
      await site.put('changeVehicle', {
        ...key(await noteNow(note.id)),
        driverId: other.driver.id,
        vehicleId: other.vehicle.id,
        plannedWeight: 31_000,
      }),
    );

    expect((await ofNote(note.id)).map(({ contractNo, state, partyBName }) => [contractNo.slice(18), state, partyBName])).toEqual([
      ['', '50', crew.driver.driverName],
      ['-2', '99', crew.driver.driverName],
      ['-3', '20', other.driver.driverName],
    ]);
    expect((await noteNow(note.id)).contractState).toBe('20');
  });

  test('SHIP-06 S04 tabs count contracts by state within the other filters; waybills without an agreement that holds are found', async () => {
    const partyId = site.world.customer.id;
    const counts = async (query: Record<string, string> = {}): Promise<Record<string, number>> =>
      expectDone(await admin.get(`${base}/statusCount`, { partyId, contractName: '*计数*', ...query }));
    const [draft, sent] = [await customerContract({ contractName: '计数一' }), await customerContract({ contractName: '计数二' })];
    expectDone(await admin.put(`${base}/send`, key(sent)));
    expect(await counts()).toEqual({ 10: 1, 20: 1 });
    expect(await counts({ state: '20' })).toEqual({ 10: 1, 20: 1 });
    expect(await counts({ contractName: '计数一' })).toEqual({ 10: 1 });
    expectDone(await admin.put(`${base}/send`, key(draft)));
    expect(await counts()).toEqual({ 20: 2 });
    const stranger = site.server.as({ username: 'contract_nobody', userType: 1, cid: null, permissions: ['shipping:list'] });
    expect(await stranger.get(`${base}/statusCount`)).toMatchObject({ status: 403 });

    const { note, crew } = await dispatched();
    const missing = async (): Promise<string[]> =>
      expectDone(await admin.get('/shipping/hyShippingNote/list', { contractMissing: '1', pageSize: '100' })).records.map(
        ({ id }: Row) => id,
      );
    expect(await missing()).not.toContain(note.id);
    const [agreement] = await ofNote(note.id);
    const driver = await signer('contract_counted', 4, crew.driver.id);
    expectDone(await driver.put(`${base}/refuse`, { ...key(agreement), reason: '运价太低' }));
    expect(await missing()).toContain(note.id);
    expectDone(await admin.post(`${base}/supply`, { noteId: note.id }));
    expect(await missing()).not.toContain(note.id);
  });

  test('SHIP-06 C2 an approved driver is sent a framework agreement; contracts end with their time', async () => {
    const driver = await site.build.driver({ state: '1' });
    expectDone(await admin.put('/hydriver/hyDriver/review', { ...key(driver), pass: true, remark: '原件已核' }));
    const [framework] = await listed(admin, { partyId: driver.id });
    const { rows } = await site.server.database.pool.query('select es_content, es_receiver from sys_sms where es_title like $1', [
      `%${framework.contractNo}`,
    ]);
    expect(rows).toMatchObject([
      { es_receiver: driver.phone, es_content: `您有合同${framework.contractNo}待签署，请登录平台阅读后签署。` },
    ]);
    expect(framework).toMatchObject({ contractType: '4', state: '20', validFrom: '2026-06-01', validTo: '2029-06-01' });
    const self = await signer('contract_framework', 4, driver.id);
    expectDone(await self.put(`${base}/sign`, key(framework)));
    expect(expectDone(await admin.get('/hydriver/hyDriver/queryById', { id: driver.id })).contractId).toBe(framework.id);

    site.server.clock.set('2029-06-02T00:20:00+08:00');
    await run('contract.expire');
    site.server.clock.set('2026-06-01T10:00:00+08:00');

    expect(await listed(admin, { partyId: driver.id })).toMatchObject([{ state: '60' }]);
    expect(expectDone(await admin.get('/hydriver/hyDriver/queryById', { id: driver.id })).contractId).toBeNull();
  });

  test('SHIP-06 N8 an agreement that nobody signed is over when the goods are signed for, once that is agreed to; a signed one stands', async () => {
    const signedFor = async (signs: boolean) => {
      const { note, crew } = await dispatched();
      const [agreement] = await ofNote(note.id);
      if (signs) expectDone(await (await signer(`contract_${crew.driver.id}`, 4, crew.driver.id)).put(`${base}/sign`, key(agreement)));
      expectDone(await site.put('accept', { ...key(note), reason: '代接' }));
      const weigh = { weight: 30_000, files: 'a.png' };
      expectDone(await site.put('load', { ...key(await noteNow(note.id)), ...weigh, time: '2026-06-01 10:00:00' }));
      site.server.clock.advance(3_600_000);
      expectDone(await site.put('unload', { ...key(await noteNow(note.id)), ...weigh, time: '2026-06-01 10:30:00' }));
      const receipt = { ...key(await noteNow(note.id)), signTime: '2026-06-01 10:40:00', files: 'b.png' };
      const answer = expectDone(await site.put('sign', receipt));
      const untouched = await ofNote(note.id);
      if (answer.warnings !== undefined) expectDone(await site.put('sign', { ...receipt, confirmWarnings: true }));
      site.server.clock.advance(-3_600_000);
      return { agreement, answer, untouched, now: await ofNote(note.id), note: await noteNow(note.id) };
    };

    const unsigned = await signedFor(false);
    expect(unsigned.answer).toEqual({
      warnings: [{ code: 40217, message: `运输协议${unsigned.agreement.contractNo}尚未签署，签收后将作废` }],
    });
    expect(unsigned.untouched).toMatchObject([{ state: '20' }]);
    expect(unsigned.now).toMatchObject([{ state: '99', endReason: '货物已签收，协议未签署' }]);
    expect(unsigned.note).toMatchObject({ noteStatus: '55', contractState: '99' });
    const late = await signer('contract_late', 4, unsigned.note.driverId);
    expect(await late.put(`${base}/sign`, key(unsigned.now[0]))).toMatchObject({ errorCode: 40901 });
    expect(await listed(late, { waiting: '1' })).toEqual([]);
    const signed = await signedFor(true);
    expect(signed.answer).toMatchObject({ noteStatus: '55' });
    expect(signed.now).toMatchObject([{ state: '40' }]);
    expect(signed.note).toMatchObject({ noteStatus: '55', contractState: '40' });
  });

  test('SHIP-06 3.18 one side has signed: it may still be made void, and it ends with its time', async () => {
    const half = async (values = {}): Promise<Row> => {
      const sent = expectDone(await admin.put(`${base}/send`, key(await customerContract(values))));
      const buyer = await signer(`contract_half_${sent.contractNo}`, 2, site.world.customer.id);
      return expectDone(await buyer.put(`${base}/sign`, key(sent)));
    };
    expect(expectDone(await admin.put(`${base}/void`, { ...key(await half()), reason: '重签' }))).toMatchObject({ state: '99' });

    const ends = await half({ validTo: '2026-07-01' });
    const sent = expectDone(await admin.put(`${base}/send`, key(await customerContract({ validTo: '2026-07-01' }))));
    const draft = await customerContract({ validTo: '2026-07-01' });
    const states = async () =>
      Promise.all([ends, sent, draft].map(async ({ id }) => expectDone(await admin.get(`${base}/queryById`, { id })).state));
    await atTime(site.server.clock, '2026-07-01T23:50:00+08:00', () => run('contract.expire'));
    expect(await states()).toEqual(['30', '20', '10']);
    await atTime(site.server.clock, '2026-07-02T00:20:00+08:00', () => run('contract.expire'));
    expect(await states()).toEqual(['60', '60', '10']);
  });

  test('SHIP-06 S04 what was signed by hand comes into force by its scan, that of a trip as well', async () => {
    const { note } = await dispatched();
    const [agreement] = await ofNote(note.id);
    const file = 'contract/2026/06/trip.pdf';
    expect(await admin.put(`${base}/scan`, { ...key(agreement), file: '' })).toMatchObject({ status: 400 });
    expect(await (await signer('contract_scanner', 4, note.driverId)).put(`${base}/scan`, { ...key(agreement), file })).toMatchObject({
      status: 403,
    });
    expect(expectDone(await admin.put(`${base}/scan`, { ...key(agreement), file }))).toMatchObject({ state: '40', signMode: 'paper' });
    expect((await noteNow(note.id)).contractState).toBe('40');

    const draft = await customerContract();
    expect(expectDone(await admin.put(`${base}/scan`, { ...key(draft), file }))).toMatchObject({ state: '40' });
    expect(expectDone(await admin.get('/customer/hyCustomer/queryById', { id: site.world.customer.id })).contractId).toBe(draft.id);
    expect(await admin.put(`${base}/scan`, { id: draft.id, version: draft.version + 1, file })).toMatchObject({ errorCode: 40901 });
    const over = await customerContract({ validFrom: '2026-05-01', validTo: '2026-05-31' });
    expect(await admin.put(`${base}/scan`, { ...key(over), file })).toMatchObject({ status: 400, message: '合同已过到期日期' });
  });

  test.each([100, 101, 512])(
    'SHIP-06 a company with a name of %d characters stands in its contracts with the whole of it',
    async (length) => {
      const companyName = '运'.repeat(length);
      const company = await site.build.company({ companyName, isDefault: '0' });

      const draft = await customerContract({ companyId: company.id });
      expect(draft.partyBName).toBe(companyName);
      expect((await get(admin, draft.id)).content).toContain(companyName);
      await site.build.wallet(site.world.customer.id, company.id, 100_000_000);
      const order = await publishOrder(admin, orderForm(site.world, { companyId: company.id }));
      const note = await dispatch(admin, order, (await site.freshCrew()) as never);
      expect(await ofNote(note.id)).toMatchObject([{ partyAName: companyName }]);
    },
  );

  test('SHIP-06 SEC-04 security 11.48 a template is cleaned, names known places only, and another text is another version', async () => {
    const path = '/hycontract/hyTemplate';
    const add = (content: string) => admin.post(`${path}/add`, { name: '简版', contractType: '2', content });
    expect(await add('<p>${partyAName} ${salary}</p>')).toMatchObject({ status: 400, message: '未知的占位符：${salary}' });
    const made = expectDone(await add('<p onclick="x()">甲方 ${partyAName}<script>alert(1)</script></p>'));
    expect(made.content).toBe('<p>甲方 ${partyAName}</p>');
    const carrier = await site.build.carrier({ carrierName: '<i>快运</i>' });
    const draft = expectDone(
      await admin.post(`${base}/add`, {
        contractType: '2',
        partyId: carrier.id,
        templateId: made.id,
        validFrom: '2026-06-01',
        validTo: '2027-06-01',
      }),
    );

    const next = expectDone(await admin.put(`${path}/edit`, { ...key(made), content: '<p>乙方 ${partyBName}</p>' }));
    expect(next).toMatchObject({ versionNo: 2 });
    expect((await get(admin, draft.id)).content).toBe(`<p>甲方 ${site.world.company.companyName}</p>`);
    expect(
      expectDone(
        await admin.post(`${base}/preview`, {
          contractType: '2',
          partyId: carrier.id,
          templateId: next.id,
          validFrom: '2026-06-01',
          validTo: '2027-06-01',
        }),
      ).content,
    ).toBe('<p>乙方 &lt;i&gt;快运&lt;/i&gt;</p>');
    expect(
      await admin.post(`${base}/add`, {
        contractType: '2',
        partyId: carrier.id,
        templateId: made.id,
        validFrom: '2026-06-01',
        validTo: '2027-06-01',
      }),
    ).toMatchObject({ status: 400 });
    const templates = expectDone(await admin.get(`${base}/templates`));
    expect(
      templates
        .filter(({ contractType }: Row) => contractType === '2')
        .map(({ name, versionNo }: Row) => `${name}${versionNo}`)
        .sort(),
    ).toEqual(['承运商合同1', '简版2']);
    expectDone(await admin.post(`${path}/preview`, { content: '<p>${contractNo}</p>' }));
  });
});
