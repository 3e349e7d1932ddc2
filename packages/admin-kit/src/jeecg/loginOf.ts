import type { LoginResult, UserInfo } from '../session/session.ts';

/** A person as JeecgBoot answers. */
export interface JeecgUser extends UserInfo {
  /** Code of the department that the person is signed in for. */
  orgCode?: string | null;
}

/** What a successful login brings, as a JeecgBoot server answers. */
export interface JeecgLogin extends Omit<LoginResult, 'userInfo' | 'dictionaries' | 'mustChooseDepartment'> {
  /** Who signed in. */
  userInfo: JeecgUser;
  /** All dictionaries by code; absent where the server sends them one by one. */
  sysAllDictItems?: LoginResult['dictionaries'];
  /** 0 no department, 1 exactly one, 2 several: the person chooses. @source SESS-07 */
  multi_depart?: number | null;
}

/** A person of a JeecgBoot server in the words of the kit. */
export const userOf = (user: JeecgUser): UserInfo => ({ ...user, departmentCode: user.orgCode });

/**
 * What a login brought, from a JeecgBoot server's answer. Fields that the kit does not know stay beside those that it does.
 * `createSessionApi` does this by itself; a host needs it where it signs in by a call of its own.
 *
 * @example session.start(loginOf(await client.post('/sys/phoneLogin', { mobile: '13800000000', captcha: '1234' })));
 * @source SESS-03, SESS-07
 */
export function loginOf({ userInfo, sysAllDictItems, multi_depart: departmentCount, ...rest }: JeecgLogin): LoginResult {
  return { ...rest, userInfo: userOf(userInfo), dictionaries: sysAllDictItems, mustChooseDepartment: departmentCount === 2 };
}
