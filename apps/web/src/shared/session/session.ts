import { createBrowserStore, createSession, type LoginResult, type Session } from '@tarmac/admin-kit/session';
import { notices } from '@tarmac/admin-kit/notice';
import { jeecgWire } from '@tarmac/admin-kit/jeecg';
import { type ApiError, createRequestClient } from '@tarmac/admin-kit/request';
import { createPreferenceStore } from '@tarmac/admin-kit/settings-drawer';
import { apiBase } from './config.ts';
import { serverLocale } from './languages.ts';
import { isAway } from './presence.ts';
import { forgetEnd, keepEnd } from './sessionEnd.ts';
import { createTenantChoice } from './tenantChoice.ts';

/** Texts of this browser: session, preferences, what the platform says of itself. */
export const browserStore = createBrowserStore();

/** What the person chose about the look. */
export const preferences = createPreferenceStore(browserStore);

const spokenLocale = () => serverLocale(preferences.read().locale);

const stored = createSession({ store: browserStore, locale: spokenLocale });

/** What the last login in this window brought. */
let latest: LoginResult | undefined;

/** Takes a part of the last login's answer, once: it is as old as the login. */
export function takeFromLogin(part: 'savedViews'): unknown {
  const taken = (latest as Readonly<Record<string, unknown>> | undefined)?.[part];
  latest = undefined;
  return taken;
}

/** Which of several tenants the person works in. @source SYS-18, SESS-10 */
export const tenants = createTenantChoice(stored, { store: browserStore });

/** Who is signed in. Another window that logs out, or signs in as somebody else, interrupts this one: see `SessionDialogs`. */
export const session: Session = {
  ...stored,
  start: (login) => {
    // First, because everybody who hears of the login asks for its tenant.
    tenants.begin(login);
    latest = login;
    forgetEnd(browserStore);
    stored.start(login);
  },
};

/** Base path of the server; `window.TARMAC_CONFIG` may point the app at another one. @source REQ-01 */
export const basePath: string = apiBase ?? jeecgWire.basePath;
/** Whether the app was pointed at a server, which then may be of another make. */
export const isElsewhere = apiBase !== undefined;

type ExpiredListener = (dialog: { title: string; message: string; button: string }) => Promise<void>;
let askExpired: ExpiredListener | undefined;

/** Lets the shell show the modal of an expired login. */
export function onLoginExpired(listener: ExpiredListener): void {
  askExpired = listener;
}

/** Where the ticket of a remembered login is kept. @source SESS-05 */
export const rememberedKey = 'Login_Remember';

/** Whether nobody is signed in here and a ticket may change that. */
export const mayRestore = (): boolean => {
  const { token, interruption } = session.state();
  return token === undefined && interruption === undefined && !isGone && browserStore.get(rememberedKey) !== undefined;
};

let isGone = false;
/** Whether this page is about to be replaced by a fresh one; until then it asks nothing and goes nowhere. */
export const isLeaving = (): boolean => isGone;

/** The browser asks anyone who has typed something before it reloads; a page that is still there after that long was stayed on, ms. */
const stayedMs = 1500;

const endedTexts = {
  'zh-CN': { title: '登录已失效', message: '此页面不能再保存或查询。已填写的内容仍在页面上，重新登录后可继续。', button: '重新登录' },
  'en-US': {
    title: 'Your login has ended',
    message: 'This page can no longer save or load anything. Log in again to go on.',
    button: 'Log in again',
  },
} as const;

/** Forgets the session and starts over at the login, which tells why it ended. Anyone who stays learns why nothing goes on here. */
function leave(error?: ApiError): void {
  isGone = true;
  keepEnd(browserStore, { errorData: error?.errorData });
  session.end();
  location.reload();
  setTimeout(() => void askExpired?.(endedTexts[spokenLocale()]).then(() => location.reload()), stayedMs);
}

/**
 * Logs out here at once and tells the server, for which the page waits no longer than a moment.
 *
 * @returns what the server refused, for people to read
 * @source SESS-04
 */
export async function logOut(): Promise<string | undefined> {
  isGone = true;
  // Who logs out is not to be found again, whether or not the server hears of it.
  browserStore.remove(rememberedKey);
  client.cancelAll();
  const moment = new Promise<{ error: unknown }>((resolve) => setTimeout(() => resolve({ error: undefined }), 1500));
  const { error } = await Promise.race([loadSessionApi().then((api) => api.logout()), moment]);
  return error instanceof Error ? error.message : undefined;
}

/** The client of the server. */
export const client = createRequestClient({
  wire: jeecgWire,
  basePath,
  token: () => session.state().token,
  tenantId: () => tenants.state().tenantId,
  identity: () => session.state().user?.id,
  locale: spokenLocale,
  paused: () => isGone || tenants.state().isLeft || session.state().interruption !== undefined,
  store: browserStore,
  notify: ({ title, message, durationMs }) =>
    notices.show({ title, content: message, tone: 'warning', duration: durationMs, key: message }),
  confirmExpired: (dialog) => askExpired?.(dialog) ?? Promise.resolve(),
  leave,
  fetch: async (address, init = {}) => {
    // Polls and charts keep no session alive. What changes something was begun by a person, however long it takes.
    if (init.method === 'GET' && isAway()) init = { ...init, headers: { ...(init.headers as object), 'X-Background': '1' } };
    return isElsewhere ? (await import('../api/askElsewhere.ts')).askElsewhere(address as string, init) : fetch(address, init);
  },
});

/** The calls of the session: login, logout, departments, menu and permissions. Their code comes with the first of them. */
export const loadSessionApi = async () => (await import('./sessionApi.ts')).sessionApi;
