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
  return isCommon(password) ? '密码过于常见，请更换!' : undefined;
}

const words = [
  'password',
  'passwd',
  'pass',
  'admin',
  'administrator',
  'root',
  'user',
  'guest',
  'test',
  'demo',
  'login',
  'welcome',
  'hello',
  'letmein',
  'changeme',
  'default',
  'secret',
  'master',
  'system',
  'manager',
  'super',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'qwerty',
  'qwer',
  'qwertyuiop',
  'asdf',
  'asdfgh',
  'zxcv',
  'zxcvbn',
  'qazwsx',
  'qaz',
  'abc',
  'abcd',
  'abcdef',
  'aaaa',
  'iloveyou',
  'love',
  'woaini',
  'shanghai',
  'beijing',
  'shenzhen',
  'guangzhou',
  'hangzhou',
  'china',
  'zhongguo',
  'huawei',
  'alibaba',
  'tencent',
  'jeecg',
  'jeecgboot',
  'tarmac',
  'wuliu',
  'huoyun',
  'yunshu',
  'siji',
  'logistics',
  'freight',
  'carrier',
  'driver',
  'truck',
  'shipper',
  'company',
  'office',
  'server',
  'database',
  'oracle',
  'mysql',
  'postgres',
  'linux',
  'windows',
  'google',
  'apple',
  'samsung',
  'summer',
  'winter',
  'spring',
  'autumn',
  'monday',
  'friday',
  'january',
];
const numbers = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '0',
  '00',
  '01',
  '001',
  '11',
  '111',
  '321',
  '520',
  '666',
  '888',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
];

/**
 * Whether a password is a well-known word with the usual ornaments: `Password123!`, `Admin@123`, `P@ssw0rd!`. Word, number
 * and sign in any order make some hundred thousand passwords, all of which fit the rule on characters.
 */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('3', 'e');
  const letters = password.toLowerCase().replaceAll(/[^a-z]/g, '');
  const digits = password.replaceAll(/\D/g, '');
  const signs = password.replaceAll(/[\p{L}\d]/gu, '');
  const usualRest = (digits === '' || numbers.includes(digits)) && signs.length <= 3;
  if (usualRest && words.includes(letters)) return true;
  const core = plain.replaceAll(/[^a-z]+$/g, '').replaceAll(/^[^a-z]+/g, '');
  return words.includes(core) && password.length - core.length <= 6;
}
