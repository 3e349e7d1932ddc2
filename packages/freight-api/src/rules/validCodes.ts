import type { LocalizedText } from './label.ts';

/** What a validation code of the stock product asks of a text. @source jeecg-wire 4.3 */
export interface ValidCode {
  /** What the whole of a text matches. */
  pattern: RegExp;
  /** Characters that it takes at least, where it says so. */
  least?: number;
  /** What is said of a text that does not match. */
  words: LocalizedText;
}

/** Codes that are patterns. `only` (no two rows alike) and `*` (must be filled in) are not: the server knows them otherwise. */
const validCodes: ReadonlyMap<string, ValidCode> = new Map<string, ValidCode>([
  ['n6-16', { pattern: /^\d{6,16}$/, least: 6, words: { zh: '应为6到16位数字', en: 'must be 6 to 16 digits' } }],
  ['s6-18', { pattern: /^[A-Za-z]{6,18}$/, least: 6, words: { zh: '应为6到18位字母', en: 'must be 6 to 18 letters' } }],
  ['*6-16', { pattern: /^[^]{6,16}$/, least: 6, words: { zh: '应为6到16位字符', en: 'must be 6 to 16 characters' } }],
  [
    'url',
    {
      pattern: /^(?:[hH][tT]{2}[pP][sS]?|[fF][tT][pP][sS]?):\/\/[^\s/?#]+(?:[/?#]\S*)?$/,
      words: { zh: '应为网址', en: 'must be a web address' },
    },
  ],
  ['e', { pattern: /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,}$/, words: { zh: '应为电子邮箱', en: 'must be an e-mail address' } }],
  ['m', { pattern: /^1[3-9]\d{9}$/, words: { zh: '应为手机号码', en: 'must be a mobile number' } }],
  ['p', { pattern: /^\d{6}$/, words: { zh: '应为邮政编码', en: 'must be a postal code' } }],
  ['s', { pattern: /^[A-Za-z]+$/, words: { zh: '应为字母', en: 'must be letters' } }],
  ['n', { pattern: /^-?\d+(?:\.\d+)?$/, words: { zh: '应为数字', en: 'must be a number' } }],
  ['z', { pattern: /^-?\d+$/, words: { zh: '应为整数', en: 'must be a whole number' } }],
  [
    'money',
    { pattern: /^-?\d+(?:\.\d{1,2})?$/, words: { zh: '应为金额，最多两位小数', en: 'must be an amount with at most two decimals' } },
  ],
]);

/** What a field says of its values beyond their type: codes of the list above, `only`, `*`, or a pattern of one's own. */
export interface Validation {
  /** No two rows have the same value. */
  isUnique: boolean;
  /** The field is filled in. */
  isFilled: boolean;
  /** The code of the list above; absent where it is none of them. */
  code: ValidCode | undefined;
  /** A pattern that a person wrote: tried on a thread of its own. */
  pattern: string | undefined;
}

/** Reads `fieldValidType`. */
export function readValidation(written: string | null): Validation {
  const text = written ?? '';
  const code = validCodes.get(text);
  return {
    isUnique: text === 'only',
    isFilled: text === '*',
    code,
    pattern: text === '' || text === 'only' || text === '*' || code !== undefined ? undefined : text,
  };
}

/** What a search says of the values that it takes. */
export interface SearchCheck {
  /** Source of a pattern that the whole of a value matches. */
  pattern: string;
  /** What is said of a value that does not match. */
  message: LocalizedText;
}

/** The check of `queryValidType`. That no two rows are alike, and that something must be said, are no checks of a value. */
export function searchCheckOf(written: string | null): SearchCheck | null {
  const { code, pattern } = readValidation(written);
  if (code !== undefined) return { pattern: code.pattern.source, message: code.words };
  return pattern === undefined ? null : { pattern: `^(?:${pattern})$`, message: { zh: '格式不正确', en: 'has the wrong format' } };
}
