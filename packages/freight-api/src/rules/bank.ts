import { fail, pass, type RuleResult } from './result.ts';

/** The last digit that Luhn's sum asks for behind these digits. @source ISO/IEC 7812 */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** A person's bank card, 15 to 19 digits. @source V-CARD */
export function checkBankCard(value: string): RuleResult {
  return /^\d{15,19}$/.test(value) && luhnDigit(value.slice(0, -1)) === value.slice(-1)
    ? pass
    : fail('银行卡号校验不通过', 'The bank card number does not pass its check');
}

/** A company's account number. @source V-CORP */
export function checkCorporateAccount(value: string): RuleResult {
  return /^[0-9A-Za-z-]{6,32}$/.test(value)
    ? pass
    : fail('对公账号应为6至32位数字、字母或横线', 'A corporate account has 6 to 32 digits, letters or hyphens');
}

/** A bank branch code, 12 digits. @source V-CNAPS */
export function checkCnaps(value: string): RuleResult {
  return /^\d{12}$/.test(value) ? pass : fail('联行号应为12位数字', 'A branch code has 12 digits');
}

/** A fully digital invoice number (20 digits), or an older code (10 or 12) followed by its 8-digit number. @source V-INVNO */
export function checkInvoiceNo(value: string): RuleResult {
  return /^(\d{20}|\d{10}[- ]?\d{8}|\d{12}[- ]?\d{8})$/.test(value) ? pass : fail('发票号码格式不正确', 'The invoice number is malformed');
}
