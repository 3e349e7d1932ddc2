import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page, request } from '@playwright/test';
import { personOf } from './people.ts';
import { api, type Answer, enter, type Login, storeLogin } from './session.ts';

/** What the flow of the first login sets, too: whichever comes first. */
export const adminPassword = 'Gravel-Lorry-58';

const logIn = async (context: APIRequestContext, password: string) =>
  (await (await context.post(api('/sys/loginByUsername'), { data: { username: 'admin', password } })).json()) as Answer<Login | null>;

/** Signs the administrator in, who must change the one-time password first. @returns what the login gave */
async function adminLogin(): Promise<Login> {
  const context = await request.newContext();
  try {
    const first = personOf('admin').password;
    const known = await logIn(context, adminPassword);
    if (known.result?.token !== undefined) return known.result;
    const { result } = await logIn(context, first);
    expect(result?.token).toBeTruthy();
    const change = await context.post(api('/sys/user/updatePassword'), {
      headers: { 'X-Access-Token': result?.token ?? '' },
      data: { username: 'admin', oldpassword: first, password: adminPassword, confirmpassword: adminPassword },
    });
    expect(((await change.json()) as Answer).message).toBe('密码重置成功!');
    return (await logIn(context, adminPassword)).result as Login;
  } finally {
    await context.dispose();
  }
}

/** A token of the administrator, for calls that a flow prepares. */
export const adminToken = async (): Promise<string> => (await adminLogin()).token;

/** Puts the administrator's login into a browser's storage. */
export async function keepAdmin(context: BrowserContext): Promise<void> {
  await storeLogin(context, await adminLogin());
}

/** Calls the server as the administrator, to prepare what a flow needs. */
export const postAsAdmin = (path: string, data: unknown): Promise<Answer> => callAsAdmin('POST', path, data);

/** The same with another method. */
export async function callAsAdmin(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<Answer> {
  const { token } = await adminLogin();
  const context = await request.newContext();
  try {
    const headers = { 'X-Access-Token': token, tenant_id: '0', 'Idempotency-Key': randomUUID() };
    const answer = (await (await context.fetch(api(path), { method, headers, data })).json()) as Answer;
    expect(answer.success, answer.message).toBe(true);
    return answer;
  } finally {
    await context.dispose();
  }
}

/** Opens a page as the administrator. */
export const enterAsAdmin = (page: Page, path = '/'): Promise<void> => enter(page, 'admin', { path, login: adminLogin });
