import type { ThirdLoginConfig, ThirdParty } from '../../../platform/config.ts';
import { callOut, type OutboundCall, type OutboundConfig } from '../../../platform/outbound.ts';

/** Somebody as a third party knows them. */
export interface ThirdPerson {
  /** Never changes and is nobody else's there. */
  id: string;
  name: string;
}

/** How a third party is asked who somebody is. */
interface ThirdPartyAdapter {
  /** Name of the parameter in which the code comes back. */
  code: string;
  authorizeUrl(config: ThirdLoginConfig, ask: { state: string; redirectUri: string }): string;
  identify(ask: Ask, given: { config: ThirdLoginConfig; given: { code: string; redirectUri: string } }): Promise<ThirdPerson>;
}

type Ask = (address: string, call?: Omit<OutboundCall, 'address'>) => Promise<Readonly<Record<string, unknown>>>;

/** Asks a third party from this installation. */
export const asker =
  (outbound: OutboundConfig): Ask =>
  async (address, call) => {
    const { status, text } = await callOut(outbound, { address, ...call });
    if (status < 200 || status >= 300) throw new Error(`The third party answered ${status}.`);
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  };

const json = (value: unknown): Omit<OutboundCall, 'address'> => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(value),
});

/** Ids are texts or numbers; anything else names nobody. */
function person(id: unknown, name: unknown): ThirdPerson {
  const known = typeof id === 'number' ? String(id) : id;
  if (typeof known !== 'string' || !/^[\w.@-]{1,50}$/.test(known)) throw new Error('The third party named nobody.');
  return { id: known, name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : known };
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** @source jeecg-wire 2.1 */
export const thirdPartyAdapters: Readonly<Record<ThirdParty, ThirdPartyAdapter>> = {
  github: {
    code: 'code',
    authorizeUrl: ({ clientId, baseUrl }, { state, redirectUri }) =>
      `${baseUrl ?? 'https://github.com'}/login/oauth/authorize?${query({ client_id: clientId, redirect_uri: redirectUri, state, scope: 'read:user' })}`,
    identify: async (ask, { config: { clientId, clientSecret, baseUrl }, given: { code, redirectUri } }) => {
      const { access_token: token } = await ask(
        `${baseUrl ?? 'https://github.com'}/login/oauth/access_token`,
        json({ client_id: clientId, client_secret: clientSecret, code, redirect_uri: redirectUri }),
      );
      const user = await ask(baseUrl === null ? 'https://api.github.com/user' : `${baseUrl}/api/v3/user`, {
        headers: { authorization: `Bearer ${String(token)}`, accept: 'application/json', 'user-agent': 'tarmac' },
      });
      return person(user['id'], user['name'] ?? user['login']);
    },
  },
  dingtalk: {
    code: 'authCode',
    authorizeUrl: ({ clientId, baseUrl }, { state, redirectUri }) =>
      `${baseUrl ?? 'https://login.dingtalk.com'}/oauth2/auth?${query({ redirect_uri: redirectUri, response_type: 'code', client_id: clientId, scope: 'openid', state, prompt: 'consent' })}`,
    identify: async (ask, { config: { clientId, clientSecret, baseUrl }, given: { code } }) => {
      const api = baseUrl ?? 'https://api.dingtalk.com';
      const { accessToken } = await ask(
        `${api}/v1.0/oauth2/userAccessToken`,
        json({ clientId, clientSecret, code, grantType: 'authorization_code' }),
      );
      const user = await ask(`${api}/v1.0/contact/users/me`, { headers: { 'x-acs-dingtalk-access-token': String(accessToken) } });
      return person(user['unionId'], user['nick']);
    },
  },
  wechat_enterprise: {
    code: 'code',
    authorizeUrl: ({ clientId, agentId, baseUrl }, { state, redirectUri }) =>
      `${baseUrl ?? 'https://login.work.weixin.qq.com'}/wwlogin/sso/login?${query({ login_type: 'CorpApp', appid: clientId, agentid: agentId, redirect_uri: redirectUri, state })}`,
    identify: async (ask, { config: { clientId, clientSecret, baseUrl }, given: { code } }) => {
      const api = `${baseUrl ?? 'https://qyapi.weixin.qq.com'}/cgi-bin`;
      const { access_token: token } = await ask(`${api}/gettoken?${query({ corpid: clientId, corpsecret: clientSecret })}`);
      const user = await ask(`${api}/auth/getuserinfo?${query({ access_token: String(token), code })}`);
      return person(user['userid'], user['userid']);
    },
  },
};
