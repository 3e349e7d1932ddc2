import { ApiError } from '../request/ApiError.ts';
import { requestTexts } from '../request/requestTexts.ts';
import type { RequestCall, Envelope } from '../request/requestTypes.ts';
import { type Guarded, isEither, isListOf, isNumber, isObjectOf, isOptional, isText } from '../request/shape.ts';
import type { LoginResult, Session } from '../session/session.ts';
import { type JeecgLogin, type JeecgUser, loginOf, userOf } from './loginOf.ts';
import { menuNodes } from './menuNodes.ts';
import type { LoginInputs, LoginWay, PasswordInput, PhoneInput, SessionApi, SessionDepartment } from '../session/sessionApi.ts';

/** What the calls are made of. */
export interface SessionApiOptions {
  /** Begun and ended by the calls. */
  session: Session;
  /** A request client, or anything that answers its calls. */
  request: <Result>(call: RequestCall<Result>) => Promise<Result>;
  /** Language of texts that come from no server. */
  locale?: () => string;
  /** Also names the token in the query of `getUserPermissionByToken`, as JeecgBoot 2.3 demands. Ours reads the header alone. */
  tokenInQuery?: boolean;
}

const departmentFields = { orgCode: isText, departName: isText };
const isDepartment = isObjectOf(departmentFields);
const departmentOf = ({ orgCode, departName }: Guarded<typeof departmentFields>): SessionDepartment => ({
  code: orgCode,
  name: departName,
});
const permissionFields = { action: isText, type: isOptional(isText), status: isOptional(isText), describe: isOptional(isText) };
const isPermissionList = isOptional(isListOf(isObjectOf(permissionFields)));
const isPermissions = isObjectOf({ menu: isOptional(isListOf(isObjectOf({}))), auth: isPermissionList, allAuth: isPermissionList });
const isUser = isObjectOf({ id: isText, username: isText });
const isLogin = isObjectOf({
  token: isText,
  userInfo: isUser,
  userType: isOptional(isEither(isText, isNumber)),
  cid: isOptional(isText),
  departs: isOptional(isListOf(isDepartment)),
  multi_depart: isOptional(isNumber),
  need: isOptional(isListOf(isText)),
  rememberId: isOptional(isText),
});

/**
 * Makes the calls of a session on a JeecgBoot server. They know the wire; the session knows what is kept.
 *
 * @example const api = createSessionApi({ session, request: client.request }); await api.loginWith('username', { username: 'ann', password: 'secret' });
 * @source SESS-01 … SESS-07
 */
export function createSessionApi({ session, request, locale, tokenInQuery = false }: SessionApiOptions): SessionApi {
  const texts = () => (locale?.().startsWith('en') === true ? requestTexts.en : requestTexts.zh);
  // Good once: who asks again wants to know what has changed.
  let brought: Pick<LoginResult, 'token' | 'permissions'> | undefined;

  return {
    loginWith: async (way, input) => {
      const response = await request<Envelope>({
        ...callOf(way, input),
        envelope: true,
        ...(way === 'username' ? { passCodes: [406] } : {}),
      });
      const result = isLogin(response.result) ? response.result : undefined;
      const login = result && loginOf(result as typeof result & JeecgLogin);
      if (way === 'username' && String(response.code) === '406') {
        const { need } = Object(response.result) as { need?: unknown };
        return { kind: 'unfinished', response, need: isListOf(isText)(need) ? need : [], login };
      }
      if (String(response.code) !== '200') throw new ApiError(response.message || texts().failed, detailsOf(response));
      if (login === undefined) throw new ApiError(texts().malformed, detailsOf(response));
      brought = login;
      session.start(login);
      return {
        kind: 'signedIn',
        login,
        departments: (result?.departs ?? []).map(departmentOf),
        mustChoose: session.state().mustChooseDepartment,
      };
    },
    logout: async () => {
      const { token } = session.state();
      session.end();
      try {
        await request({ method: 'POST', path: '/sys/logout', token, quiet: true, keepalive: true });
        return { error: undefined };
      } catch (error) {
        return { error };
      }
    },
    departments: async () => {
      const { list, orgCode } = await request({
        method: 'GET',
        path: '/sys/user/getCurrentUserDeparts',
        check: isObjectOf({ list: isOptional(isListOf(isDepartment)), orgCode: isOptional(isText) }),
      });
      return { list: (list ?? []).map(departmentOf), current: orgCode ?? undefined };
    },
    selectDepartment: async (orgCode) => {
      const { userInfo } = await request({
        method: 'POST',
        path: '/sys/selectDepart',
        body: { orgCode, username: session.state().user?.username },
        check: isObjectOf({ userInfo: isUser }),
      });
      session.chooseDepartment(orgCode, userOf(userInfo as JeecgUser));
    },
    permissions: async <MenuNode>() => {
      const { token } = session.state();
      const known = brought?.token === token && isPermissions(brought?.permissions) ? brought.permissions : undefined;
      brought = undefined;
      const { menu, auth, allAuth } =
        known ??
        (await request({
          method: 'GET',
          path: '/sys/permission/getUserPermissionByToken',
          query: tokenInQuery ? { token } : undefined,
          check: isPermissions,
        }));
      return { menu: menu ? (menuNodes(menu) as MenuNode[]) : null, auth: auth ?? [], allAuth: allAuth ?? [] };
    },
  };
}

const passwordPaths = { username: '/sys/loginByUsername', account: '/sys/login', customer: '/sys/customerlogin' } as const;
const phonePaths = { sms: '/sys/loginBySMS', phone: '/sys/phoneLogin' } as const;

function callOf<Way extends LoginWay>(way: Way, input: LoginInputs[Way]): RequestCall<Envelope> {
  switch (way) {
    case 'thirdParty':
      return { method: 'GET', path: `/thirdLogin/getLoginUser/${encodeURIComponent((input as LoginInputs['thirdParty']).token)}` };
    case 'remembered':
      return { method: 'GET', path: `/sys/remember/${encodeURIComponent((input as LoginInputs['remembered']).id)}` };
    case 'cas':
      return { method: 'POST', path: '/cas/client/validateLogin', body: input };
    default: {
      const { remember, ...given } = input as PasswordInput | PhoneInput;
      const body = { ...given, ...(remember !== undefined && { remember_me: remember }) };
      return { method: 'POST', path: { ...passwordPaths, ...phonePaths }[way as keyof typeof passwordPaths], body };
    }
  }
}

const detailsOf = (response: Envelope) => ({ status: 200, code: response.code, errorCode: response.errorCode, response });
