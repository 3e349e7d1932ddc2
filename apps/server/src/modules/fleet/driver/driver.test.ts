import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, dispatch, expectDone, orderForm, publishOrder, someIdNo } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { sysFile } from '../../system/file/file.table.ts';
import { hyDriver } from './driver.table.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
});
const path = '/hydriver/hyDriver';
let serial = 0;
const photos = {
  idFrontFile: 'd/1.png',
  idBackFile: 'd/2.png',
  facePhoto: 'd/3.png',
  licenceFile: 'd/4.png',
  licenceBackFile: 'd/5.png',
  qualificationFile: 'd/6.png',
};
const form = (values: Record<string, unknown> = {}) => ({
  driverName: '张建国',
  idNo: someIdNo(),
  phone: `1850000${String((serial += 1)).padStart(4, '0')}`,
  vehicleClass: 'A2',
  validPeriodFrom: '2020-01-01',
  validPeriodTo: '2030-01-01',
  licenceIssuer: '潍坊市公安局',
  idValidFrom: '2015-01-01',
  idValidTo: '9999-12-31',
  qualificationCertificate: '370000000000000000',
  qualificationValidTo: '2030-01-01',
  ...photos,
  ...values,
});
const add = async (values: Record<string, unknown> = {}) => expectDone(await server.as('admin').post(`${path}/add`, form(values)));
const put = (action: string, body: unknown) => server.as('admin').put(`${path}/${action}`, body);

describe('FRT-01 drivers', () => {
  test('a driver is added, searched, changed, exported and removed', async () => {
    const driver = await add();
    expect(driver).toMatchObject({
      state: '1',
      state_dictText: '待审核',
      gender: Number(driver.idNo[16]) % 2 === 1 ? '1' : '2',
      birthday: String(driver.idNo)
        .slice(6, 14)
        .replace(/(\d{4})(\d\d)/, '$1-$2-'),
      licenceNo: driver.idNo,
      regSource: 'back',
      score: 600,
      submitTime: '2026-06-01 10:00:00',
    });

    const found = expectDone(await server.as('admin').get(`${path}/list`, { driverName: '*建国*', idNo: driver.idNo }));
    expect(found.total).toBe(1);
    expect(found.records[0].idNo).toBe(`3700**********${driver.idNo.slice(-4)}`);

    const edited = expectDone(await put('edit', { id: driver.id, version: driver.version, address: '新址', idNo: found.records[0].idNo }));
    expect(edited).toMatchObject({ address: '新址', idNo: driver.idNo, version: driver.version + 1 });
    expect(await put('edit', { id: driver.id, version: driver.version, address: '旧' })).toMatchObject({ status: 409, errorCode: 40901 });
    expect((await server.as('admin').download(`${path}/exportXls`, { selections: driver.id })).body.length).toBeGreaterThan(1000);
    expectDone(await server.as('admin').delete(`${path}/delete`, { id: driver.id }));
    expect(await server.as('admin').get(`${path}/queryById`, { id: driver.id })).toMatchObject({ status: 404 });
  });

  test('SEC-02 personal numbers are encrypted in the database and masked without the permission', async () => {
    const driver = await add();
    const { rows } = await server.database.pool.query(
      'select id_no, phone, licence_no, qualification_certificate, id_no_hash from hy_driver where id = $1',
      [driver.id],
    );
    for (const value of Object.values(rows[0] as Record<string, string>)) expect(value).not.toContain(driver.idNo.slice(6));
    expect(rows[0].phone).not.toContain(driver.phone.slice(3));

    const clerk = server.as({ username: 'clerk', permissions: ['driver:list'] });
    expect(expectDone(await clerk.get(`${path}/queryById`, { id: driver.id })).idNo).toMatch(/^3700\*{10}\d{3}[\dX]$/);
    expect(expectDone(await clerk.get(`${path}/list`, { phone: driver.phone })).total).toBe(1);
    expect(await clerk.get(`${path}/list`, { phone: '*185*' })).toMatchObject({ status: 400 });
  });

  test('a picture of a paper is read for who may see it; the samples alone say something', async () => {
    const sample = await readFile(join(import.meta.dirname, '../../../../seed/placeholders/licence.png'));
    const typist = server.as({ username: 'typist', permissions: ['driver:list', 'driver:ocr'] });
    const { message: image } = await typist.upload('/sys/common/upload', { fileName: 'a.png', content: sample }, { biz: 'temp' });
    const read = (body: object, by = typist) => by.post(`${path}/ocr`, body);

    const { simulated, fields } = expectDone(await read({ kind: 'licence', image }));
    expect(simulated).toBe(true);
    expect(fields).toMatchObject({ licenceNo: '370000198001010017', vehicleClass: 'A2', validPeriodTo: '2032-06-01' });
    expect(expectDone(await read({ kind: 'idBack', image })).fields).toEqual({});
    // Shown to somebody else it opens for some minutes, and numbers stay masked.
    const other = server.as({ username: 'passer', permissions: ['driver:list', 'driver:ocr'] });
    expect(expectDone(await read({ kind: 'licence', image }, other)).fields.licenceNo).toBe('3700**********0017');
    expect(expectDone(await read({ kind: 'licence', image }, server.as('admin'))).fields.licenceNo).toBe('370000198001010017');
    const [bare] = String(image).split('?');
    expectDone(await read({ kind: 'licence', image: bare }));
    for (const path of [bare, `${bare}?t=0&e=9999999999&s=x`, 'temp/2026/06/none.png', '../a.png'])
      expect(await read({ kind: 'licence', image: path }, other)).toMatchObject({ status: 404 });
    expect(await read({ kind: 'rtc', image })).toMatchObject({ status: 400 });
    expect(await read({ kind: 'licence', image }, server.as({ username: 'looker', permissions: ['driver:list'] }))).toMatchObject({
      status: 403,
    });
  });

  test.each<[string, Record<string, unknown>, number, string]>([
    ['an ID card that does not pass', { idNo: '370000198001010018' }, 40305, '身份证号校验不通过'],
    ['a driver under 18', { idNo: '370000201001010018' }, 40305, '身份证号校验不通过'],
  ])('%s is refused', async (_what, values, errorCode, message) => {
    expect(await server.as('admin').post(`${path}/add`, form(values))).toMatchObject({ success: false, errorCode, message });
  });

  test('a taken ID card or phone is refused; one of a removed driver is free again', async () => {
    const driver = await add();

    expect(await server.as('admin').post(`${path}/add`, form({ idNo: driver.idNo }))).toMatchObject({
      errorCode: 40301,
      message: '证件号已存在',
    });
    expect(await server.as('admin').post(`${path}/add`, form({ phone: driver.phone }))).toMatchObject({
      errorCode: 40303,
      message: '手机号已存在',
    });
    expectDone(await server.as('admin').delete(`${path}/delete`, { id: driver.id }));
    expect((await server.as('admin').post(`${path}/add`, form({ idNo: driver.idNo, phone: driver.phone }))).success).toBe(true);
  });

  test('CHK-01 wrong codes, numbers and unknown fields are refused or ignored', async () => {
    expect(await server.as('admin').post(`${path}/add`, form({ vehicleClass: 'Z9' }))).toMatchObject({ status: 400 });
    expect(await server.as('admin').post(`${path}/add`, form({ phone: '12345' }))).toMatchObject({
      status: 400,
      errorData: [{ path: 'phone' }],
    });
    const driver = await add({ state: '2', score: 999, tenantId: 5, blacklist: '1', reviewBy: 'me' });
    expect(driver).toMatchObject({ state: '1', score: 600, blacklist: '0', reviewBy: null });
  });

  test('C1 to C4 without documents a driver waits as a draft, and is refused with a reason', async () => {
    const draft = await add({ idFrontFile: null });
    expect(draft.state).toBe('0');
    expect(await put('submit', { id: draft.id, version: draft.version })).toMatchObject({
      errorCode: 40221,
      message: '单据不完整（身份证人像面）',
    });
    const completed = expectDone(await put('edit', { id: draft.id, version: draft.version, idFrontFile: 'd/9.png' }));
    const pending = expectDone(await put('submit', { id: draft.id, version: completed.version }));

    expect(await put('review', { id: draft.id, version: pending.version, pass: false })).toMatchObject({
      errorCode: 40106,
      message: '请填写原因',
    });
    const refused = expectDone(await put('review', { id: draft.id, version: pending.version, pass: false, remark: '照片不清' }));
    expect(refused).toMatchObject({ state: '3', reviewRemark: '照片不清', reviewBy: 'admin' });
    expect(expectDone(await put('submit', { id: draft.id, version: refused.version })).state).toBe('1');
  });

  test('C1 who drives up to 4.5 t needs no qualification; all others are drafts without it', async () => {
    const qualification = { qualificationCertificate: null, qualificationValidTo: null, qualificationFile: null };
    expect((await add({ ...qualification, lightOnly: '1' })).state).toBe('1');
    const draft = await add(qualification);
    expect(draft.state).toBe('0');
    expect((await put('submit', { id: draft.id, version: draft.version })).errorData).toMatchObject([
      { path: 'qualificationCertificate' },
      { path: 'qualificationValidTo' },
      { path: 'qualificationFile' },
    ]);
  });

  test('C2 a certificate that has expired, or documents that contradict each other, do not pass', async () => {
    const expired = await add({ validPeriodTo: '2026-05-31' });
    expect(await put('review', { id: expired.id, version: expired.version, pass: true })).toMatchObject({
      errorCode: 40306,
      message: '证件已过期（驾驶证 2026-05-31）',
    });

    const odd = await add({ licenceNo: 'X123' });
    expect(await put('review', { id: odd.id, version: odd.version, pass: true })).toMatchObject({ errorCode: 40307 });
    expect(expectDone(await server.as('admin').post(`${path}/verify`, { id: odd.id, version: odd.version }))).toMatchObject({
      verifyState: '3',
      verifyRemark: '驾驶证号与身份证号不一致',
    });
    const overridden = expectDone(await put('review', { id: odd.id, version: odd.version + 1, pass: true, remark: '境外驾照，人工核对' }));
    expect(overridden).toMatchObject({ state: '2', uploadState: '10' });
  });

  test('C5 to C7 a key field sends back to review, freezing needs a reason', async () => {
    const driver = await add();
    const approved = expectDone(await put('review', { id: driver.id, version: driver.version, pass: true, remark: '原件已核' }));
    expect(expectDone(await put('edit', { id: driver.id, version: approved.version, remark: '好' })).state).toBe('2');
    const frozen = expectDone(await put('freeze', { id: driver.id, version: approved.version + 1, reason: '投诉' }));
    expect(frozen.state).toBe('4');
    expect(await put('freeze', { id: driver.id, version: frozen.version, reason: 'x' })).toMatchObject({
      status: 409,
      errorCode: 40901,
      message: '数据状态已变化，请刷新后重试',
    });
    const back = expectDone(await put('unfreeze', { id: driver.id, version: frozen.version, reason: '已处理' }));
    expect(expectDone(await put('edit', { id: driver.id, version: back.version, validPeriodTo: '2031-01-01' })).state).toBe('1');
  });

  test('C2 a driver whose document was taken away after the approval does not pass again', async () => {
    const driver = await add();
    const approved = expectDone(await put('review', { id: driver.id, version: driver.version, pass: true, remark: '原件已核' }));
    const bare = expectDone(await put('edit', { id: driver.id, version: approved.version, licenceFile: null }));
    expect(bare.state).toBe('1');

    expect(await put('review', { id: driver.id, version: bare.version, pass: true })).toMatchObject({
      errorCode: 40221,
      errorData: [{ path: 'licenceFile' }],
    });
  });

  test('FRT-26 C5 what was reported is reported again once a key field has changed', async () => {
    const driver = await add();
    const approved = expectDone(await put('review', { id: driver.id, version: driver.version, pass: true, remark: '原件已核' }));
    await server.inTenant(0, (tx) => tx.update(hyDriver).set({ uploadState: '30' }).where(eq(hyDriver.id, driver.id)));

    const named = expectDone(await put('edit', { id: driver.id, version: approved.version, remark: '好' }));
    expect(named).toMatchObject({ state: '2', uploadState: '30' });
    const renewed = expectDone(await put('edit', { id: driver.id, version: named.version, validPeriodTo: '2031-01-01' }));
    expect(renewed).toMatchObject({ state: '1', uploadState: '80' });
  });

  test('C6 C7 only an approved driver is frozen; freezing, lifting it and the blacklist need words', async () => {
    const driver = await add();
    expect(await put('freeze', { id: driver.id, version: driver.version, reason: '投诉' })).toMatchObject({
      status: 409,
      errorCode: 40901,
    });
    const approved = expectDone(await put('review', { id: driver.id, version: driver.version, pass: true, remark: '原件已核' }));
    const noWords = { success: false, errorCode: 40106, message: '请填写原因' };

    expect(await put('freeze', { id: driver.id, version: approved.version, reason: ' ' })).toMatchObject(noWords);
    expect(await put('blacklist', { id: driver.id, version: approved.version, blacklist: '1', reason: ' ' })).toMatchObject(noWords);
    const frozen = expectDone(await put('freeze', { id: driver.id, version: approved.version, reason: '投诉' }));
    expect(await put('unfreeze', { id: driver.id, version: frozen.version, reason: ' ' })).toMatchObject(noWords);
  });

  test('C10 a driver with an open waybill stays', async () => {
    const world = await build.world();
    await dispatch(server.as('admin'), await publishOrder(server.as('admin'), orderForm(world)), world);

    for (const [base, id] of [
      [path, world.driver.id],
      ['/hyvehicle/hyVehicle', world.vehicle.id],
      ['/customer/hyCustomer', world.customer.id],
    ] as const) {
      expect(await server.as('admin').delete(`${base}/delete`, { id })).toMatchObject({
        success: false,
        errorCode: 40308,
        message: '存在未完结业务，不能删除',
      });
    }
  });

  test('a driver is bound to vehicles, put on the blacklist, and found when their papers run out', async () => {
    const driver = await build.driver({ validPeriodTo: '2026-06-20' });
    const vehicle = await build.vehicle();

    const bound = expectDone(await put('bindVehicle', { driverId: driver.id, vehicleId: vehicle.id, isDefault: '1' }));
    expect(bound.defaultVehicleNumber).toBe(vehicle.vehicleNumber);
    expect(expectDone(await server.as('admin').get('/hyvehicle/hyVehicle/queryById', { id: vehicle.id })).driverNames).toBe(
      driver.driverName,
    );
    expect(expectDone(await put('blacklist', { id: driver.id, version: driver.version, blacklist: '1', reason: '逃费' }))).toMatchObject({
      blacklist: '1',
      blacklistReason: '逃费',
      state: '2',
    });
    expect(expectDone(await server.as('admin').get(`${path}/expiring`, { id: driver.id })).total).toBe(1);
    expect(expectDone(await put('unbindVehicle', { driverId: driver.id, vehicleId: vehicle.id })).defaultVehicleNumber).toBeNull();
  });

  test('FRT-01 their vehicles are listed, the default first; one that is gone from the fleet is none of theirs', async () => {
    const driver = await build.driver();
    const [first, second] = [await build.vehicle(), await build.vehicle()];
    const list = async () =>
      expectDone(await server.as('admin').get(`${path}/boundVehicles`, { id: driver.id })).map((one: Record<string, unknown>) => [
        one['vehicleNumber'],
        one['isDefault'],
      ]);
    expect(await list()).toEqual([]);
    expectDone(await put('bindVehicle', { driverId: driver.id, vehicleId: first.id, isDefault: '1' }));
    expectDone(await put('bindVehicle', { driverId: driver.id, vehicleId: second.id }));
    expect(await list()).toEqual([
      [first.vehicleNumber, '1'],
      [second.vehicleNumber, '0'],
    ]);

    expectDone(await server.as('admin').delete('/hyvehicle/hyVehicle/delete', { id: first.id }));

    expect(await list()).toEqual([[second.vehicleNumber, '1']]);
    expect(expectDone(await server.as('admin').get(`${path}/queryById`, { id: driver.id })).defaultVehicleNumber).toBe(
      second.vehicleNumber,
    );
    const carrier = await build.carrier();
    const other = server.as({ username: 'othercarrier', userType: 3, cid: carrier.id });
    expect((await other.get(`${path}/boundVehicles`, { id: driver.id })).status).toBe(404);
  });

  test('PERM-08 people of a carrier add to their own fleet and see it alone', async () => {
    const carrier = await build.carrier();
    const other = await build.carrier();
    const user = server.as({ username: 'carrieruser', userType: 3, cid: carrier.id });

    const mine = expectDone(await user.post(`${path}/add`, form({ carrierId: other.id })));

    expect(mine).toMatchObject({ carrierId: carrier.id, carrierName: carrier.carrierName });
    expect(expectDone(await user.get(`${path}/list`)).total).toBe(1);
    expect(await user.put(`${path}/review`, { id: mine.id, version: mine.version, pass: true })).toMatchObject({ status: 403 });
  });
});

describe('FRT-02 vehicles', () => {
  const vehicle = (values: Record<string, unknown> = {}) => ({
    vehicleNumber: `鲁g·b${String(1000 + (serial += 1))}`,
    plateColor: '2',
    vehicleType: 'H11',
    owner: '王五',
    ownerType: 'person',
    ownerIdNo: someIdNo(),
    useCharacter: '货运',
    vin: 'LFWSRXSJ0M1E00001',
    issuingOrganizations: '潍坊',
    registerDate: '2022-01-01',
    issueDate: '2022-01-02',
    vehicleEnergyType: 'B',
    vehicleTonnage: 1800,
    grossMass: 3100,
    roadTransportCertificateNumber: '370783000000',
    ...values,
  });
  const addVehicle = (values: Record<string, unknown> = {}) => server.as('admin').post('/hyvehicle/hyVehicle/add', vehicle(values));

  test('FILE-03 a field takes no more and no larger files than it says, whatever the browser let through', async () => {
    const staff = server.as('admin');
    const pdf = { fileName: '挂靠协议.pdf', content: Buffer.from('%PDF-1.7\n挂靠协议') };
    const { message: agreement } = await staff.upload('/sys/common/upload', pdf, { biz: 'certificate' });
    const path = agreement.split('?')[0];
    const sizeIs = (size: number) =>
      server.inTenant(0, (tx) =>
        tx
          .update(sysFile)
          .set({ size })
          .where(eq(sysFile.path, path ?? '')),
      );

    await sizeIs(20 * 1024 * 1024 + 1);
    expect(await addVehicle({ vehicleNumber: '鲁GD2001', attachAgreementFile: agreement })).toMatchObject({
      status: 400,
      message: '挂靠协议的文件不能超过 20 MB',
      errorData: [{ path: 'attachAgreementFile' }],
    });
    expect(await addVehicle({ vehicleNumber: '鲁GD2001', vehiclePhoto: 'd/1.png,d/2.png' })).toMatchObject({
      status: 400,
      message: '车辆照片不能超过 1 个文件',
    });
    await sizeIs(20 * 1024 * 1024);
    const added = expectDone(await addVehicle({ vehicleNumber: '鲁GD2001', attachAgreementFile: agreement }));
    await sizeIs(20 * 1024 * 1024 + 1);
    const { result } = await staff.get('/hyvehicle/hyVehicle/queryById', { id: added.id });
    expect(await staff.put('/hyvehicle/hyVehicle/edit', { ...vehicle({ vehicleNumber: '鲁GD2001' }), ...result })).toMatchObject({
      success: true,
    });
  });

  test('a plate is stored in one form and taken once with its colour', async () => {
    const one = expectDone(await addVehicle({ vehicleNumber: '鲁g·c1234' }));

    expect(one).toMatchObject({ vehicleNumber: '鲁GC1234', state: '0' });
    expect(await addVehicle({ vehicleNumber: '鲁GC1234' })).toMatchObject({ errorCode: 40302, message: '车牌号已存在' });
    expect((await addVehicle({ vehicleNumber: '鲁GC1234', plateColor: '1' })).success).toBe(true);
  });

  test('plate and colour, masses, dates and VIN are checked together', async () => {
    expect(await addVehicle({ plateColor: '94' })).toMatchObject({ status: 400, message: '车牌号与车牌颜色不符' });
    expect(await addVehicle({ grossMass: 1700 })).toMatchObject({ status: 400, message: '总质量不能小于核定载质量' });
    expect(await addVehicle({ issueDate: '2021-01-01' })).toMatchObject({ status: 400, message: '注册日期不能晚于发证日期' });
    expect(await addVehicle({ vin: 'LFWSRXSJ1M1E00001' })).toMatchObject({
      success: true,
      result: { warnings: [{ code: 40300, message: expect.stringContaining('校验位') }] },
    });
    expect(expectDone(await addVehicle({ vin: 'LFWSRXSJ1M1E00001', confirmWarnings: true })).vin).toBe('LFWSRXSJ1M1E00001');
    expect((await addVehicle({ vehicleType: 'Q11', vehicleTonnage: 4000, grossMass: 2500 })).success).toBe(true);
  });

  test('C2 a vehicle of a person that others drive needs an agreement; one that its owner drives does not', async () => {
    const owner = await build.driver();
    const other = await build.driver();
    const pending = await build.vehicle({ state: '1', owner: owner.driverName, ownerType: 'person', attachAgreementFile: null });
    const review = (version = pending.version) =>
      server.as('admin').put('/hyvehicle/hyVehicle/review', { id: pending.id, version, pass: true, remark: '原件已核' });
    expectDone(await put('bindVehicle', { driverId: other.id, vehicleId: pending.id }));
    expect(await review()).toMatchObject({ errorCode: 40221, message: '单据不完整（挂靠协议）' });
    expectDone(await put('bindVehicle', { driverId: owner.id, vehicleId: pending.id }));
    expect(expectDone(await review()).state).toBe('2');
  });

  test('a tractor is hitched to a trailer, and to nothing else', async () => {
    const tractor = await build.vehicle();
    const trailer = await build.vehicle({ vehicleType: 'B11', vehicleNumber: '鲁G9001挂' });
    const stored = async () => expectDone(await server.as('admin').get('/hyvehicle/hyVehicle/queryById', { id: tractor.id }));

    expect(
      await server.as('admin').put('/hyvehicle/hyVehicle/bindTrailer', {
        id: tractor.id,
        version: tractor.version,
        trailerVehicleId: (await build.vehicle()).id,
      }),
    ).toMatchObject({ status: 400, message: '所选车辆不是挂车' });
    expect(
      expectDone(
        await server
          .as('admin')
          .put('/hyvehicle/hyVehicle/bindTrailer', { id: tractor.id, version: tractor.version, trailerVehicleId: trailer.id }),
      ).trailerVehiclePlateNumber,
    ).toBe('鲁G9001挂');
    expect(
      await server.as('admin').put('/hyvehicle/hyVehicle/bindTrailer', {
        id: trailer.id,
        version: trailer.version,
        trailerVehicleId: trailer.id,
      }),
    ).toMatchObject({ status: 400, message: '挂车不能再绑定挂车' });
    const hitched = await stored();
    expect(hitched.trailerVehicleId).toBe(trailer.id);
    const edit = (values: Record<string, unknown>) => server.as('admin').put('/hyvehicle/hyVehicle/edit', { id: tractor.id, ...values });
    expectDone(await edit({ version: hitched.version, remark: '同一挂车', trailerVehiclePlateNumber: '鲁G9001挂' }));
    expect((await stored()).trailerVehicleId).toBe(trailer.id);
    expectDone(await edit({ version: (await stored()).version, trailerVehiclePlateNumber: '鲁G9002挂' }));
    expect(await stored()).toMatchObject({ trailerVehicleId: null, trailerVehiclePlateNumber: '鲁G9002挂' });
  });
});

describe('VAL-02 checks over the wire', () => {
  test('rules answer by code', async () => {
    const check = (ruleCode: string, value: string) =>
      server.as('admin').get('/sys/checkRule/checkByCode', { ruleCode, value: encodeURIComponent(value) });

    expect(await check('hy_idcard', '370000198001010017')).toMatchObject({ success: true });
    expect(await check('hy_idcard', '370000198001010018')).toMatchObject({ success: false, message: '身份证号校验不通过' });
    expect(await check('hy_plate', '鲁GA1234')).toMatchObject({ success: true });
    expect(await check('hy_adcode', '370783')).toMatchObject({ success: true });
    expect(await check('hy_adcode', '441900')).toMatchObject({ success: true });
    // A city, a district that is not in the table, and a form that no division has.
    for (const code of ['370700', '370799', '3707']) expect(await check('hy_adcode', code), code).toMatchObject({ success: false });
    expect(await check('hy_adcode', '370799')).toMatchObject({ message: '行政区划代码不存在' });
  });
  test('duplicates are found in plain and in encrypted columns', async () => {
    const driver = await add();
    const check = (tableName: string, fieldName: string, fieldVal: string, dataId?: string) =>
      server.as('admin').get('/sys/duplicate/check', { tableName, fieldName, fieldVal, dataId });

    expect(await check('hy_driver', 'id_no', driver.idNo)).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
    expect(await check('hy_driver', 'id_no', driver.idNo, driver.id)).toMatchObject({ success: true });
    expect(await check('hy_driver', 'phone', '19999999999')).toMatchObject({ success: true });
    expect(await check('hy_driver', 'remark', 'x')).toMatchObject({ success: false });
  });
  test('a plate is taken in its colour alone, where the question names one', async () => {
    const { vehicleNumber, plateColor } = await build.vehicle();
    const check = (withinVal?: string) =>
      server
        .as('admin')
        .get('/sys/duplicate/check', { tableName: 'hy_vehicle', fieldName: 'vehicle_number', fieldVal: vehicleNumber, withinVal });

    expect(await check(plateColor)).toMatchObject({ success: false });
    expect(await check('99')).toMatchObject({ success: true });
    expect(await check()).toMatchObject({ success: false });
  });
});
