import { isCommonPassword } from './commonPasswords.ts';

/** The one message of the policy. @source VAL-01 */
export const passwordPolicyMessage = '密码不能少于8位，且包含大写字母、小写字母、数字、特殊符号!';

/** What a password must not resemble. */
export interface PasswordOwner {
  username?: string | null;
  phone?: string | null;
  /** Names of the platform and of companies. */
  names?: readonly (string | null | undefined)[];
}

/**
 * What is wrong with a new password; undefined when nothing is. It is judged exactly as it was sent.
 *
 * @source VAL-01, security 2.7
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  const length = [...password].length;
  const complete = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password) && /[^\p{L}\d\s]/u.test(password);
  if (length < 8 || length > 30 || !complete) return passwordPolicyMessage;
  const lower = password.toLowerCase();
  const own = [owner.username, owner.phone, ...(owner.names ?? [])].filter(
    (one): one is string => typeof one === 'string' && [...one].length >= 3,
  );
  if (own.some((one) => lower.includes(one.toLowerCase()))) return '密码不能包含账号、手机号或平台名称!';
  return isCommonPassword(password) ? '密码过于常见，请更换!' : undefined;
}
