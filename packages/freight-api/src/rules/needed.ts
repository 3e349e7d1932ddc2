import { checkIdCard } from './identity.ts';
import { lightGrossMass } from './vehicle.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a party must have told before it is reviewed, by field: always, or while a condition on its other values holds. Until then it may be kept
 * as a draft.
 */
export type Needs = Readonly<Record<string, true | ((values: Values) => boolean)>>;

/** The fields that a party with these values needs for its review. */
export const neededOf = (needs: Needs, values: Values): string[] =>
  Object.entries(needs).flatMap(([name, need]) => (need === true || need(values) ? [name] : []));

/** The fields that a party still lacks for its review. */
export const missingOf = (needs: Needs, values: Values): string[] =>
  neededOf(needs, values).filter((name) => values[name] === null || values[name] === undefined || values[name] === '');

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Who drives more than 4.5 t has a qualification. */
const isQualified = (values: Values) => values['lightOnly'] !== '1';

/** @source freight-domain 2.7 */
export const driverNeeds: Needs = {
  idValidFrom: true,
  idValidTo: true,
  idFrontFile: true,
  idBackFile: true,
  facePhoto: true,
  licenceNo: true,
  licenceFile: true,
  licenceBackFile: true,
  qualificationCertificate: isQualified,
  qualificationValidTo: isQualified,
  qualificationFile: isQualified,
};

/** Who owns a vehicle, told by the number of their papers; undefined while there is none. */
export const ownerTypeOf = (ownerIdNo: unknown): 'person' | 'company' | undefined => {
  if (typeof ownerIdNo !== 'string' || ownerIdNo === '') return undefined;
  return checkIdCard(ownerIdNo).ok ? 'person' : 'company';
};

/** @source freight-domain 2.8 */
export const vehicleNeeds: Needs = {
  ownerType: true,
  inspectValidTo: true,
  rtcValidTo: (values) => Number(values['grossMass'] ?? 0) > lightGrossMass,
  rtcFile: true,
  vehicleLicenceFile: true,
  vehicleLicenceBackFile: true,
  vehiclePhoto: true,
  // A person who lets others drive is affiliated; as long as nobody is bound to it nothing is known of that.
  attachAgreementFile: (values) => {
    const drivers = typeof values['driverNames'] === 'string' ? values['driverNames'].split('、').filter(Boolean) : [];
    return values['ownerType'] === 'person' && drivers.length > 0 && !drivers.includes(String(values['owner']));
  },
};

/** @source freight-domain 2.9 */
export const carrierNeeds: Needs = {
  uscc: (values) => values['carrierKind'] === '1',
  permitScope: true,
  permitValidTo: true,
  permitFile: true,
  legalPerson: true,
  legalIdNo: true,
  legalIdFiles: true,
  adcode: true,
  address: true,
  taxpayerType: true,
  settleType: true,
  // What is not settled by the trip has a term.
  termDays: (values) => isFilled(values['settleType']) && values['settleType'] !== '0',
  // Who is self-employed needs no licence of a business; with a credit code they have one.
  businessLicenceFile: (values) => values['carrierKind'] !== '2' || isFilled(values['uscc']),
};

const isPerson = (values: Values) => values['customerKind'] === '3';
const isCompany = (values: Values) => !isPerson(values);

/** @source freight-domain 2.10 */
export const customerNeeds: Needs = {
  adcode: true,
  address: true,
  legalIdFiles: true,
  idNo: isPerson,
  uscc: isCompany,
  legalPerson: isCompany,
  legalIdNo: isCompany,
  businessLicenceFile: isCompany,
};
