import { createDecipheriv } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliverOutbox } from '../../../test/deliverOutbox.ts';
import { buildFreight, dispatch, expectDone, orderForm, publishOrder, type World } from '../../../test/freight.ts';
import { readWorkbookText } from '../../../test/readWorkbookText.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { createSm2Keys } from '../../platform/crypto/sm2.ts';
import { insertRow } from '../../platform/resource/writeRows.ts';
import { hyCompany } from '../customers/company/company.table.ts';
import { hyNoteGoods } from '../shipping/shipping-note/noteDetail.table.ts';
import { hyShippingNote } from '../shipping/shipping-note/shippingNote.table.ts';
import { hyConfig } from '../system/setting/setting.table.ts';
import { hyGovUpload } from './gov-upload/govUpload.table.ts';
import { sendDueUploads } from './gov-upload/sendUpload.ts';
import { sealEnvelope } from './receiver/envelope.ts';
import { openSandbox } from './sandbox/sandbox.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let world: World;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  world = await build.world(100_000_000);
  await server.inTenant(0, (tx) =>
    tx.update(hyCompany).set({ govSenderCode: '37070001', govProvince: '370000' }).where(eq(hyCompany.id, world.company.id)),
  );
});

const path = '/hygov/hyGovUpload';
const admin = () => server.as('admin');
const deliver = () => deliverOutbox(server.platform);
const faults = async (...next: string[]) => (await openSandbox(server.platform)).faults.push(...next);
const rowsOf = async (bizId: string) => expectDone(await admin().get(`${path}/list`, { bizId })).records;
const rowOf = async (bizId: string) => (await rowsOf(bizId))[0];
const driverNow = async (id: string) => expectDone(await admin().get('/hydriver/hyDriver/queryById', { id }));
const upload = async (id: string, type = 'driver') => expectDone(await admin().post(`${path}/upload`, { type, bizIds: [id] }));
/** A driver who has been uploaded, and received unless something is to go wrong. */
async function uploadedDriver(...wrong: string[]) {
  const driver = await build.driver();
  await upload(driver.id);
  if (wrong.length > 0) await faults(...wrong);
  await deliver();
  return driver;
}
const bell = async (): Promise<{ titile: string }[]> =>
  expectDone(await admin().get('/sys/annountCement/listByUser')).sysMsgList as { titile: string }[];

test('FRT-26 F19 the connection of a company is tried: its settings, the receiver and a new token, and nothing is stored', async () => {
  const tryIt = async (id: string, client = admin()) => client.post(`${path}/testCompany`, { id });
  const total = async () => expectDone(await admin().get(`${path}/list`)).total;
  const before = await total();
  expect(expectDone(await tryIt(world.company.id))).toMatchObject({
    environment: 'SANDBOX',
    passed: true,
    steps: [
      { name: 'settings', passed: true },
      { name: 'receiver', passed: true },
      { name: 'token', passed: true },
    ],
  });
  const bare = await build.company({ isDefault: '0' });
  expect(expectDone(await tryIt(bare.id))).toMatchObject({
    passed: false,
    steps: [
      { name: 'settings', passed: false, message: expect.stringContaining('没有上报代码') },
      { name: 'receiver', passed: true },
      { name: 'token', passed: true },
    ],
  });
  const stopped = await build.company({ isDefault: '0', state: '2', govSenderCode: '37070002' });
  expect(expectDone(await tryIt(stopped.id))).toMatchObject({ passed: false });
  expect(await total()).toBe(before);
  expect(await tryIt('missing')).toMatchObject({ status: 404 });
  const reader = server.as({ username: 'company_reader', permissions: ['company:list'] });
  expect(await tryIt(world.company.id, reader)).toMatchObject({ status: 403 });
});

describe('FRT-26 what is approved is uploaded', () => {
  test('W1 W3 an approved driver is received by the test receiver, which says who it is; their numbers are encrypted at rest', async () => {
    const driver = await build.driver({ state: '1', remark: '夜班' });
    expectDone(await admin().put('/hydriver/hyDriver/review', { id: driver.id, version: driver.version, pass: true, remark: '原件已核' }));
    expect(await rowOf(driver.id)).toMatchObject({ state: '10', environment: 'SANDBOX', operatorType: 'auto', attempt: 0 });

    await deliver();

    const row = await rowOf(driver.id);
    expect(row).toMatchObject({ state: '30', receiptCode: '1001', receiptMsg: '测试接收端：已接收', attempt: 1, lastHttpStatus: 200 });
    expect(row.receiptNo).toMatch(/^SBX\d{17}$/);
    expect(row.messageReferenceNumber).toMatch(/^[0-9a-f]{32}$/);
    expect(await driverNow(driver.id)).toMatchObject({ uploadState: '30', uploadTime: '2026-06-01 10:00:00' });
    const { rows } = await server.database.pool.query(
      'select u.payload::text as sent, s.body from hy_gov_upload u join gov_sandbox_message s on s.message_reference_number = u.message_reference_number where u.biz_id = $1',
      [driver.id],
    );
    for (const stored of [rows[0].sent, rows[0].body]) {
      expect(stored).not.toContain(driver.idNo);
      expect(stored).not.toContain(driver.phone);
    }

    const sandbox = await openSandbox(server.platform);
    const ask = (address: string, init?: RequestInit) =>
      fetch(`${sandbox.url}${address}`, init).then((answer) => answer.json() as Promise<ReturnType<typeof JSON.parse>>);
    const { data: token } = await ask('/auth/applyToken', {
      method: 'POST',
      body: JSON.stringify({ userName: sandbox.userName, passWord: sandbox.passWord }),
    });
    expect(await ask('/console')).toMatchObject({ code: '2001' });
    const [last] = await ask('/console', { headers: { 'x-token': token } });
    expect(last).toMatchObject({
      ipcType: 'WLHY_JSY1001',
      code: '1001',
      body: {
        driverName: driver.driverName,
        drivingLicense: driver.idNo,
        vehicleClass: 'A2',
        issuingOrganizations: '潍坊市公安局',
        validPeriodFrom: '20200101',
        validPeriodTo: '20300101',
        qualificationCertificate: '370000000000000000',
        telephone: driver.phone,
        remark: '夜班',
      },
    });
  });

  test('W1 vehicles, carriers and customers go as well; without a sender code, or switched off, nothing does', async () => {
    const vehicle = await build.vehicle();
    const carrier = await build.carrier({ adcode: '370783' });
    const customer = await build.customer({ adcode: '370783', address: '三路' });
    await upload(vehicle.id, 'vehicle');
    await upload(carrier.id, 'carrier');
    await upload(customer.id, 'customer');
    await deliver();
    for (const { id } of [vehicle, carrier, customer]) expect(await rowOf(id)).toMatchObject({ state: '30' });

    const key = { configKey: 'uploadEnabled', configValue: '0', configName: '上传', groupCode: 'gov', valueType: 'flag' };
    const ctx = server.context();
    const off = await ctx.transaction((tx) => insertRow(tx, ctx, hyConfig, key as never));
    const { id } = await build.driver();
    expect((await upload(id)).fail).toEqual([{ id, code: 40601, message: '监管上传未启用' }]);
    await server.inTenant(0, (tx) => tx.delete(hyConfig).where(eq(hyConfig.id, off.id)));
    expect(await rowsOf(id)).toEqual([]);
  });

  test('W10 6.4.6 a customer is reported with the contract that is in force, and again when that comes or goes', async () => {
    const customer = await build.customer({ adcode: '370783', address: '三路' });
    await upload(customer.id, 'customer');
    await deliver();
    const reported = async () => expectDone(await admin().get(`${path}/payload`, { id: (await rowOf(customer.id)).id })).payload;
    expect(Object.keys(await reported())).not.toContain('contractNo');
    const file = 'contract/2026/06/scan.pdf';
    const form = { contractType: '1', partyId: customer.id, signMode: 'paper', file, validFrom: '2026-05-01', validTo: '2026-12-31' };
    const contract = expectDone(await admin().post('/hycontract/hyContract/add', form));
    const move = async (action: string, { id, version }: typeof contract, rest = {}) =>
      expectDone(await admin().put(`/hycontract/hyContract/${action}`, { id, version, ...rest }));

    const inForce = await move('send', contract);
    await deliver();

    expect(await rowOf(customer.id)).toMatchObject({ state: '30', receiptCode: '1001', businessVersion: 2 });
    expect(await reported()).toMatchObject({ contractNo: contract.contractNo, contractValidTo: '20261231' });
    await move('terminate', inForce, { reason: '不再合作', endFile: file });
    await deliver();
    expect(await rowOf(customer.id)).toMatchObject({ state: '30', businessVersion: 3 });
    expect(Object.keys(await reported())).not.toContain('contractNo');
  });

  test('W2 W8 data that are wrong stay here with the reason; put right and sent again they are received', async () => {
    const driver = await build.driver({ validPeriodTo: '2026-05-31' });
    const outcome = await upload(driver.id);
    expect(outcome.fail[0]).toMatchObject({ code: 40601, message: expect.stringContaining('驾驶证已过期') });
    const row = await rowOf(driver.id);
    expect(row).toMatchObject({ state: '40', problem: '驾驶证已过期（2026-05-31）', operatorType: 'manual' });
    expect(await driverNow(driver.id)).toMatchObject({ uploadState: '40' });
    expect(await bell()).toContainEqual(expect.objectContaining({ titile: `监管上传校验不通过：${driver.driverName}` }));
    const { checks } = expectDone(await admin().get(`${path}/payload`, { id: row.id }));
    expect(checks.map(({ rule, outcome }: { rule: string; outcome: string }) => [rule, outcome])).toEqual([
      ['K01', 'passed'],
      ['K04', 'failed'],
    ]);

    await server.database.pool.query(`update hy_driver set valid_period_to = '2031-01-01' where id = $1`, [driver.id]);
    expect(expectDone(await admin().put(`${path}/reupload`, { ids: [row.id] }))).toMatchObject({ success: [row.id] });
    await deliver();
    expect(await rowOf(driver.id)).toMatchObject({ state: '30', id: row.id, problem: null, businessVersion: 2 });
    expect(expectDone(await admin().put(`${path}/reupload`, { ids: [row.id] })).fail[0]).toMatchObject({ code: 40901 });
  });

  test('W4 what the receiver refuses waits for a person; a fault of ours raises the alarm', async () => {
    const refused = await rowOf((await uploadedDriver('3005')).id);
    expect(refused).toMatchObject({ state: '50', receiptCode: '3005', receiptMsg: '测试接收端：注入的故障', attempt: 1 });
    expect(server.errors.filter((line) => line.includes(refused.id))).toEqual([]);

    const broken = await rowOf((await uploadedDriver('3007')).id);
    expect(broken).toMatchObject({ state: '50', receiptCode: '3007' });
    expect(server.errors.filter((line) => line.includes(broken.id))).toHaveLength(1);
    expect(await bell()).toContainEqual(expect.objectContaining({ titile: '监管上传异常：3007' }));
  });

  test('W5 what passes by is tried again after 1, 5, 15 minutes, 1, 3, 6, 12 and 24 hours, and then left to a person', async () => {
    const { id } = await uploadedDriver('9001');
    const minutes = [];
    for (const fault of ['3003', 'http', 'badjson', '9001', '9001', '9001', '9001', '9001']) {
      const row = await rowOf(id);
      expect(row).toMatchObject({ state: '60', attempt: minutes.length + 1 });
      const wait = new Date(`${row.nextRetryTime.replace(' ', 'T')}+08:00`).getTime() - server.clock.now().getTime();
      minutes.push(wait / 60_000);
      server.clock.advance(wait - 1000);
      await sendDueUploads(server.context());
      expect((await rowOf(id)).attempt).toBe(minutes.length);
      server.clock.advance(1000);
      await faults(fault);
      await sendDueUploads(server.context());
    }
    expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
    expect(await rowOf(id)).toMatchObject({ state: '50', receiptMsg: expect.stringContaining('多次重试仍未送达'), attempt: 9 });
  });

  test('W6 a token that ran out is replaced and the same message goes once more; W7 a reference that is taken gets another', async () => {
    server.clock.advance(3 * 3_600_000);
    expect(await rowOf((await uploadedDriver()).id)).toMatchObject({ state: '30' });
    const { id } = await uploadedDriver('token');
    expect(await rowOf(id)).toMatchObject({ state: '30', attempt: 1 });
    expect(await rowOf((await uploadedDriver('token', 'token')).id)).toMatchObject({ state: '60', receiptCode: '2001' });

    const driver = await build.driver();
    await upload(driver.id);
    await faults('3001');
    await deliver();
    expect(await rowOf(driver.id)).toMatchObject({ state: '30' });
  });

  test('W9 a person ends the attempts, with a reason; after that the object begins again', async () => {
    const driver = await uploadedDriver('9001');
    const { id } = await rowOf(driver.id);
    expect(await admin().put(`${path}/stop`, { ids: [id], reason: ' ' })).toMatchObject({ success: false });
    expectDone(await admin().put(`${path}/stop`, { ids: [id], reason: '已线下报送' }));
    expect(await rowOf(driver.id)).toMatchObject({ state: '70', stopReason: '已线下报送', nextRetryTime: null });
    expect(await driverNow(driver.id)).toMatchObject({ uploadState: '70' });

    await upload(driver.id);
    expect((await rowsOf(driver.id)).map(({ state }: { state: string }) => state).sort()).toEqual(['10', '70']);
  });

  test('W10 C5 a change of what was sent is sent again, of a key field after its review; what is not in the message changes nothing', async () => {
    const driver = await uploadedDriver();
    const edit = async (values: object) => {
      const { version } = await driverNow(driver.id);
      expectDone(await admin().put('/hydriver/hyDriver/edit', { id: driver.id, version, ...values }));
    };
    await edit({ address: '别处' });
    expect(await rowOf(driver.id)).toMatchObject({ state: '30', businessVersion: 1 });
    await edit({ licenceIssuer: '青岛市公安局' });
    expect(await rowOf(driver.id)).toMatchObject({ state: '10', businessVersion: 2 });
    await deliver();
    expect(await rowOf(driver.id)).toMatchObject({ state: '30' });

    await edit({ driverName: '新名' });
    expect(await rowOf(driver.id)).toMatchObject({ state: '80' });
    const pending = await driverNow(driver.id);
    expect(pending).toMatchObject({ state: '1', uploadState: '80' });
    expectDone(await admin().put('/hydriver/hyDriver/review', { id: driver.id, version: pending.version, pass: true, remark: '原件已核' }));
    await deliver();
    expect(await rowOf(driver.id)).toMatchObject({ state: '30', bizName: '新名', businessVersion: 3 });
  });
});

test('FRT-26 6.8 where an upload went stands beside its state, is searched by and exported, and outlasts a review', async () => {
  const driver = await build.driver();
  expect(await driverNow(driver.id)).toMatchObject({ uploadState: '0', uploadEnvironment: null });
  await upload(driver.id);
  expect(await driverNow(driver.id)).toMatchObject({ uploadState: '10', uploadEnvironment: 'SANDBOX' });
  await deliver();

  expect(await driverNow(driver.id)).toMatchObject({ uploadState: '30', uploadEnvironment: 'SANDBOX' });
  const found = async (uploadEnvironment: string) =>
    expectDone(await admin().get('/hydriver/hyDriver/list', { id: driver.id, uploadState: '30', uploadEnvironment })).total;
  expect(await found('SANDBOX')).toBe(1);
  expect(await found('PROD')).toBe(0);
  const sheet = await readWorkbookText((await admin().download('/hydriver/hyDriver/exportXls', { selections: driver.id })).body);
  expect(sheet).toContain('上报环境');
  expect(sheet).toContain('测试接收端');
  // What was received over there is still there.
  const edit = { id: driver.id, version: (await driverNow(driver.id)).version, driverName: '改名', uploadEnvironment: 'PROD' };
  expectDone(await admin().put('/hydriver/hyDriver/edit', edit));
  expect(await driverNow(driver.id)).toMatchObject({ state: '1', uploadState: '80', uploadEnvironment: 'SANDBOX' });

  const parties = [
    ['vehicle', '/hyvehicle/hyVehicle', await build.vehicle()],
    ['carrier', '/hycarrier/hyCarrier', await build.carrier({ adcode: '370783' })],
    ['customer', '/customer/hyCustomer', await build.customer({ adcode: '370783', address: '三路' })],
  ] as const;
  for (const [type, address, { id }] of parties) {
    await upload(id, type);
    expect(expectDone(await admin().get(`${address}/queryById`, { id }))).toMatchObject({ uploadEnvironment: 'SANDBOX' });
  }
});

test('FRT-26 production needs its keys, and never ends at this machine', async () => {
  const ctx = server.context();
  const key = { configKey: 'uploadEnvironment', configValue: 'PROD', configName: '环境', groupCode: 'gov', valueType: 'string' };
  await ctx.transaction((tx) => insertRow(tx, ctx, hyConfig, key as never));
  const config = server.platform.config as { government: unknown };
  try {
    const { id } = await uploadedDriver();
    expect(await rowOf(id)).toMatchObject({ state: '40', environment: 'PROD', problem: expect.stringContaining('未配置') });
    expect(await driverNow(id)).toMatchObject({ uploadState: '40', uploadEnvironment: 'PROD' });
    const { url } = await openSandbox(server.platform);
    for (const address of [url, url.replace('127.0.0.1', 'localhost')]) {
      config.government = { url: address, publicKey: createSm2Keys().publicKey, userName: 'u', passWord: 'p', senderCode: '370000' };
      expect(await rowOf((await uploadedDriver()).id)).toMatchObject({ state: '40', problem: expect.stringContaining('指向本机') });
    }
  } finally {
    config.government = null;
    await server.inTenant(0, (tx) => tx.delete(hyConfig).where(eq(hyConfig.configKey, 'uploadEnvironment')));
  }
});

test('FRT-26 an envelope opens with the key of its receiver alone, and no two messages share a key', () => {
  const keys = createSm2Keys();
  const facts = {
    messageReferenceNumber: 'a'.repeat(32),
    documentName: '驾驶员基本信息',
    ipcType: 'WLHY_JSY1001',
    senderCode: '370000',
    enterpriseSenderCode: '1',
    messageSendingDateTime: '20260601100000',
    token: 't',
  };
  const seal = () => sealEnvelope({ driverName: '王师傅' }, { facts, publicKey: keys.publicKey }).root;
  const [one, other] = [seal(), seal()];
  expect(one.header).toEqual({ ...facts, documentVersionNumber: '2.0' });
  expect(one.body.encryptedCode).toMatch(/^04[0-9a-f]{224}$/);
  expect(one.body.encryptedContent).not.toBe(other.body.encryptedContent);

  const open = (privateKey: string) => sm2.doDecrypt(one.body.encryptedCode.slice(2), privateKey, 0);
  const cipher = createDecipheriv('sm4-ecb', Buffer.from(open(keys.privateKey)), null);
  const text = Buffer.concat([cipher.update(one.body.encryptedContent, 'base64'), cipher.final()]).toString('utf8');
  expect(JSON.parse(text)).toEqual({ driverName: '王师傅' });
  expect(open(createSm2Keys().privateKey)).toBe('');
});

test('FRT-26 6.8 a waybill waits for its driver and vehicle, says when it is sent, and in its list where to', async () => {
  server.clock.set('2026-06-04T18:00:00+08:00');
  const driver = await build.driver();
  const vehicle = await build.vehicle({ ownerPermitNo: '370783000001' });
  const order = await publishOrder(
    admin(),
    orderForm(world, { pickupTimeFrom: '2026-06-04 08:00:00', pickupTimeTo: '2026-06-05 18:00:00' }),
  );
  const note = await dispatch(admin(), order, { driver, vehicle });
  expect((await upload(note.id, 'waybill')).fail[0].message).toBe('签收并通过业务审核后才能上传');
  const ctx = server.context();
  await ctx.transaction(async (tx) => {
    await tx
      .update(hyShippingNote)
      .set({
        noteStatus: '68',
        businessReviewState: '2',
        loadWeight: 32_000,
        loadTime: '2026-06-04 18:10:00',
        loadFiles: 'a.png',
        unloadTime: '2026-06-05 08:00:00',
        unloadFiles: 'b.png',
        signTime: '2026-06-05 08:30:00',
        customerFee: 290_016,
      })
      .where(and(eq(hyShippingNote.tenantId, 0), eq(hyShippingNote.id, note.id)));
    await tx.update(hyNoteGoods).set({ goodsItemGrossWeight: 32_000, cube: 28_500 }).where(eq(hyNoteGoods.noteId, note.id));
  });
  server.clock.set('2026-06-05T09:00:00+08:00');

  await upload(note.id, 'waybill');
  expect(await rowOf(note.id)).toMatchObject({ state: '0', problem: '驾驶员的基本信息尚未被接收；车辆的基本信息尚未被接收' });
  await upload(driver.id);
  await upload(vehicle.id, 'vehicle');
  await deliver();
  await deliver();

  const row = await rowOf(note.id);
  expect(row).toMatchObject({ state: '30', dueTime: '2026-06-06 08:30:00' });
  const [listed] = expectDone(await admin().get('/shipping/hyShippingNote/list', { id: note.id })).records;
  expect(listed).toMatchObject({ uploadState: '30', uploadEnvironment: 'SANDBOX' });
  const { payload } = expectDone(await admin().get(`${path}/payload`, { id: row.id }));
  expect(payload).toMatchObject({
    shippingNoteNumber: note.shippingNoteNumber,
    serialNumber: '0000',
    vehicleAmount: '1',
    despatchActualDateTime: '20260604181000',
    goodsReceiptDateTime: '20260605083000',
    sendToProDateTime: '20260605090000',
    totalMonetaryAmount: '2900.160',
    consignorInfo: { consignor: world.shipper.shipperName, consignorID: world.shipper.shipperIdNo, countrySubdivisionCode: '610881' },
    vehicleInfo: {
      vehicleNumber: vehicle.vehicleNumber,
      driver: [{ driverName: driver.driverName, drivingLicense: driver.idNo }],
      goodsInfo: [{ goodsItemGrossWeight: '32000.000', cube: '28.5000' }],
    },
    insuranceInformation: { policyNumber: 'none', insuranceCompanyCode: 'none' },
  });
  expect(Object.keys(payload).slice(0, 3)).toEqual(['originalDocumentNumber', 'shippingNoteNumber', 'serialNumber']);
  // A warning goes with it and stays with the upload.
  expect(row.problem).toBe('提示：轨迹尚未校验');
  const outcomes = async (id: string) =>
    Object.fromEntries(
      expectDone(await admin().get(`${path}/payload`, { id })).checks.map(({ rule, outcome }: Record<string, string>) => [rule, outcome]),
    );
  expect(await outcomes(row.id)).toMatchObject({
    K05: 'passed',
    K06: 'passed',
    K07: 'warned',
    K13: 'passed',
    K14: 'passed',
    K15: 'passed',
  });
  const change = (values: Partial<typeof hyShippingNote.$inferInsert>, id = note.id) =>
    server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, id)));
  const next = await publishOrder(
    admin(),
    orderForm(world, { pickupTimeFrom: '2026-06-05 10:00:00', pickupTimeTo: '2026-06-06 18:00:00' }),
  );
  const twin = await dispatch(admin(), next, { driver: await build.driver(), vehicle: await build.vehicle() });
  await change({ loadSlipNo: 'BD1', loadTime: '2026-06-04 19:00:00' }, twin.id);
  await change({ loadSlipNo: 'BD1', trackState: '3', remark: '补传' });
  expect((await upload(note.id, 'waybill')).fail[0].message).toBe(
    `上报数据校验不通过：装货磅单号与运单${twin.shippingNoteNumber}重复；没有轨迹`,
  );
  expect(await outcomes(row.id)).toMatchObject({ K07: 'failed', K14: 'failed' });
  const [quality] = expectDone(await admin().get(`${path}/quality`, { month: '2026-06' }));
  expect(quality).toMatchObject({ companyName: world.company.companyName, driverValidRate: 10_000, waybillFundMatchRate: null });
});

test('PERM-08 the action of a list has its own permission; personal numbers are masked without the page’s; companies see nothing', async () => {
  const driver = await uploadedDriver();
  const { id } = await rowOf(driver.id);
  const clerk = server.as({ username: 'gov_clerk', permissions: ['gov:list', 'gov:viewPayload'] });
  const { payload, revealed } = expectDone(await clerk.get(`${path}/payload`, { id }));
  expect(revealed).toBe(false);
  expect(payload).toMatchObject({ telephone: driver.phone.replace(/^(...)....(....)$/, '$1****$2'), driverName: driver.driverName });
  expect(JSON.stringify(payload)).not.toContain(driver.idNo);
  expect((await clerk.post(`${path}/uploadDrivers`, { ids: [driver.id] })).status).toBe(403);

  const lister = server.as({ username: 'gov_lister', permissions: ['driver:upload'] });
  const other = await build.driver();
  expect(expectDone(await lister.post(`${path}/uploadDrivers`, { ids: [other.id] })).success).toEqual([other.id]);
  const foreign = server.as({ username: 'gov_foreign', userType: 3, cid: 'x' });
  expect(expectDone(await foreign.get(`${path}/list`)).records).toEqual([]);
  expect(expectDone(await foreign.post(`${path}/uploadDrivers`, { ids: [other.id] })).fail[0]).toMatchObject({ code: 404 });
  expect(
    await server.inTenant(0, (tx) => tx.select({ id: hyGovUpload.id }).from(hyGovUpload).where(eq(hyGovUpload.bizId, other.id))),
  ).toHaveLength(1);
});
