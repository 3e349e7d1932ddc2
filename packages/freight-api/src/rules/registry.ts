import { checkTonnes, checkYuan } from './amounts.ts';
import { checkBankCard, checkCnaps, checkCorporateAccount, checkInvoiceNo } from './bank.ts';
import { checkEmail, checkMobile, checkPassword, checkPhone } from './contact.ts';
import { checkIdCard, checkOrgCode, checkPartyNo, checkTaxNo, checkUscc } from './identity.ts';
import { checkAdcode } from './place.ts';
import { checkPlate, checkTrailerPlate } from './plate.ts';
import type { RuleResult } from './result.ts';
import { type Spelling, spellText } from './spelling.ts';
import { checkLicenceClasses, checkPermit, checkQualification, checkRtc, checkVin } from './vehicle.ts';

/** Checks of one text value by the name that a field's `rule` gives. */
export const rules = {
  uscc: checkUscc,
  orgCode: checkOrgCode,
  idCard: checkIdCard,
  partyNo: checkPartyNo,
  taxNo: checkTaxNo,
  plate: checkPlate,
  trailerPlate: checkTrailerPlate,
  vin: checkVin,
  licenceClass: checkLicenceClasses,
  rtc: checkRtc,
  permit: checkPermit,
  qualification: checkQualification,
  bankCard: checkBankCard,
  corporateAccount: checkCorporateAccount,
  cnaps: checkCnaps,
  mobile: checkMobile,
  phone: checkPhone,
  email: checkEmail,
  adcode: checkAdcode,
  invoiceNo: checkInvoiceNo,
  password: checkPassword,
  yuan: checkYuan,
  tonnes: checkTonnes,
} as const satisfies Record<string, (value: string) => RuleResult>;

/** Name of a check. */
export type RuleName = keyof typeof rules;

/** How values with a check may be written; the check is about the form in which they are stored. */
const spellings: Partial<Record<RuleName, Spelling>> = {
  uscc: 'compact',
  orgCode: 'compact',
  idCard: 'compact',
  partyNo: 'compact',
  taxNo: 'compact',
  plate: 'compact',
  trailerPlate: 'compact',
  vin: 'compact',
  bankCard: 'compact',
  cnaps: 'compact',
  adcode: 'compact',
  mobile: 'phone',
  phone: 'phone',
  rtc: 'code',
  permit: 'code',
  qualification: 'code',
  corporateAccount: 'code',
  invoiceNo: 'code',
};

/** How values with this check may be written; undefined for texts that are kept as they are. */
export const spellingOf = (name: string | undefined): Spelling | undefined =>
  name !== undefined && Object.hasOwn(spellings, name) ? spellings[name as RuleName] : undefined;

/** Runs a check by name on any usual spelling of a value; undefined when there is none of that name. */
export function checkRule(name: string, value: string): RuleResult | undefined {
  if (!Object.hasOwn(rules, name)) return undefined;
  const spelling = spellingOf(name);
  return rules[name as RuleName](spelling === undefined ? value : spellText(value, spelling));
}

/** Codes under which a server publishes checks at `/sys/checkRule/checkByCode`. @source VAL-02 */
export const checkRuleCodes = {
  hy_uscc: 'uscc',
  hy_idcard: 'idCard',
  hy_plate: 'plate',
  hy_vin: 'vin',
  hy_bankcard: 'bankCard',
  hy_mobile: 'mobile',
  hy_adcode: 'adcode',
  hy_rtc: 'rtc',
  hy_qual: 'qualification',
} as const satisfies Record<string, RuleName>;
