import type { hyDriver } from '../../fleet/driver/driver.table.ts';
import { endedBefore, type LocalError, type MessageField } from './checkMessage.ts';
import { compact, n8, type Message } from './message.ts';

type Driver = typeof hyDriver.$inferSelect;

/** @source freight-domain 6.4.4 */
export const driverFields: readonly MessageField[] = [
  { name: 'driverName', label: '姓名', max: 30 },
  { name: 'drivingLicense', label: '身份证号', max: 18, rule: 'idCard' },
  { name: 'vehicleClass', label: '准驾车型', max: 20, rule: 'licenceClass' },
  { name: 'issuingOrganizations', label: '驾驶证发证机关', max: 128, optional: true },
  { name: 'validPeriodFrom', label: '驾驶证有效期起', max: 8, form: 'n8', optional: true },
  { name: 'validPeriodTo', label: '驾驶证有效期至', max: 8, form: 'n8', optional: true },
  { name: 'qualificationCertificate', label: '从业资格证号', max: 19, rule: 'qualification' },
  { name: 'telephone', label: '手机号', max: 18, rule: 'mobile' },
  { name: 'remark', label: '备注', max: 256, optional: true },
];

/** The base record of a driver. Who drives up to 4.5 t alone and holds no certificate is known by their ID's division. @source freight-domain 6.4.4 */
export function driverMessage(driver: Driver): Message {
  const ofLight = driver.lightOnly === '1' ? `${driver.idNo.slice(0, 6)}000000000000` : null;
  return compact({
    driverName: driver.driverName,
    drivingLicense: driver.idNo,
    vehicleClass: driver.vehicleClass,
    issuingOrganizations: driver.licenceIssuer,
    validPeriodFrom: n8(driver.validPeriodFrom),
    validPeriodTo: n8(driver.validPeriodTo),
    qualificationCertificate: driver.qualificationCertificate ?? ofLight,
    telephone: driver.phone,
    remark: driver.remark,
  });
}

/** K04 and the order of dates. */
export function checkDriver(driver: Driver, today: string): LocalError[] {
  const isOrdered = driver.validPeriodFrom === null || driver.validPeriodTo === null || driver.validPeriodFrom < driver.validPeriodTo;
  return [
    ...(isOrdered ? [] : [{ field: 'validPeriodTo', rule: 'K01', message: '驾驶证有效期起应早于有效期至' }]),
    ...endedBefore(today, { field: 'validPeriodTo', label: '驾驶证', until: driver.validPeriodTo }),
    ...(driver.lightOnly === '1'
      ? []
      : endedBefore(today, { field: 'qualificationCertificate', label: '从业资格证', until: driver.qualificationValidTo })),
  ];
}
