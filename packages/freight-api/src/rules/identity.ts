import { fail, pass, warn, type RuleResult } from './result.ts';

const usccAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const usccWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const orgWeights = [3, 7, 9, 10, 5, 8, 4, 2];
const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCheckCharacters = '10X98765432';

const weighted = (weights: readonly number[], valueAt: (index: number) => number) =>
  weights.reduce((sum, weight, index) => sum + weight * valueAt(index), 0);

/** The 18th character of a unified social credit code for its first 17. @source V-USCC, GB 32100-2015 */
export function usccCheckCharacter(first17: string): string {
  const sum = weighted(usccWeights, (index) => usccAlphabet.indexOf(first17.charAt(index)));
  return usccAlphabet.charAt((31 - (sum % 31)) % 31);
}

/** The 9th character of an organisation code for its first 8. @source V-ORG, GB 11714-1997 */
export function orgCheckCharacter(first8: string): string {
  const sum = weighted(orgWeights, (index) => Number.parseInt(first8.charAt(index), 36));
  const check = 11 - (sum % 11);
  if (check === 10) return 'X';
  return check === 11 ? '0' : String(check);
}

/** The 18th character of a resident ID number for its first 17. @source V-ID, GB 11643-1999 */
export function idCardCheckCharacter(first17: string): string {
  return idCheckCharacters.charAt(weighted(idWeights, (index) => Number(first17.charAt(index))) % 11);
}

/**
 * Unified social credit code, 18 characters. Its organisation part may predate the check character, which only warns.
 *
 * @source V-USCC, GB 32100-2015
 */
export function checkUscc(value: string): RuleResult {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value) || usccCheckCharacter(value.slice(0, 17)) !== value.charAt(17)) {
    return fail('统一社会信用代码校验不通过', 'The unified social credit code does not pass its check');
  }
  return checkOrgCode(value.slice(8, 17));
}

/** Organisation code, 9 characters. A wrong check character is a warning, as old codes exist that do not match. @source V-ORG */
export function checkOrgCode(value: string): RuleResult {
  if (!/^[0-9A-Z]{8}[0-9X]$/.test(value)) {
    // Inside a valid credit code the ninth character may be any letter of that alphabet.
    return /^[0-9A-Z]{9}$/.test(value)
      ? warn('组织机构代码校验位不符，请核对', 'The check character of the organisation code does not match')
      : fail('组织机构代码应为9位数字或大写字母', 'An organisation code has 9 digits or capital letters');
  }
  return orgCheckCharacter(value.slice(0, 8)) === value.charAt(8)
    ? pass
    : warn('组织机构代码校验位不符，请核对', 'The check character of the organisation code does not match');
}

const provinces = new Set(
  [
    [11, 15],
    [21, 23],
    [31, 37],
    [41, 46],
    [50, 54],
    [61, 65],
    [71, 71],
    [81, 83],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
);

/** What a resident ID number tells about its holder. */
export interface IdCardFacts {
  /** `YYYY-MM-DD`. */
  birthday: string;
  /** `'1'` male, `'2'` female. */
  gender: '1' | '2';
}

/** Reads birthday and gender from a resident ID number; undefined when the number is wrong. @source V-ID */
export function readIdCard(value: string): IdCardFacts | undefined {
  if (!/^\d{17}[\dX]$/.test(value) || !provinces.has(Number(value.slice(0, 2)))) return undefined;
  const birthday = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  const instant = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== birthday || Number(value.slice(6, 10)) < 1900)
    return undefined;
  if (idCardCheckCharacter(value.slice(0, 17)) !== value.charAt(17)) return undefined;
  return { birthday, gender: Number(value.charAt(16)) % 2 === 1 ? '1' : '2' };
}

/** Whole years between a birthday and a day, both `YYYY-MM-DD`. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Resident ID number, 18 characters. @source V-ID, GB 11643-1999 */
export function checkIdCard(value: string): RuleResult {
  return readIdCard(value) === undefined ? fail('身份证号校验不通过', 'The ID card number does not pass its check') : pass;
}

/** A driver's resident ID number: at least 18 years old on `today`; above 70 only warns. @source V-ID */
export function checkDriverIdCard(value: string, today: string): RuleResult {
  const facts = readIdCard(value);
  if (facts === undefined) return checkIdCard(value);
  const age = ageOn(facts.birthday, today);
  if (age < 18) return fail('司机未满18周岁', 'The driver is younger than 18');
  return age > 70 ? warn('司机年龄超过70周岁，请核对', 'The driver is older than 70') : pass;
}

/** A number that is either a company's credit code or a person's ID. @source 2.8 ownerIdNo, 2.12 shipperIdNo */
export function checkPartyNo(value: string): RuleResult {
  if (checkIdCard(value).ok) return pass;
  const uscc = checkUscc(value);
  return uscc.ok ? uscc : fail('请输入正确的统一社会信用代码或身份证号', 'Enter a valid unified social credit code or ID card number');
}

/** Taxpayer number: a credit code, or 15, 18 or 20 characters of the older kinds. @source V-TAXNO */
export function checkTaxNo(value: string): RuleResult {
  if (value.length === 18 && checkUscc(value).ok) return pass;
  return /^[0-9A-Z]{15}$|^[0-9A-Z]{18}$|^[0-9A-Z]{20}$/.test(value)
    ? pass
    : fail('纳税人识别号应为15、18或20位数字或大写字母', 'A taxpayer number has 15, 18 or 20 digits or capital letters');
}
