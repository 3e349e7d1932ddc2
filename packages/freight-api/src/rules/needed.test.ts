import { expect, test } from 'vitest';
import { carrierNeeds, customerNeeds, driverNeeds, missingOf, neededOf, type Needs, ownerTypeOf, vehicleNeeds } from './needed.ts';

test.each<[string, Needs, Record<string, unknown>, string, boolean]>([
  ['a driver of heavy vehicles', driverNeeds, { lightOnly: '0' }, 'qualificationCertificate', true],
  ['a driver who did not say', driverNeeds, {}, 'qualificationFile', true],
  ['a driver up to 4.5 t', driverNeeds, { lightOnly: '1' }, 'qualificationCertificate', false],
  ['a driver up to 4.5 t', driverNeeds, { lightOnly: '1' }, 'facePhoto', true],
  ['a vehicle of 4.49 t', vehicleNeeds, { grossMass: 449 }, 'rtcValidTo', false],
  ['a vehicle of 4.5 t', vehicleNeeds, { grossMass: 450 }, 'rtcValidTo', false],
  ['a vehicle of 4.51 t', vehicleNeeds, { grossMass: 451 }, 'rtcValidTo', true],
  ['a vehicle whose owner drives', vehicleNeeds, { ownerType: 'person', owner: '王', driverNames: '李、王' }, 'attachAgreementFile', false],
  ['a vehicle that others drive', vehicleNeeds, { ownerType: 'person', owner: '王', driverNames: '李' }, 'attachAgreementFile', true],
  ['a vehicle that nobody drives yet', vehicleNeeds, { ownerType: 'person', owner: '王' }, 'attachAgreementFile', false],
  ['a vehicle of a company', vehicleNeeds, { ownerType: 'company', owner: '王', driverNames: '李' }, 'attachAgreementFile', false],
  ['a company', carrierNeeds, { carrierKind: '1' }, 'uscc', true],
  ['a self-employed carrier', carrierNeeds, { carrierKind: '2' }, 'uscc', false],
  ['a self-employed carrier', carrierNeeds, { carrierKind: '2' }, 'businessLicenceFile', false],
  ['a self-employed carrier with a code', carrierNeeds, { carrierKind: '2', uscc: '9' }, 'businessLicenceFile', true],
  ['a carrier paid by the trip', carrierNeeds, { settleType: '0' }, 'termDays', false],
  ['a carrier paid by the month', carrierNeeds, { settleType: '1' }, 'termDays', true],
  ['a carrier with nothing agreed', carrierNeeds, {}, 'termDays', false],
  ['a private customer', customerNeeds, { customerKind: '3' }, 'uscc', false],
  ['a private customer', customerNeeds, { customerKind: '3' }, 'idNo', true],
  ['a company', customerNeeds, { customerKind: '1' }, 'uscc', true],
])('CHK-01 %s: %#', (_who, needs, values, field, isNeeded) => {
  expect(neededOf(needs, values).includes(field)).toBe(isNeeded);
});

test('CHK-01 what is missing is what is needed and not filled; zero days are filled', () => {
  const needs: Needs = { a: true, b: true, c: true, d: true, e: () => false };
  expect(missingOf(needs, { a: 0, b: '', c: null })).toEqual(['b', 'c', 'd']);
});

test.each([
  ['370000198001010017', 'person'],
  ['91370700MA3D000127', 'company'],
  ['', undefined],
  [null, undefined],
])('CHK-01 the number %s tells who owns a vehicle', (number, type) => expect(ownerTypeOf(number)).toBe(type));
