import type { MessageKey } from '../i18n/catalogue.ts';

/** One demand on a new password. */
export interface PasswordRule {
  /** Unique among the rules. */
  key: 'length' | 'lower' | 'upper' | 'digit' | 'special';
  /** What it asks for. */
  label: MessageKey;
  /** Whether a password is so. */
  isMet: boolean;
}

/** The demands on a new password, and which of them this one meets. Characters are counted as people see them. @source VAL-01 */
export function passwordRules(password: string): readonly PasswordRule[] {
  const length = [...password].length;
  return [
    { key: 'length', label: 'password.ruleLength', isMet: length >= 8 && length <= 30 },
    { key: 'lower', label: 'password.ruleLower', isMet: /\p{Ll}/u.test(password) },
    { key: 'upper', label: 'password.ruleUpper', isMet: /\p{Lu}/u.test(password) },
    { key: 'digit', label: 'password.ruleDigit', isMet: /\d/.test(password) },
    { key: 'special', label: 'password.ruleSpecial', isMet: /[^\p{L}\d\s]/u.test(password) },
  ];
}

/** Whether a new password meets every demand. @source VAL-01 */
export const isAcceptablePassword = (password: string): boolean => passwordRules(password).every((rule) => rule.isMet);

/** How hard a password is to guess: 0 for anything that is refused, 1 weak to 4 very strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates how hard a password is to guess: by its length and kinds of characters, less for repeats, for runs such as `abc` or `321`,
 * for keys that stand side by side, and for what belongs to its owner. A hint for the person who types it, not a gate: the server decides.
 *
 * @param personal words that anyone who knows the owner would try first, such as the user name
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (!isAcceptablePassword(password)) return 0;
  const lower = password.toLowerCase();
  const owned = personal.filter((word) => word.length >= 3 && lower.includes(word.toLowerCase()));
  const rest = owned.reduce((text, word) => text.replace(word.toLowerCase(), ''), lower);
  const characters = [...rest];
  const predictable = characters.filter((one, index) => index > 0 && follows(characters[index - 1] as string, one)).length;
  const bits =
    (characters.length - predictable) * Math.log2(poolOf(password)) * (new Set(characters).size < characters.length / 2 ? 0.6 : 1);
  if (bits < 40) return 1;
  if (bits < 55) return 2;
  return bits < 75 ? 3 : 4;
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'];

/** The same character again, its neighbour in the alphabet, or the next key. */
function follows(before: string, one: string): boolean {
  const step = (one.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  if (step === 0 || (Math.abs(step) === 1 && /[a-z\d]/.test(one) && /[a-z\d]/.test(before))) return true;
  return keyboard.some((row) => row.includes(`${before}${one}`) || row.includes(`${one}${before}`));
}

function poolOf(password: string): number {
  return (
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[^A-Za-z\d]/.test(password) ? 33 : 0)
  );
}
