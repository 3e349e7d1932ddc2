import { describe, expect, test } from 'vitest';
import { storedRow as row } from '../../../../test/storedRow.ts';
import { carrierFields, carrierMessage, checkCarrier } from './carrierMessage.ts';
import { checkFields } from './checkMessage.ts';
import { customerFields, customerMessage } from './customerMessage.ts';
import { checkDriver, driverFields, driverMessage } from './driverMessage.ts';
import { decimal, type Message } from './message.ts';
import { checkVehicle, vehicleFields, vehicleMessage } from './vehicleMessage.ts';
import { oddities } from './waybillMessage.ts';

const knows = (_dict: string, code: string) => code !== 'nonsense';
const wrong = (message: Message, fields: Parameters<typeof checkFields>[1]['fields']) =>
  checkFields(message, { fields, knowsCode: knows }).map(({ field, message: text }) => `${field} ${text}`);

type Driver = Parameters<typeof driverMessage>[0];
type Vehicle = Parameters<typeof vehicleMessage>[0];
type Carrier = Parameters<typeof carrierMessage>[0];
type Customer = Parameters<typeof customerMessage>[0];
type Note = Parameters<typeof oddities>[0]['note'];

const driver: Partial<Driver> = {
  driverName: '王建国',
  idNo: '370000198001010017',
  vehicleClass: 'A2',
  phone: '13800000000',
  licenceIssuer: '潍坊市公安局',
  validPeriodFrom: '2020-01-31',
  validPeriodTo: '2030-01-31',
  qualificationCertificate: '370000000000000000',
  lightOnly: '0',
};
const vehicle: Partial<Vehicle> = {
  vehicleNumber: '鲁GA1234',
  plateColor: '2',
  vehicleType: 'H11',
  owner: '顺达物流',
  useCharacter: '货运',
  vin: 'LFWSRXSJ0M1E00001',
  issuingOrganizations: '潍坊车管所',
  registerDate: '2022-01-01',
  issueDate: '2022-01-02',
  vehicleEnergyType: 'B',
  vehicleTonnage: 1755,
  grossMass: 3100,
  roadTransportCertificateNumber: '370783000000',
};

test.each([
  [123_456, 2, 3, '1234.560'],
  [5, 2, 2, '0.05'],
  [4900, 2, 2, '49.00'],
  [28_500, 3, 4, '28.5000'],
  [7, 3, 4, '0.0070'],
])('FRT-26 %i by %i digits is %s', (value, shift, decimals, expected) => expect(decimal(value, { shift, decimals })).toBe(expected));

describe('FRT-26 messages', () => {
  test('FRT-26 6.4.4 a driver', () => {
    expect(driverMessage(row<Driver>(driver))).toEqual({
      driverName: '王建国',
      drivingLicense: '370000198001010017',
      vehicleClass: 'A2',
      issuingOrganizations: '潍坊市公安局',
      validPeriodFrom: '20200131',
      validPeriodTo: '20300131',
      qualificationCertificate: '370000000000000000',
      telephone: '13800000000',
    });
    expect(wrong(driverMessage(row<Driver>(driver)), driverFields)).toEqual([]);
    const light = driverMessage(row<Driver>({ ...driver, lightOnly: '1', qualificationCertificate: null }));
    expect(light['qualificationCertificate']).toBe('370000000000000000');
    const bad = driverMessage(row<Driver>({ ...driver, driverName: '王'.repeat(31), phone: '123', qualificationCertificate: null }));
    expect(wrong(bad, driverFields)).toEqual([
      'driverName 姓名不能超过30位',
      'qualificationCertificate 从业资格证号不能为空',
      'telephone 手机号：手机号格式不正确',
    ]);
    expect(checkDriver(row<Driver>({ ...driver, qualificationValidTo: '2026-05-31' }), '2026-06-01')).toMatchObject([{ rule: 'K04' }]);
  });

  test('FRT-26 6.4.3 a vehicle: tonnes with two decimals, and of light ones the whole licence', () => {
    const message = vehicleMessage(row<Vehicle>(vehicle));
    expect(message).toEqual({
      vehicleNumber: '鲁GA1234',
      vehiclePlateColorCode: '2',
      vehicleType: 'H11',
      owner: '顺达物流',
      useCharacter: '货运',
      vin: 'LFWSRXSJ0M1E00001',
      issuingOrganizations: '潍坊车管所',
      registerDate: '20220101',
      issueDate: '20220102',
      vehicleEnergyType: 'B',
      vehicleTonnage: '17.55',
      grossMass: '31.00',
      roadTransportCertificateNumber: '370783000000',
    });
    expect(wrong(message, vehicleFields(3100))).toEqual([]);
    const bare = vehicleMessage(row<Vehicle>({ ...vehicle, useCharacter: null, vehicleEnergyType: 'nonsense' }));
    expect(wrong(bare, vehicleFields(3100))).toEqual(['vehicleEnergyType 能源类型不在代码集内']);
    expect(wrong(bare, vehicleFields(449))).toContain('useCharacter 使用性质不能为空');
    const heavy = row<Vehicle>({ ...vehicle, vehicleTonnage: 3200, plateColor: '94', inspectValidTo: '2026-05-31' });
    expect(checkVehicle(heavy, '2026-06-01').map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'vehiclePlateColorCode K01',
      'grossMass K01',
      'issueDate K04',
    ]);
  });

  test('FRT-26 6.4.5 a carrier', () => {
    const carrier = row<Carrier>({
      carrierName: '顺达运',
      carrierKind: '1',
      uscc: '91370700MA3D000127',
      permitNumber: '370783000000',
      permitValidTo: '2027-12-31',
      permitScope: '道路普通货物运输',
      contactName: '钱',
      contactPhone: '13700000000',
      adcode: '370783',
    });
    expect(carrierMessage(carrier)).toEqual({
      carrierName: '顺达运',
      actualCarrierID: '91370700MA3D000127',
      actualCarrierBusinessLicense: '370783000000',
      carrierKind: '1',
      permitValidTo: '20271231',
      permitScope: '道路普通货物运输',
      contactName: '钱',
      contactPhone: '13700000000',
      countrySubdivisionCode: '370783',
    });
    expect(wrong(carrierMessage(carrier), carrierFields)).toEqual([]);
    expect(checkCarrier(carrier, '2028-01-01')).toMatchObject([{ field: 'permitValidTo', rule: 'K04' }]);
    const own = { carrierKind: '2', uscc: null, legalIdNo: '370000198001010017' };
    expect(carrierMessage(row<Carrier>(own))).toMatchObject({ actualCarrierID: '370000198001010017' });
  });

  test('FRT-26 6.4.6 a consignor, a company or a person', () => {
    const customer: Partial<Customer> = {
      customerName: '北方煤业',
      customerKind: '1',
      uscc: '91370700MA3D000127',
      legalPerson: '李',
      contactName: '李',
      contactPhone: '13600000000',
      adcode: '370783',
      address: '三路',
    };
    const message = customerMessage(row<Customer>(customer));
    expect(message).toEqual({
      consignor: '北方煤业',
      consignorID: '91370700MA3D000127',
      consignorKind: '1',
      legalPerson: '李',
      contactName: '李',
      contactPhone: '13600000000',
      countrySubdivisionCode: '370783',
      address: '三路',
    });
    expect(wrong(message, customerFields)).toEqual([]);
    const underContract = customerMessage(row<Customer>(customer), { contractNo: 'HT260601000001', validTo: '2026-12-31' });
    expect(underContract).toEqual({ ...message, contractNo: 'HT260601000001', contractValidTo: '20261231' });
    expect(wrong(underContract, customerFields)).toEqual([]);
    const person = customerMessage(row<Customer>({ ...customer, customerKind: '3', idNo: '370000198001010017', adcode: '370000' }));
    expect(person).toMatchObject({ consignorKind: '2', consignorID: '370000198001010017' });
    expect(wrong(person, customerFields)[0]).toContain('countrySubdivisionCode');
  });

  test('FRT-26 6.5 K06 K07 K13 K15 what looks odd is warned of; only a bad track keeps a waybill here, where tracks are required', () => {
    const note = {
      departTime: '2026-06-01 08:00:00',
      unloadTime: '2026-06-01 10:00:00',
      distance: 200_000,
      trackState: '1',
      unitPrice: 100_000,
      actualCarrierId: '91370700MA3D000127',
    };
    const limits = { maxSpeedKmh: 110, trackRequired: false, priceOutlierBp: 5000, lanePrice: 100_000 };
    const found = (changes: Partial<Note>, other: Partial<typeof limits> & { shipperIdNo?: string } = {}) =>
      oddities(
        {
          note: row<Note>({ ...note, ...changes }),
          shipper: { shipperName: '甲', shipperIdNo: other.shipperIdNo ?? '370000198001010017' },
        },
        { ...limits, ...other },
      ).map(({ rule, level, message }) => `${rule} ${level ?? 'error'} ${message}`);

    expect(found({})).toEqual([]);
    expect(found({ distance: 221_000 })).toEqual(['K06 warning 平均车速超过110公里/小时']);
    expect(found({ distance: 221_000, trackDistance: 219_000 })).toEqual([]);
    expect(found({ unloadTime: '2026-06-01 08:09:59' })).toEqual(['K06 warning 运输时长不足10分钟']);
    expect(found({ trackState: '3' })).toEqual(['K07 warning 没有轨迹']);
    expect(found({ trackState: '2' }, { trackRequired: true })).toEqual(['K07 error 轨迹异常或偏离装卸货地']);
    expect(found({ trackState: '0' }, { trackRequired: true })).toEqual(['K07 warning 轨迹尚未校验']);
    expect(found({ unitPrice: 150_000 })).toEqual([]);
    expect(found({ unitPrice: 150_001 })).toEqual(['K13 warning 单价偏离线路中位价超过50%']);
    expect(found({}, { shipperIdNo: '91370700MA3D000127' })).toEqual(['K15 warning 托运人与实际承运人相同']);
  });

  test('FRT-26 6.4.3 a light vehicle without a transport certificate is known by the division of its owner', () => {
    const number = (values: Partial<Vehicle>) =>
      vehicleMessage(row<Vehicle>({ vehicleNumber: '鲁G12345', vehicleTonnage: 100, ...values }))['roadTransportCertificateNumber'];
    expect(number({ grossMass: 450, ownerType: 'person', ownerIdNo: '370783198001010017' })).toBe('370783000000');
    expect(number({ grossMass: 450, ownerType: 'company', ownerIdNo: '91370700MA3D000127' })).toBe('370700000000');
    expect(number({ grossMass: 451, ownerType: 'person', ownerIdNo: '370783198001010017' })).toBeUndefined();
    expect(
      number({ grossMass: 450, ownerType: 'person', ownerIdNo: '370783198001010017', roadTransportCertificateNumber: '370783123456' }),
    ).toBe('370783123456');
  });
});
