import { checkTonnes, checkYuan } from './amounts.ts';
import { checkBankCard, checkCnaps, checkCorporateAccount, checkInvoiceNo } from './bank.ts';
import { checkEmail, checkMobile, checkPassword, checkPhone } from './contact.ts';
import { checkIdCard, checkOrgCode, checkPartyNo, checkTaxNo, checkUscc } from './identity.ts';
import { checkAdcode } from './place.ts';
import { checkPlate, checkTrailerPlate } from './plate.ts';
import type { RuleResult } from './result.ts';
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

/** Runs a check by name; undefined when there is none of that name. */
export function checkRule(name: string, value: string): RuleResult | undefined {
  return Object.hasOwn(rules, name) ? rules[name as RuleName](value) : undefined;
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
