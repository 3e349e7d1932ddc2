import type { Insurer } from '../insuranceChannel.ts';

/** The least premium, fen. @source freight-domain 7 */
export const minPremium = 100;

/** Millionths by type of cargo. @source freight-domain 7 */
const cargoRates: ReadonlyMap<string, number> = new Map([
  ['0100', 120],
  ['0300', 120],
  ['0400', 150],
  ['0500', 120],
  ['0600', 120],
  ['0800', 120],
  ['1100', 300],
  ['1200', 400],
  ['1400', 150],
  ['1500', 400],
  ['1601', 300],
  ['1602', 300],
  ['1701', 500],
]);
const otherCargo = 200;

/** Of what is not about the cargo itself: liability of who carries, accidents of who drives. */
const plainRates: ReadonlyMap<string, number> = new Map([
  ['2', 250],
  ['3', 180],
]);

/** What the embedded insurers ask, in millionths of the insured amount. */
export const rateOf = ({ insuranceType, cargoTypeCode }: { insuranceType: string; cargoTypeCode: string }): number =>
  plainRates.get(insuranceType) ?? cargoRates.get(cargoTypeCode) ?? otherCargo;

/** The account of an insurer at the embedded bank. */
const account = (holder: string, number: string) => ({ holder, number, bankName: '模拟银行', cnaps: null });

/** Insurers that are imitated: their names say so. */
export const insurers: readonly Insurer[] = [
  {
    code: 'SIM-PICC',
    name: '模拟人民财险',
    types: ['1', '2', '3'],
    account: account('模拟人民财险', '8110600001'),
  },
  { code: 'SIM-CPIC', name: '模拟太平洋财险', types: ['1', '2'], account: account('模拟太平洋财险', '8110600002') },
  { code: 'SIM-PAIC', name: '模拟平安财险', types: ['1', '3'], account: account('模拟平安财险', '8110600003') },
];

/** What is played with a vehicle. */
export type Scenario = 'plain' | 'refused' | 'later' | 'cancelRefused' | 'claimRefused';

const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ['6', 'refused'],
  ['7', 'later'],
  ['8', 'cancelRefused'],
  ['9', 'claimRefused'],
]);

/** The scenario of a vehicle. Only plates that end in INS and two digits play: no office gives out three letters in a row. */
export const scenarioOf = (vehicleNumber: string): Scenario => scenarios.get(/INS0(\d)$/.exec(vehicleNumber)?.[1] ?? '') ?? 'plain';
