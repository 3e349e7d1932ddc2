import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, someIdNo, someUscc } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';
import { balanceOf } from '../../finance/ledger/post.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
let company: { id: string };
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
  company = await build.company();
});
const path = '/customer/hyCustomer';
const admin = () => server.as('admin');
let serial = 0;
const form = (values: Record<string, unknown> = {}) => ({
  customerName: `神木煤业${(serial += 1)}示例`,
  customerKind: '1',
  uscc: someUscc(),
  contactName: '李',
  contactPhone: '13812345678',
  legalPerson: '赵',
  legalIdNo: someIdNo(),
  adcode: '610881',
  address: '矿区1号',
  businessLicenceFile: 'c/1.png',
  legalIdFiles: 'c/2.png',
  ...values,
});
const add = async (values: Record<string, unknown> = {}) => expectDone(await admin().post(`${path}/add`, form(values)));

describe('FRT-04 customers', () => {
  test('approval opens a wallet with its accounts and the own shipper profile', async () => {
    const customer = await add();
    expect(customer).toMatchObject({
      state: '1',
      customerNo: expect.stringMatching(/^KH260601\d{6}$/),
      walletId: null,
      creditUsed: 0,
      serviceRate: 600,
      taxRate: 900,
    });

    const approved = expectDone(
      await admin().put(`${path}/review`, { id: customer.id, version: customer.version, pass: true, remark: '原件已核' }),
    );

    expect(approved).toMatchObject({ state: '2', walletAvailable: 0, uploadState: '10' });
    expect(expectDone(await admin().get('/customer/hyCustomerWallet/list', { customerId: customer.id })).records).toMatchObject([
      { id: approved.walletId, customerName: customer.customerName, availableAmount: 0, state_dictText: '正常' },
    ]);
    expect(expectDone(await admin().get('/customer/hyShipper/list', { customerId: customer.id })).records).toMatchObject([
      { shipperName: customer.customerName, state: '2', shipperKind: 'company' },
    ]);
    expect(await server.inTenant(0, (tx) => balanceOf(tx, 0, `L.WALLET.${approved.walletId}`))).toBe(0);
  });

  test('FRT-05 F08 a reviewer is told whether the number passes and who else has number, name or phone', async () => {
    const phone = '13700137000';
    const customer = await add({ customerName: '重复煤业', contactPhone: phone });
    const check = async (id: string, client = admin()) => client.get(`${path}/registrationCheck`, { id });
    expect(expectDone(await check(customer.id))).toEqual({ number: 'uscc', problem: null, duplicates: [] });

    const namesake = await build.customer({ customerName: '重复煤业二', contactPhone: phone, contactPhoneHash: phone });
    const other = await build.customer();
    const shipper = await build.shipper(other.id, {
      shipperName: '重复煤业',
      shipperIdNo: customer.uscc,
      shipperIdNoHash: customer.uscc,
      state: '1',
    });
    await build.shipper(customer.id, { shipperName: '重复煤业' });
    const found = expectDone(await check(customer.id));
    expect(found.duplicates).toEqual([
      { kind: 'customer', id: namesake.id, name: '重复煤业二', state: '2', same: ['phone'] },
      { kind: 'shipper', id: shipper.id, name: '重复煤业', state: '1', same: ['number', 'name'] },
    ]);
    expect(JSON.stringify(found)).not.toContain(phone);
    const carrier = await build.carrier({ carrierName: '重复煤业承运', uscc: customer.uscc, contactPhone: phone, contactPhoneHash: phone });
    await build.carrier({ carrierName: '别家承运' });
    expect(expectDone(await check(customer.id)).duplicates.slice(2)).toEqual([
      { kind: 'carrier', id: carrier.id, name: '重复煤业承运', state: '2', same: ['number', 'phone'] },
    ]);

    const person = await build.customer({ customerKind: '3', uscc: null, idNo: '370000198001010011', idNoHash: '370000198001010011' });
    expect(expectDone(await check(person.id))).toMatchObject({ number: 'idNo', problem: '身份证号校验不通过' });
    expect(await check('missing')).toMatchObject({ status: 404 });
    const reader = server.as({ username: 'check_reader', userType: 1, cid: null, permissions: ['customer:list'] });
    expect(await check(customer.id, reader)).toMatchObject({ status: 403 });
  });

  test('an agent gets a wallet and no profile of its own; a private shipper is known by the ID card', async () => {
    const agent = await add({ customerKind: '2' });
    expectDone(await admin().put(`${path}/review`, { id: agent.id, version: agent.version, pass: true, remark: '原件已核' }));
    expect(expectDone(await admin().get('/customer/hyShipper/list', { customerId: agent.id })).total).toBe(0);

    expect(await admin().post(`${path}/add`, form({ customerKind: '3', uscc: null }))).toMatchObject({
      status: 400,
      message: '请填写身份证号',
    });
    expect((await add({ customerKind: '3', uscc: null, idNo: someIdNo() })).state).toBe('1');
  });

  test.each([
    ['a wrong credit code', { uscc: '91370700MA3D000128' }, { errorCode: 40304, message: '统一社会信用代码校验不通过' }],
    ['no credit code', { uscc: null }, { status: 400, message: '请填写统一社会信用代码' }],
    ['a wrong phone', { contactPhone: '123' }, { status: 400 }],
  ])('%s is refused', async (_what, values, answer) =>
    expect(await admin().post(`${path}/add`, form(values))).toMatchObject({ success: false, ...answer }),
  );

  test('C10 a customer with money in the wallet stays', async () => {
    const [rich, empty] = [await build.customer(), await build.customer()];
    await build.wallet(rich.id, company.id, 100);
    await build.wallet(empty.id, company.id, 0);
    const remove = (id: string) => admin().delete(`${path}/delete`, { id });

    expect(await remove(rich.id)).toMatchObject({ success: false, errorCode: 40308, message: '存在未完结业务，不能删除' });
    expect(await remove(empty.id)).toMatchObject({ success: true });
  });

  test('a taken name or code is refused', async () => {
    const customer = await add();

    expect(await admin().post(`${path}/add`, form({ customerName: customer.customerName }))).toMatchObject({
      errorCode: 40301,
      message: '客户名称已存在',
    });
    expect(await admin().post(`${path}/add`, form({ uscc: customer.uscc }))).toMatchObject({ errorCode: 40301, message: '证件号已存在' });
  });

  test('credit and rates change with a reason, and the change of the rate is kept', async () => {
    const customer = await add();
    const terms = {
      settleType: '1',
      termDays: 30,
      monthDay: 10,
      creditLimit: 50_000_000,
      dianfuEnabled: '0',
      dianfuLimit: 0,
      dianfuTermDays: 0,
      dianfuDayRate: 0,
    };
    expect(
      await admin().put(`${path}/credit`, { id: customer.id, version: customer.version, ...terms, monthDay: null, reason: '签约' }),
    ).toMatchObject({ status: 400, message: '请填写月结日' });
    const credited = expectDone(
      await admin().put(`${path}/credit`, { id: customer.id, version: customer.version, ...terms, reason: '签约' }),
    );
    expect(credited).toMatchObject({ settleType: '1', settleType_dictText: '月结', creditLimit: 50_000_000 });

    const rated = expectDone(
      await admin().put(`${path}/rate`, {
        id: customer.id,
        version: credited.version,
        serviceRate: 450,
        feeCalcMode: '2',
        taxRate: 600,
        reason: '大客户',
      }),
    );
    expect(rated).toMatchObject({ serviceRate: 450, feeCalcMode: '2', taxRate: 600 });
    expect(expectDone(await admin().get('/hyprice/hyPriceHistory/list', { targetId: customer.id })).records).toMatchObject([
      { targetType: 'customer', fieldName: 'serviceRate', oldValue: '6.00', newValue: '4.50', reason: '大客户' },
    ]);
    expect(
      await admin().put(`${path}/edit`, {
        id: customer.id,
        version: rated.version,
        serviceRate: 0,
        creditLimit: 9e9,
        customerName: rated.customerName,
      }),
    ).toMatchObject({ success: true, result: { serviceRate: 450, creditLimit: 50_000_000 } });
    expect(
      expectDone(
        await admin().put(`${path}/invoiceInfo`, {
          id: customer.id,
          version: rated.version + 1,
          invoiceTitle: '神木煤业',
          taxNo: customer.uscc,
        }),
      ),
    ).toMatchObject({ invoiceTitle: '神木煤业' });
  });

  test('a customer sees themselves and their clients, and none of the others', async () => {
    const agent = await build.customer({ customerKind: '2' });
    const client = await build.customer({ parentAgentId: agent.id });
    const user = server.as({ username: 'agentuser', userType: 2, cid: agent.id });

    const names = expectDone(await user.get(`${path}/list`)).records.map((row: { id: string }) => row.id);
    expect(names.sort()).toEqual([agent.id, client.id].sort());
    const shipper = expectDone(
      await user.post('/customer/hyShipper/add', {
        customerId: client.id,
        shipperName: '某厂',
        shipperIdNo: someUscc(),
        shipperKind: 'company',
        contactName: '钱',
        contactPhone: '0536-1234567',
        adcode: '370783',
        address: '路1',
      }),
    );
    expect(shipper).toMatchObject({ customerId: agent.id, state: '1' });
    expect(await user.get(`${path}/queryById`, { id: (await build.customer()).id })).toMatchObject({ status: 404 });
  });
});

test('FRT-04 F08 who reviews registrations freezes shippers by a right of their own, and no agent', async () => {
  const manager = server.as({ username: 'registrar', permissions: ['customer:list', 'customerManager:freeze'] });
  const clerk = server.as({ username: 'clerk_of_customers', permissions: ['customer:list', 'customer:freeze'] });
  const shipper = await build.customer();
  const agent = await build.customer({ customerKind: '2' });
  const put = (client: typeof manager, action: string, row: { id: string }, version: number) =>
    client.put(`/customer/hyCustomer/${action}`, { id: row.id, version, reason: '资料存疑' });

  expect(await put(clerk, 'managerFreeze', shipper, shipper.version)).toMatchObject({ status: 403 });
  expect(await put(manager, 'freeze', shipper, shipper.version)).toMatchObject({ status: 403 });
  const frozen = expectDone(await put(manager, 'managerFreeze', shipper, shipper.version));
  expect(frozen).toMatchObject({ state: '4', reviewRemark: '资料存疑' });
  expect(expectDone(await put(manager, 'managerUnfreeze', shipper, frozen.version)).state).toBe('2');
  expect(await put(manager, 'managerFreeze', agent, agent.version)).toMatchObject({ status: 404 });
});

describe('FRT-03 carriers', () => {
  test('FRT-03 PERM-08 people of a carrier do not set when it is paid', async () => {
    const carrier = await build.carrier({ settleType: '1', termDays: 30 });
    const user = server.as({ username: 'paid_later', userType: 3, cid: carrier.id });
    const change = { id: carrier.id, version: carrier.version };

    expect(await user.put('/hycarrier/hyCarrier/edit', { ...change, settleType: '1', termDays: 1 })).toMatchObject({
      errorCode: 40109,
      errorData: [{ path: 'termDays', message: '不允许修改该字段' }],
    });
    expect(
      expectDone(await user.put('/hycarrier/hyCarrier/edit', { ...change, settleType: '1', termDays: 30, contactName: '郑' })),
    ).toMatchObject({ contactName: '郑', termDays: 30 });
  });

  test('a carrier is added, reviewed and counts its people and vehicles', async () => {
    const carrier = expectDone(
      await admin().post('/hycarrier/hyCarrier/add', {
        carrierName: '顺达物流示例',
        carrierKind: '1',
        uscc: someUscc(),
        permitNumber: '370783000000',
        permitScope: '道路普通货物运输',
        permitValidTo: '2028-01-01',
        legalPerson: '孙',
        legalIdNo: someIdNo(),
        contactName: '周',
        contactPhone: '13912345678',
        adcode: '370783',
        address: '路1',
        businessLicenceFile: 'a.png',
        permitFile: 'b.png',
        legalIdFiles: 'c.png',
        taxpayerType: 'general',
        settleType: '1',
        termDays: 30,
      }),
    );
    await build.driver({ carrierId: carrier.id });
    await build.vehicle({ carrierId: carrier.id });

    const approved = expectDone(
      await admin().put('/hycarrier/hyCarrier/review', { id: carrier.id, version: carrier.version, pass: true, remark: '原件已核' }),
    );

    expect(approved).toMatchObject({ state: '2', driverCount: 1, vehicleCount: 1, contactPhone: '13912345678' });
    expect(
      await admin().post('/hycarrier/hyCarrier/add', {
        carrierName: '无码',
        carrierKind: '1',
        permitNumber: '370783000000',
        contactName: '周',
        contactPhone: '13912345678',
      }),
    ).toMatchObject({ status: 400, message: '请填写统一社会信用代码' });
  });
  test('a self-employed carrier is known by the ID card of its owner, once, and needs no licence of a business', async () => {
    const base = '/hycarrier/hyCarrier';
    const legalIdNo = someIdNo();
    const form = {
      carrierName: '个体老孙',
      carrierKind: '2',
      permitNumber: '370783000000',
      permitScope: '道路普通货物运输',
      permitValidTo: '2028-01-01',
      taxpayerType: 'small',
      settleType: '0',
      contactName: '孙',
      contactPhone: '13912345678',
      adcode: '370783',
      address: '路1',
      permitFile: 'b.png',
      legalIdFiles: 'c.png',
    };
    expect(await admin().post(`${base}/add`, form)).toMatchObject({
      status: 400,
      errorData: [
        { path: 'legalPerson', message: '请填写经营者姓名' },
        { path: 'legalIdNo', message: '请填写经营者身份证号' },
      ],
    });
    const owner = { legalPerson: '孙', legalIdNo };
    expect(await admin().post(`${base}/add`, { ...form, ...owner, legalIdNo: `${legalIdNo.slice(0, 17)}a` })).toMatchObject({
      errorCode: 40305,
    });
    const carrier = expectDone(await admin().post(`${base}/add`, { ...form, ...owner }));
    expect(carrier).toMatchObject({ state: '1', uscc: null });

    const second = { ...form, ...owner, carrierName: '个体老孙二号' };
    const taken = { errorCode: 40301, errorData: [{ path: 'legalIdNo', message: '证件号已存在' }] };
    expect(await admin().post(`${base}/add`, second)).toMatchObject(taken);
    const company = expectDone(await admin().post(`${base}/add`, { ...second, carrierKind: '1', uscc: someUscc() }));
    expect(await admin().put(`${base}/edit`, { id: company.id, version: company.version, carrierKind: '2' })).toMatchObject(taken);
    expectDone(await admin().put(`${base}/edit`, { id: carrier.id, version: carrier.version, ...owner, remark: '同一人' }));
  });
});

test('PERM-08 the contract of a waybill and the check of a registration are read by their own rights', async () => {
  const customer = await build.customer();
  const calls = [
    ['shipping:contract', '/hycontract/hyContract/ofNote', { noteId: 'nobody' }, 404],
    ['customerManager:view', '/customer/hyCustomer/registrationCheck', { id: customer.id }, 200],
  ] as const;
  for (const [permission, url, query, status] of calls) {
    const [code, right] = permission.split(':');
    const holder = server.as({ username: `${code}_${right}`, permissions: [permission] });
    expect(await holder.get(url, query), url).toMatchObject({ status });
    const stranger = server.as({ username: `no_${code}_${right}`, permissions: ['contract:view', 'customer:list', 'shipping:list'] });
    expect(await stranger.get(url, query), url).toMatchObject({ status: 403 });
  }
});

test('FRT-03 FRT-04 FRT-12 what belongs to a carrier or a customer is read by a right of its own, without that for all', async () => {
  const [carrier, other, customer, agent] = [await build.carrier(), await build.carrier(), await build.customer(), await build.customer()];
  const driver = await build.driver({ carrierId: carrier.id });
  const vehicle = await build.vehicle({ carrierId: carrier.id });
  await build.driver({ carrierId: other.id });
  const wallet = await build.wallet(customer.id, company.id, 12_300);
  await build.wallet(agent.id, company.id, 100);
  const lists = [
    ['carrier:drivers', '/hycarrier/hyCarrier/drivers', { carrierId: carrier.id }, driver.id],
    ['carrier:vehicles', '/hycarrier/hyCarrier/vehicles', { carrierId: carrier.id }, vehicle.id],
    ['customer:wallet', '/customer/hyCustomerWallet/ofCustomer', { customerId: customer.id }, wallet.id],
    ['customer:loss', '/hyloss/hyLossSetting/ofCustomer', { customerId: customer.id }, undefined],
    ['customer:user', '/customer/hyCustomerUser/ofCustomer', { customerId: customer.id }, undefined],
    ['customer:contract', '/hycontract/hyContract/ofCustomer', { partyId: customer.id }, undefined],
    ['carrier:contract', '/hycontract/hyContract/ofCarrier', { partyId: carrier.id }, undefined],
  ] as const;
  for (const [permission, url, query, id] of lists) {
    const holder = server.as({ username: `only_${permission.replace(':', '_')}`, permissions: [permission] });
    const { records } = expectDone(await holder.get(url, query));
    expect(
      records.map((row: { id: string }) => row.id),
      url,
    ).toEqual(id === undefined ? [] : [id]);
    const stranger = server.as({
      username: `not_${permission.replace(':', '_')}`,
      permissions: lists.map(([one]) => one).filter((one) => one !== permission),
    });
    expect(await stranger.get(url, query), url).toMatchObject({ status: 403 });
    expect(await holder.get(url, Object.fromEntries(Object.keys(query).map((key) => [key, 'nobody']))), url).toMatchObject({ status: 404 });
  }
  // People of another carrier see nothing of this one.
  const foreign = server.as({ username: 'other_carrier', userType: 3, cid: other.id, permissions: ['carrier:drivers'] });
  expect(await foreign.get('/hycarrier/hyCarrier/drivers', { carrierId: carrier.id })).toMatchObject({ status: 404 });
});

test('PLACE-02 rows are found by a province, a city or a county, or by several', async () => {
  const owner = await build.customer();
  const codes = ['370783', '370784', '370602', '441900', '610881'];
  const lists: [string, string][] = [];
  for (const adcode of codes) {
    await build.customer({ adcode, legalPerson: '区域测试' });
    await build.shipper(owner.id, { adcode, contactName: '区域测试' });
    await build.sendAddress(owner.id, { adcode, contactName: '区域测试' });
    await build.receiveAddress(owner.id, { adcode, contactName: '区域测试' });
    await build.carrier({ adcode, contactName: '区域测试' });
  }
  lists.push(
    ['/customer/hyCustomer', 'legalPerson'],
    ['/customer/hyShipper', 'contactName'],
    ['/shipping/hySendAddress', 'contactName'],
    ['/shipping/hyReceiveAddress', 'contactName'],
    ['/hycarrier/hyCarrier', 'contactName'],
  );
  for (const [list, name] of lists) {
    const found = async (adcode: string) =>
      expectDone(await admin().get(`${list}/list`, { adcode, [name]: '区域测试', pageSize: '50' }))
        .records.map((row: { adcode: string }) => row.adcode)
        .toSorted();
    expect(await found('370000'), list).toEqual(['370602', '370783', '370784']);
    expect(await found('370700'), list).toEqual(['370783', '370784']);
    expect(await found('370783'), list).toEqual(['370783']);
    expect(await found('441900'), list).toEqual(['441900']);
    expect(await found('370700,610000'), list).toEqual(['370783', '370784', '610881']);
  }
});

describe('FRT-08 FRT-12 SHIP-14 companies, loss settings and addresses', () => {
  test('FRT-08 one company is the default', async () => {
    const second = await build.company({ isDefault: '0' });
    expectDone(await admin().put('/hycompany/hyCompany/setDefault', { id: second.id, version: second.version }));

    expect(
      expectDone(await admin().get('/hycompany/hyCompany/list', { isDefault: '1' })).records.map((row: { id: string }) => row.id),
    ).toEqual([second.id]);
  });
  test('FRT-12 one loss setting is the platform default; the more specific one applies', async () => {
    const rule = { lossMode: '1', lossRate: 30, lossDeduct: '1', lossPass: '1', weightBasis: '3', roundMode: '2', cargoPrice: 62_000 };
    const standard = expectDone(await admin().post('/hyloss/hyLossSetting/add', { settingName: '默认', ...rule }));
    expect(await admin().post('/hyloss/hyLossSetting/add', { settingName: '默认2', ...rule })).toMatchObject({
      status: 409,
      message: '已存在启用的平台默认货损设置',
    });
    const coal = expectDone(
      await admin().post('/hyloss/hyLossSetting/add', { settingName: '煤炭', cargoTypeCode: '0100', ...rule, lossRate: 20 }),
    );
    const resolve = async (cargoTypeCode: string) => expectDone(await admin().get('/hyloss/hyLossSetting/resolve', { cargoTypeCode })).id;

    expect([await resolve('0100'), await resolve('0200')]).toEqual([coal.id, standard.id]);
    expect(
      expectDone(await admin().post('/hyloss/hyLossSetting/trial', { id: standard.id, loadWeight: 32_480, unloadWeight: 32_300 })),
    ).toEqual({ lossWeight: 180, allowedLoss: 97, deductWeight: 83, lossAmount: 5146 });

    const kept = '平台默认货损设置须保持启用，并适用于全部客户和货物';
    const key = { id: standard.id, version: standard.version };
    expect(await admin().put('/hyloss/hyLossSetting/enable', { ...key, enabled: '0' })).toMatchObject({ status: 409, message: kept });
    expect(await admin().put('/hyloss/hyLossSetting/edit', { ...key, cargoTypeCode: '0200' })).toMatchObject({
      status: 409,
      message: kept,
    });
    expect(expectDone(await admin().put('/hyloss/hyLossSetting/edit', { ...key, lossRate: 40 })).lossRate).toBe(40);
  });
  test('FRT-12 the loss setting agreed with a customer is told to them, their agent and staff, not to others who see orders', async () => {
    const agent = await build.customer({ customerKind: '2' });
    const client = await build.customer({ parentAgentId: agent.id });
    const agreed = expectDone(
      await admin().post('/hyloss/hyLossSetting/add', {
        settingName: `约定${agent.id}`,
        customerId: client.id,
        lossMode: '1',
        lossRate: 10,
        lossDeduct: '1',
        lossPass: '1',
        weightBasis: '3',
        roundMode: '2',
        cargoPrice: 99_000,
      }),
    );
    const told = async (user: ReturnType<TestServer['as']>) =>
      expectDone(await user.get('/hyloss/hyLossSetting/resolve', { customerId: client.id }))?.id;
    const of = (userType: number, cid: string) =>
      server.as({ username: `loss${userType}${cid}`, userType, cid, permissions: ['order:list'] });

    expect([await told(admin()), await told(of(2, client.id)), await told(of(2, agent.id))]).toEqual([agreed.id, agreed.id, agreed.id]);
    expect([await told(of(2, (await build.customer()).id)), await told(of(3, (await build.carrier()).id))]).toEqual([undefined, undefined]);
  });
  test('SHIP-14 an address is stored once by name and may be the default', async () => {
    const customer = await build.customer();
    const place = {
      customerId: customer.id,
      addressName: '一号仓',
      companyName: '某仓',
      contactName: '吴',
      phone: '0536-1234567',
      adcode: '370783',
      address: '路1',
      lng: 118.7,
      lat: 36.8,
    };
    const address = expectDone(await admin().post('/shipping/hySendAddress/add', place));

    expect(address).toMatchObject({ fenceRadius: 1000, enabled: '1', customerName: customer.customerName });
    expect(await admin().post('/shipping/hySendAddress/add', place)).toMatchObject({ errorCode: 40301 });
    expect(await admin().post('/shipping/hySendAddress/add', { ...place, addressName: 'x', lng: 10 })).toMatchObject({ status: 400 });
    expect(
      expectDone(await admin().put('/shipping/hySendAddress/setDefault', { id: address.id, version: address.version })).isDefault,
    ).toBe('1');
    expect(expectDone(await admin().post('/shipping/hyReceiveAddress/add', { ...place, idNo: someUscc() })).addressName).toBe('一号仓');
  });
});

test.each([
  ['authFile', 'certificate/2026/06/a.webp', '授权书只接受 .pdf、.jpg、.jpeg、.png 文件，上传的文件内容是 .webp'],
  ['authFile', 'certificate/2026/06/a.png,certificate/2026/06/b.gif', '授权书只接受 .pdf、.jpg、.jpeg、.png 文件，上传的文件内容是 .gif'],
])('FILE-03 %s: a file whose content is of another kind than the field takes is refused by name, %s', async (field, path, message) => {
  const reply = await admin().post('/customer/hyCustomer/add', form({ [field]: path }));

  expect(reply).toMatchObject({ success: false, status: 400, message, errorData: [{ path: field, message }] });
});
