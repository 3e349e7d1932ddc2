import { randomUUID } from 'node:crypto';
import { expect, request, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import type { FilePayload } from './files.ts';
import { baseUrl, personOf } from './people.ts';
import { goOn } from './sitting.ts';

/** Where the calls of the server begin. */
export const api = (path: string): string => `${baseUrl()}/jeecg-boot${path}`;

/** What the server wraps around every answer. */
export interface Answer<Result = unknown> {
  success: boolean;
  code: number | string;
  message: string;
  errorCode?: number;
  result: Result;
}

/** What a login gives. */
export interface Login {
  token: string;
  userInfo: { id: string };
  userType: number;
  cid: string | null;
  sysAllDictItems: unknown;
}

// The number of sessions of a person is limited, and a password takes its time: everybody logs in once and stays.
const logins = new Map<string, Promise<Login>>();

function loginOf(username: string): Promise<Login> {
  const known = logins.get(username);
  if (known !== undefined) return known;
  const login = (async () => {
    const context = await request.newContext();
    const answer = await context.post(api('/sys/loginByUsername'), { data: { username, password: personOf(username).password } });
    const { result, message } = (await answer.json()) as Answer<Login>;
    expect(result?.token, message).toBeTruthy();
    await context.dispose();
    return result;
  })();
  logins.set(username, login);
  return login;
}

/** Leaves out of every login what servers of other makes do not know: clients then ask for it. */
export async function withBareLogin(page: Page): Promise<void> {
  await page.route('**/sys/loginByUsername*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: bareLogin((await response.json()) as Answer) });
  });
}

/** A login as JeecgBoot answers it. */
export function bareLogin(answer: Answer): Answer {
  const { permissions: _permissions, savedViews: _savedViews, ...known } = Object(answer.result) as Record<string, unknown>;
  return { ...answer, result: answer.result === null ? null : known };
}

/** How a page is opened. */
interface Entry {
  path: string;
  /** Asked for unless the person sits at the page already. */
  login: () => Promise<Login>;
  mobile?: boolean;
}

/** Opens a page as a person, and ends when the frame stands. */
export async function enter(page: Page, username: string, { path, login, mobile = false }: Entry): Promise<void> {
  if (await goOn(page, username, path)) return;
  await storeLogin(page.context(), await login());
  await page.goto(`${baseUrl()}${path}`);
  await expect(
    mobile ? page.getByRole('button', { name: '打开菜单' }) : page.getByRole('navigation', { name: '已打开的页面' }),
  ).toBeVisible();
}

/** Opens a page as somebody who logged in before; `logIn` is the way through the login page. */
export const enterAs = (page: Page, username: string, path = '/', { mobile = false } = {}): Promise<void> =>
  enter(page, username, { path, mobile, login: () => loginOf(username) });

/** Puts a person's login into a browser's storage. */
export async function keepLogin(context: BrowserContext, username: string): Promise<void> {
  await storeLogin(context, await loginOf(username));
}

let stored = 0;

/**
 * Puts a login into a browser's storage, as the login page does, beside what lies there: with the next page that it opens, for
 * Playwright's own way (`setStorageState`) opens two more pages for that, and they cost as much as the one that is wanted.
 */
export async function storeLogin(context: BrowserContext, { token, userInfo, userType, cid, sysAllDictItems }: Login): Promise<void> {
  const kept = {
    'Access-Token': token,
    Login_Userinfo: userInfo,
    Login_Session: { userType: String(userType), cid: cid ?? undefined },
    UI_CACHE_DB_DICT_DATA: sysAllDictItems,
    Login_Dictionary_Locale: 'zh-CN',
  };
  const until = Date.now() + 3_600_000;
  const login = Object.entries(kept).map(([name, value]): [string, string] => [name, JSON.stringify({ value, until })]);
  stored += 1;
  await context.clearCookies();
  await context.addInitScript(
    ([origin, mark, entries]) => {
      // Once: anyone who leaves afterwards has left.
      if (location.origin !== origin || window.top !== window || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '');
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [baseUrl(), `login ${stored}`, login] as const,
  );
}

/** Calls of the server without a browser, to prepare what a flow needs or to try what a screen does not offer. */
export interface Caller {
  /** Company of the person. */
  cid: string | null;
  /** Stores a picture. @returns its path */
  upload(file: FilePayload): Promise<Answer<string>>;
  get<Result>(path: string, query?: Record<string, string>): Promise<Answer<Result>>;
  post<Result>(path: string, body?: unknown): Promise<Answer<Result>>;
  put<Result>(path: string, body?: unknown): Promise<Answer<Result>>;
  delete<Result>(path: string, query?: Record<string, string>): Promise<Answer<Result>>;
  /** The status of the answer alone. */
  status(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<number>;
}

let shared: Promise<APIRequestContext> | undefined;

/** Calls the server as somebody. */
export async function as(username: string): Promise<Caller> {
  const { token, cid } = await loginOf(username);
  shared ??= request.newContext();
  const context = await shared;
  const call = (method: string, path: string, { body, query }: { body?: unknown; query?: Record<string, string> }) =>
    context.fetch(api(path), {
      method,
      headers: { 'X-Access-Token': token, tenant_id: '0', ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }) },
      data: body,
      params: query,
    });
  const read = async <Result>(method: string, path: string, further: { body?: unknown; query?: Record<string, string> }) =>
    (await (await call(method, path, further)).json()) as Answer<Result>;
  return {
    cid,
    upload: async (file) => {
      const answer = (await (
        await context.post(api('/sys/common/upload'), {
          headers: { 'X-Access-Token': token, tenant_id: '0' },
          multipart: { file, biz: 'temp' },
        })
      ).json()) as Answer;
      return { ...answer, result: answer.message };
    },
    get: (path, query) => read('GET', path, { query }),
    post: (path, body) => read('POST', path, { body }),
    put: (path, body) => read('PUT', path, { body }),
    delete: (path, query) => read('DELETE', path, { query }),
    status: async (method, path, body) => (await call(method, path, { body })).status(),
  };
}
