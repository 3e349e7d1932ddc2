import { describe, expect, test } from 'vitest';
import { storedRow as row } from '../../../../test/storedRow.ts';
import { checkFields, endedBefore, onlyErrors, onlyWarnings, type LocalError, type MessageField } from './checkMessage.ts';
import { checkCarrier } from './carrierMessage.ts';
import { customerMessage } from './customerMessage.ts';
import { checkDriver, driverMessage } from './driverMessage.ts';
import { decimal, inOrderOf, n14, n8, type Message } from './message.ts';
import { checkVehicle, vehicleFields } from './vehicleMessage.ts';
import { checkWaybill, oddities, waybillFields, waybillMessage, type WaybillParts } from './waybillMessage.ts';

type Note = WaybillParts['note'];
type Driver = NonNullable<WaybillParts['driver']>;
type Vehicle = NonNullable<WaybillParts['vehicle']>;
type Customer = Parameters<typeof customerMessage>[0];
const knows = (dict: string, code: string) => dict === 'colours' && code === '2';

describe('FRT-26 6.5 K01 the form of a field', () => {
  const told = (field: Partial<MessageField>, value: string | undefined) =>
    checkFields(value === undefined ? {} : { it: value }, {
      fields: [{ name: 'it', label: '它', max: 40, ...field }],
      knowsCode: knows,
    }).map(({ message }) => message);

  test.each<[Partial<MessageField>, string | undefined, string | undefined]>([
    [{}, 'x', undefined],
    [{}, undefined, '它不能为空'],
    [{}, '', '它不能为空'],
    [{ optional: true }, undefined, undefined],
    [{ optional: true }, '', undefined],
    [{ max: 3 }, '甲乙丙', undefined],
    [{ max: 3 }, '甲乙丙丁', '它不能超过3位'],
    [{ max: 2 }, '😀😀', undefined],
    [{ optional: true, max: 3 }, '甲乙丙丁', '它不能超过3位'],
    // Of a number the digits before the point count.
    [{ max: 3, form: 'n,2' }, '123.45', undefined],
    [{ max: 3, form: 'n,2' }, '1234.56', '它不能超过3位'],
    [{ max: 6, form: 'n,2' }, '123.4', '它格式不正确'],
    [{ max: 6, form: 'n,2' }, '123.456', '它格式不正确'],
    [{ max: 6, form: 'n,2' }, 'x1.23', '它格式不正确'],
    [{ max: 6, form: 'n,2' }, '1.23x', '它格式不正确'],
    [{ max: 6, form: 'n,2' }, '-1.23', '它格式不正确'],
    [{ form: 'n' }, '0123456789', undefined],
    [{ form: 'n' }, '1.5', '它格式不正确'],
    [{ form: 'n' }, 'x1', '它格式不正确'],
    [{ form: 'n' }, '1x', '它格式不正确'],
    [{ form: /^a+$/ }, 'aa', undefined],
    [{ form: /^a+$/ }, 'ab', '它格式不正确'],
    [{ dict: 'colours' }, '2', undefined],
    [{ dict: 'colours' }, '3', '它不在代码集内'],
    [{ rule: 'mobile' }, '13800000000', undefined],
    [{ rule: 'mobile' }, '1380000000', '它：手机号格式不正确'],
    // A warning keeps nothing here.
    [{ rule: 'rtc' }, '鲁交运管370783号', undefined],
  ])('FRT-26 %j of %j: %s', (field, value, message) => {
    expect(told(field, value)).toEqual(message === undefined ? [] : [message]);
  });

  const days = ['20260101', '20261231', '20260930', '20261019'];
  const noDays = [
    '2026010',
    '202601011',
    '20260001',
    '20261301',
    '20260100',
    '20260132',
    '2026-1-1',
    'x20260101',
    '20260101x',
    '20260a01',
    '202601b1',
  ];
  test.each([...days.map((day) => [day, []] as const), ...noDays.map((day) => [day, ['它格式不正确']] as const)])(
    'FRT-26 n8 %s: %j',
    (day, expected) => {
      expect(told({ form: 'n8' }, day)).toEqual(expected);
    },
  );
  const times = ['000000', '235959', '195010', '091929'];
  const noTimes = ['240000', '236000', '235960', '2359', '2359590', 'a35959', '2b5959', '23c959', '23595d'];
  test.each([
    ...times.map((time) => [`20260101${time}`, []] as const),
    ...noTimes.map((time) => [`20260101${time}`, ['它格式不正确']] as const),
    ...noDays.map((day) => [`${day}000000`, ['它格式不正确']] as const),
    ['x20260101000000', ['它格式不正确']] as const,
  ])('FRT-26 n14 %s: %j', (moment, expected) => {
    expect(told({ form: 'n14' }, moment)).toEqual(expected);
  });

  test('FRT-26 fields inside of others, and of each of a list, are told by their place', () => {
    const fields: MessageField[] = [
      { name: 'of.name', label: '名称', max: 5 },
      { name: 'of.goods[].code', label: '编码', max: 5, dict: 'colours' },
    ];
    const paths = (message: Message) => checkFields(message, { fields, knowsCode: knows });

    expect(paths({ of: { name: 'x', goods: [{ code: '2' }, { code: '2' }] } })).toEqual([]);
    expect(paths({ of: { name: 'x', goods: [{ code: '2' }, { code: '3' }, {}] } })).toEqual([
      { field: 'of.goods[1].code', rule: 'K01', message: '编码不在代码集内' },
      { field: 'of.goods[2].code', rule: 'K01', message: '编码不能为空' },
    ]);
    for (const goods of [[], 'text', {}, undefined])
      expect(paths({ of: { name: 'x', ...(goods === undefined ? {} : { goods }) } }).map(({ field }) => field)).toEqual([
        'of.goods[0].code',
      ]);
    for (const of of ['text', [{ name: 'x' }]]) expect(paths({ of }).map(({ field }) => field)).toEqual(['of.name', 'of.goods[0].code']);
    expect(paths({ of: { name: { inner: 'x' }, goods: [{ code: '2' }] } }).map(({ field }) => field)).toEqual(['of.name']);
  });

  test('FRT-26 warnings are told, and errors keep a message here', () => {
    const found: LocalError[] = [
      { field: 'a', rule: 'K01', message: '' },
      { field: 'b', rule: 'K06', message: '', level: 'warning' },
    ];
    expect(onlyErrors(found).map(({ field }) => field)).toEqual(['a']);
    expect(onlyWarnings(found).map(({ field }) => field)).toEqual(['b']);
  });

  test.each<[string | null | undefined, string[]]>([
    ['2026-05-31', ['驾驶证已过期（2026-05-31）']],
    ['2026-06-01', []],
    ['2026-06-02', []],
    [null, []],
    [undefined, []],
  ])('FRT-26 K04 on 2026-06-01 a paper until %s: %j', (until, messages) => {
    expect(endedBefore('2026-06-01', { field: 'f', label: '驾驶证', until }).map(({ message }) => message)).toEqual(messages);
  });
});

describe('FRT-26 6.3 how values are written', () => {
  test.each<[number, number, number, string]>([
    [123_456, 2, 3, '1234.560'],
    [0, 2, 3, '0.000'],
    [5, 2, 2, '0.05'],
    [-5, 2, 2, '-0.05'],
    [5000, 2, 0, '50'],
    [1234, 3, 4, '1.2340'],
    [12_345, 3, 2, '12.34'],
  ])('FRT-26 %d with its point %d to the left, %d decimals: %s', (value, shift, decimals, text) => {
    expect(decimal(value, { shift, decimals })).toBe(text);
  });
  test('FRT-26 days and moments lose their signs, and nothing stays nothing', () => {
    expect([n8('2026-06-01'), n8(null), n14('2026-06-01 08:09:10'), n14(null)]).toEqual(['20260601', null, '20260601080910', null]);
  });
  test('FRT-26 values stand in the order of the exchange format, whatever the database made of it', () => {
    const names = ['b', 'a.y', 'a.x', 'list[].q', 'list[].p'];
    const message: Message = { unknown: '9', list: [{ p: '1', q: '2' }], a: { x: '3', other: '8', y: '4' }, b: '5' };

    expect(JSON.stringify(inOrderOf(message, { names }))).toBe(
      '{"b":"5","a":{"y":"4","x":"3","other":"8"},"list":[{"q":"2","p":"1"}],"unknown":"9"}',
    );
  });
});

describe('FRT-26 6.4 what messages say', () => {
  const note: Partial<Note> = {
    shippingNoteNumber: 'YD1',
    serialNumber: '0000',
    vehicleAmount: 1,
    transportTypeCode: '1',
    businessTypeCode: '1002996',
    dispatchTime: '2026-06-01 08:00:00',
    acceptTime: '2026-06-01 08:30:00',
    loadTime: '2026-06-01 09:00:00',
    departTime: '2026-06-01 09:30:00',
    signTime: '2026-06-01 18:00:00',
    feeTotal: 290_016,
    shipperName: '货主',
    sendCity: '榆林市',
    sendDistrict: '神木市',
    sendAddress: '矿区',
    sendAdcode: '610881',
    receiveName: '曹妃甸港',
    receiveCity: '唐山市',
    receiveDistrict: '曹妃甸区',
    receiveAddress: '唐山市曹妃甸区港区',
    receiveAdcode: '130209',
    plateColor: '2',
    vehicleNumber: '鲁GA1234',
    driverName: '张',
    driverIdNo: '370000198001010017',
    actualCarrierName: '顺达',
    actualCarrierPermit: '370783000000',
    actualCarrierId: '91370700MA3D000127',
  };
  const parts = (values: Partial<Note> = {}, others: Partial<WaybillParts> = {}): WaybillParts => ({
    note: row<Note>({ ...note, ...values }),
    company: row<WaybillParts['company']>({ companyName: '平台', uscc: '91370700MA3D000127', permitNumber: '370783000000' }),
    shipper: undefined,
    driver: undefined,
    vehicle: undefined,
    goods: [
      {
        descriptionOfGoods: '煤',
        cargoTypeClassificationCode: '0100',
        goodsItemGrossWeight: 32_000,
        cube: null,
        totalNumberOfPackages: null,
      },
    ],
    ...others,
  });

  test('FRT-26 6.4.1 a waybill, whole', () => {
    expect(waybillMessage(parts())).toEqual({
      originalDocumentNumber: 'YD1',
      shippingNoteNumber: 'YD1',
      serialNumber: '0000',
      vehicleAmount: '1',
      transportTypeCode: '1',
      carrier: '平台',
      unifiedSocialCreditIdentifier: '91370700MA3D000127',
      permitNumber: '370783000000',
      consignmentDateTime: '20260601080000',
      businessTypeCode: '1002996',
      despatchActualDateTime: '20260601093000',
      goodsReceiptDateTime: '20260601180000',
      totalMonetaryAmount: '2900.160',
      consignorInfo: { consignor: '货主', placeOfLoading: '榆林市神木市矿区', countrySubdivisionCode: '610881' },
      consigneeInfo: { consignee: '曹妃甸港', goodsReceiptPlace: '唐山市曹妃甸区港区', countrySubdivisionCode: '130209' },
      vehicleInfo: {
        vehiclePlateColorCode: '2',
        vehicleNumber: '鲁GA1234',
        driver: [{ driverName: '张', drivingLicense: '370000198001010017' }],
        goodsInfo: [{ descriptionOfGoods: '煤', cargoTypeClassificationCode: '0100', goodsItemGrossWeight: '32000.000' }],
      },
      actualCarrierInfo: {
        actualCarrierName: '顺达',
        actualCarrierBusinessLicense: '370783000000',
        actualCarrierID: '91370700MA3D000127',
      },
      insuranceInformation: { policyNumber: 'none', insuranceCompanyCode: 'none' },
    });
    // What is missing is told, and nothing else.
    expect(
      checkFields(waybillMessage(parts()), { fields: waybillFields, knowsCode: () => true })
        .map(({ field }) => field)
        .join(),
    ).toBe('consignorInfo.consignorID');
  });

  test('FRT-26 6.4.1 what a waybill says first, and what stands in for it', () => {
    const said = (values: Partial<Note>, others?: Partial<WaybillParts>) => waybillMessage(parts(values, others)) as Record<string, never>;
    expect(said({ originalDocumentNumber: 'YS1', orderNo: 'DD1' })['originalDocumentNumber']).toBe('YS1');
    expect(said({ orderNo: 'DD1' })['originalDocumentNumber']).toBe('DD1');
    expect(said({ dispatchTime: null })['consignmentDateTime']).toBe('20260601083000');
    expect(said({ departTime: null })['despatchActualDateTime']).toBe('20260601090000');
    expect(said({ feeTotal: null })['totalMonetaryAmount']).toBe('0.000');
    expect(said({ remark: '备' })['remark']).toBe('备');
    expect([...String(said({ remark: '备'.repeat(257) })['remark'])]).toHaveLength(256);
    expect(said({ sendAddress: null })['consignorInfo']).not.toHaveProperty('placeOfLoading');
    expect(said({ sendCity: null, sendDistrict: null })['consignorInfo']).toMatchObject({ placeOfLoading: '矿区' });
    expect(said({ sendDistrict: null })['consignorInfo']).toMatchObject({ placeOfLoading: '榆林市矿区' });
    const policy = { policyNumber: 'P1', insuranceCompanyCode: '1001' };
    expect(said({}, { policy })['insuranceInformation']).toEqual(policy);
    const others = {
      shipper: { shipperName: '另一货主', shipperIdNo: '91370700MA3D000127' },
      driver: row<Driver>({ driverName: '李', idNo: '370000198001010025' }),
      goods: [
        { descriptionOfGoods: '煤', cargoTypeClassificationCode: '0100', goodsItemGrossWeight: 1, cube: 1500, totalNumberOfPackages: 3 },
      ],
    };
    expect(said({}, others)).toMatchObject({
      consignorInfo: { consignor: '另一货主', consignorID: '91370700MA3D000127' },
      vehicleInfo: {
        driver: [{ driverName: '李', drivingLicense: '370000198001010025' }],
        goodsInfo: [{ cube: '1.5000', totalNumberOfPackages: '3' }],
      },
    });
  });

  test('FRT-26 6.4.1 a second driver is named behind the first, and their papers count as well', () => {
    const others = {
      driver: row<Driver>({ driverName: '李', idNo: '370000198001010025', validPeriodTo: '2030-01-01', lightOnly: '1' }),
      coDriver: row<Driver>({ driverName: '王', idNo: '370000198001010033', validPeriodTo: '2026-05-31', lightOnly: '1' }),
    };
    expect(waybillMessage(parts({}, others))).toMatchObject({
      vehicleInfo: {
        driver: [
          { driverName: '李', drivingLicense: '370000198001010025' },
          { driverName: '王', drivingLicense: '370000198001010033' },
        ],
      },
    });
    expect(checkWaybill(parts({}, others), '2026-06-03 10:00:00')).toContainEqual(expect.objectContaining({ field: 'vehicleInfo.driver' }));
  });

  test('FRT-26 6.5 what keeps a waybill here is told in words', () => {
    const bad = parts(
      { dispatchTime: '2026-06-01 10:00:00', signTime: '2026-06-01 09:30:00', feeTotal: 0, vehicleAmount: 2 },
      {
        driver: row<Driver>({ validPeriodTo: '2026-05-31', qualificationValidTo: '2026-05-31' }),
        vehicle: row<Vehicle>({ vehicleTonnage: 100, rtcValidTo: '2026-05-31', inspectValidTo: '2026-05-31' }),
      },
    );
    expect(checkWaybill(bad, '2026-06-01 09:00:00').map(({ message }) => message)).toEqual([
      '托运时间晚于发车时间',
      '发车时间不早于收货时间',
      '收货时间晚于当前时间',
      '运费必须大于0',
      '分段分单号与车辆数不符',
      '驾驶证在发车日已过期（2026-05-31）',
      '从业资格证在发车日已过期（2026-05-31）',
      '道路运输证在发车日已过期（2026-05-31）',
      '车辆检验在发车日已过期（2026-05-31）',
      '货物重量超过核定载质量（1.00吨）',
      '装货磅单或卸货磅单缺失',
    ]);
    expect(checkWaybill({ ...bad, goods: [] }, '2026-06-01 09:00:00').map(({ message }) => message)).toContain('货物不能为空');
    // Of times, papers and a vehicle that nobody knows nothing is said.
    const bare = row<Note>({ serialNumber: '0000', vehicleAmount: 1, feeTotal: 1, loadFiles: 'a', unloadFiles: 'b' });
    expect(checkWaybill({ ...parts(), note: bare }, '2026-06-01 09:00:00')).toEqual([]);
    for (const times of [{ dispatchTime: '2026-06-01 08:00:00' }, { loadTime: '2026-06-01 08:00:00' }, { signTime: '2026-06-01 08:00:00' }])
      expect(
        checkWaybill(
          {
            ...parts(),
            note: row<Note>({ ...bare, serialNumber: '0000', vehicleAmount: 1, feeTotal: 1, loadFiles: 'a', unloadFiles: 'b', ...times }),
          },
          '2026-06-01 09:00:00',
        ),
      ).toEqual([]);
  });

  test('FRT-26 6.5 what is odd needs both of its sides', () => {
    const limits = { maxSpeedKmh: 110, trackRequired: true, priceOutlierBp: 5000, lanePrice: null };
    const odd = (values: Partial<Note>) =>
      oddities({ note: row<Note>({ unitPrice: 1, trackState: '1', ...values }), shipper: undefined }, limits);
    expect(odd({})).toEqual([]);
    expect(odd({ departTime: '2026-06-01 08:00:00' })).toEqual([]);
    expect(odd({ unloadTime: '2026-06-01 08:00:00' })).toEqual([]);
    expect(odd({ distance: 1_000_000 })).toEqual([]);
    expect(odd({ actualCarrierId: 'x' })).toEqual([]);
  });

  const lorry: Partial<Vehicle> = {
    vehicleNumber: '鲁GA1234',
    plateColor: '2',
    vehicleType: 'H11',
    vehicleTonnage: 1755,
    grossMass: 3100,
    registerDate: '2022-01-01',
    issueDate: '2022-01-02',
    inspectValidTo: '2030-01-01',
    rtcValidTo: '2030-01-01',
  };
  test.each<[string, Partial<Vehicle>, string[]]>([
    ['a vehicle as it should be', {}, []],
    ['another colour', { plateColor: '94' }, ['K01 vehiclePlateColorCode 车牌号与车牌颜色不符']],
    ['a tonnage of ten kilograms', { vehicleTonnage: 1 }, []],
    ['no tonnage', { vehicleTonnage: 0 }, ['K01 vehicleTonnage 核定载质量必须大于0']],
    ['as heavy as its load', { grossMass: 1755 }, []],
    ['lighter than its load', { grossMass: 1754 }, ['K01 grossMass 总质量小于核定载质量']],
    ['a tractor that pulls more', { vehicleType: 'Q11', grossMass: 1000 }, []],
    ['registered as it was issued', { registerDate: '2022-01-02' }, []],
    ['registered later', { registerDate: '2022-01-03' }, ['K01 registerDate 注册日期晚于发证日期']],
    ['no dates', { registerDate: null, issueDate: null }, []],
    ['registered, and never issued', { issueDate: null }, []],
    ['issued, and never registered', { registerDate: null }, []],
    ['inspected until today', { inspectValidTo: '2026-06-01' }, []],
    ['inspected until yesterday', { inspectValidTo: '2026-05-31' }, ['K04 issueDate 车辆检验已过期（2026-05-31）']],
    ['a certificate until yesterday', { rtcValidTo: '2026-05-31' }, ['K04 roadTransportCertificateNumber 道路运输证已过期（2026-05-31）']],
    ['one of a vehicle of 4.5 t', { rtcValidTo: '2026-05-31', grossMass: 450, vehicleTonnage: 1 }, []],
    [
      'one of a heavier vehicle',
      { rtcValidTo: '2026-05-31', grossMass: 451, vehicleTonnage: 1 },
      ['K04 roadTransportCertificateNumber 道路运输证已过期（2026-05-31）'],
    ],
  ])('FRT-26 6.4.3 %s', (_what, changes, expected) => {
    expect(
      checkVehicle(row<Vehicle>({ ...lorry, ...changes }), '2026-06-01').map(({ rule, field, message }) => `${rule} ${field} ${message}`),
    ).toEqual(expected);
  });
  test('FRT-26 6.4.3 the licence is asked of vehicles up to 4.5 t, and stands behind the type', () => {
    const needed = (grossMass: number) =>
      vehicleFields(grossMass)
        .filter(({ optional }) => optional !== true)
        .map(({ name }) => name);
    expect(needed(450)).toContain('owner');
    expect(needed(451)).not.toContain('owner');
    expect(
      vehicleFields(450)
        .map(({ name }) => name)
        .slice(0, 4),
    ).toEqual(['vehicleNumber', 'vehiclePlateColorCode', 'vehicleType', 'owner']);
    expect(vehicleFields(450)).toHaveLength(15);
  });

  test.each<[string, Partial<Driver>, string[]]>([
    ['until today', { validPeriodTo: '2026-06-01' }, []],
    ['until yesterday', { validPeriodTo: '2026-05-31' }, ['K04 validPeriodTo 驾驶证已过期（2026-05-31）']],
    [
      'ends as it begins',
      { validPeriodFrom: '2030-01-01', validPeriodTo: '2030-01-01' },
      ['K01 validPeriodTo 驾驶证有效期起应早于有效期至'],
    ],
    ['a day long', { validPeriodFrom: '2030-01-01', validPeriodTo: '2030-01-02' }, []],
    ['begins, and never ends', { validPeriodFrom: '2030-01-01' }, []],
    ['ends, and never began', { validPeriodTo: '2030-01-01' }, []],
    [
      'a certificate until yesterday',
      { qualificationValidTo: '2026-05-31' },
      ['K04 qualificationCertificate 从业资格证已过期（2026-05-31）'],
    ],
    ['one that is not needed', { qualificationValidTo: '2026-05-31', lightOnly: '1' }, []],
  ])('FRT-26 6.4.4 a driver’s licence: %s', (_what, values, expected) => {
    expect(
      checkDriver(row<Driver>({ lightOnly: '0', ...values }), '2026-06-01').map(
        ({ rule, field, message }) => `${rule} ${field} ${message}`,
      ),
    ).toEqual(expected);
  });
  test('FRT-26 6.4.4 6.4.5 6.4.6 what stands in for a certificate, and how long a remark is', () => {
    const licence = (values: Partial<Driver>) =>
      driverMessage(row<Driver>({ idNo: '370783198001010017', ...values }))['qualificationCertificate'];
    expect(licence({ lightOnly: '1' })).toBe('370783000000000000');
    expect(licence({ lightOnly: '1', qualificationCertificate: '1' })).toBe('1');
    expect(licence({ lightOnly: '0' })).toBeUndefined();
    expect(customerMessage(row<Customer>({ remark: '备'.repeat(257) }))['remark']).toBe('备'.repeat(256));
    expect(customerMessage(row<Customer>({}))).not.toHaveProperty('remark');
    expect(checkCarrier(row<Parameters<typeof checkCarrier>[0]>({ permitValidTo: '2026-05-31' }), '2026-06-01')).toEqual([
      { field: 'permitValidTo', rule: 'K04', message: '道路运输经营许可证已过期（2026-05-31）' },
    ]);
  });
});
