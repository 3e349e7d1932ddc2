import { fail, pass, type RuleResult } from './result.ts';

/** Mobile phone. @source V-MOBILE */
export function checkMobile(value: string): RuleResult {
  return /^1[3-9]\d{9}$/.test(value) ? pass : fail('手机号格式不正确', 'The mobile number is malformed');
}

/** Mobile, landline with or without extension, or a 400 number. @source V-TEL */
export function checkPhone(value: string): RuleResult {
  return checkMobile(value).ok || /^(0\d{2,3}-?\d{7,8}(-\d{1,6})?|400\d{7})$/.test(value)
    ? pass
    : fail('电话格式不正确', 'The phone number is malformed');
}

/** Area codes: 010, 020 to 029, and those of four digits. @source V-TEL */
const areaCodes = [
  '010',
  ...Array.from({ length: 10 }, (_, index) => `02${index}`),
  ...Array.from({ length: 700 }, (_, index) => `0${300 + index}`),
];
const landline = /^(0(?:10|2\d)|0[3-9]\d{2})-?(\d{7,8})(-\d{1,6})?$/;

/**
 * The ways in which the number that somebody asks for may be stored, as {@link checkPhone} takes it: a landline with and without its hyphen,
 * and where the area code is missing, in every area. For columns that are compared by equality alone.
 *
 * @param text in the spelling of phones
 */
export function phoneForms(text: string): readonly string[] {
  const typed = text.replaceAll(/[.·•]/g, '-').replaceAll(/-+/g, '-');
  // Behind a country code the area goes without its zero.
  const whole = /^[1-9]\d{1,2}-/.test(typed) ? `0${typed}` : typed;
  const [, area, local, extension = ''] = landline.exec(whole) ?? [];
  if (area !== undefined && local !== undefined) return [text, `${area}-${local}${extension}`, `${area}${local}${extension}`];
  if (!/^[2-9]\d{6,7}(-\d{1,6})?$/.test(typed) && !/^\d{7}$/.test(typed)) return [text];
  return [text, ...areaCodes.flatMap((code) => [`${code}-${typed}`, code + typed])];
}

/** E-mail address, loosely: one at sign, a dot behind it, no blanks. */
export function checkEmail(value: string): RuleResult {
  return /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && value.length <= 100
    ? pass
    : fail('邮箱格式不正确', 'The e-mail address is malformed');
}

/** A new password: 8 to 30 characters with lower, upper, digit and special. @source V-PWD, VAL-01 */
export function checkPassword(value: string): RuleResult {
  const length = [...value].length;
  const strong =
    length >= 8 && length <= 30 && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value) && /[^\p{L}\d\s]/u.test(value);
  return strong
    ? pass
    : fail(
        '密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!',
        'A password needs 8 to 30 characters with upper case, lower case, digit and special character!',
      );
}
