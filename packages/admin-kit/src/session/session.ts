import type { DictionaryItem } from '../dictionary/createDictionaryStore.ts';
import { createBrowserStore, type KeyValueStore, readKept, writeKept } from './keyValueStore.ts';

/** Who is signed in. @source SESS-03 */
export interface UserInfo {
  /** Key of the person. */
  id: string;
  /** Name to sign in with. */
  username: string;
  /** What the person is called. */
  realname: string;
  /** Address of the picture. */
  avatar?: string | null;
  /** Code of the own department. */
  departmentCode?: string | null;
  [further: string]: unknown;
}

/** What a successful login brings. @source SESS-03 */
export interface LoginResult {
  /** Says who asks, from then on. */
  token: string;
  /** Who is signed in. */
  userInfo: UserInfo;
  /** Kind of account. */
  userType?: string | number | null;
  /** Id of the user's company. */
  cid?: string | null;
  /** Tenant of the session. */
  tenantId?: number | null;
  /** Dictionaries that came along. */
  dictionaries?: Record<string, DictionaryItem[]>;
  /** The person belongs to several departments. @source SESS-07 */
  mustChooseDepartment?: boolean;
  /** A ticket for the next visit, good once, where the login was to be remembered. @source SESS-05 */
  rememberId?: string | null;
  /** Menu and permissions, from servers that know what is asked next; their shape is checked where they are used. @source SESS-06 */
  permissions?: unknown;
}

/** Why this window may not go on although nobody logged out in it. The page stands still until the person has read it. */
export type Interruption =
  | { kind: 'signedOut' }
  /** `realname` of the person who signed in in another window. */
  | { kind: 'otherUser'; realname: string }
  | { kind: 'expired' };

/** The session as screens read it. */
export interface SessionState {
  /** Absent also while the window is interrupted. */
  token: string | undefined;
  /** Who is signed in. */
  user: UserInfo | undefined;
  /** Kind of account. */
  userType: string | undefined;
  /** Id of the user's company. */
  cid: string | undefined;
  /** The tenant chosen. */
  tenantId: number;
  /** Department that was chosen for the session, else the user's own. @source SESS-07 */
  departmentCode: string | undefined;
  /** The person belongs to several departments and has not chosen one since the login. @source SESS-07 */
  mustChooseDepartment: boolean;
  /** Why the window is interrupted; absent: it is not. */
  interruption: Interruption | undefined;
}

/** The session: what is kept, and who hears of a change. */
export interface Session {
  /** How it stands now. */
  state(): SessionState;
  /** Tells of each change, until the answer is called. */
  subscribe(listener: () => void): () => void;
  /** Keeps a login result for its lifetime. */
  start(login: LoginResult): void;
  /** Replaces the user's data. */
  updateUser(user: UserInfo): void;
  /** Keeps the department that was chosen, and the user's data that came with it. @source SESS-07 */
  chooseDepartment(departmentCode: string, user?: UserInfo): void;
  /** Department that this person chose last, for seven days and beyond a logout. @source SESS-07 */
  lastDepartment(username: string): string | undefined;
  /** Those that are kept in the language spoken now. */
  dictionaries(): Record<string, DictionaryItem[]> | undefined;
  /** Keeps dictionaries that came with the login. */
  keepDictionaries(items: Record<string, DictionaryItem[]>): void;
  /** Forgets token, user and dictionaries. @source SESS-04 */
  end(): void;
  /** Ends an interruption without a reload: from now on the window belongs to the signed-in user. */
  resume(): void;
}

/** Milliseconds that token, user, dictionaries and department are kept. @source SESS-03, SESS-07 */
export const sessionLifetimeMs = 604_800_000;

const keys = {
  token: 'Access-Token',
  user: 'Login_Userinfo',
  dictionaries: 'UI_CACHE_DB_DICT_DATA',
  dictionaryLocale: 'Login_Dictionary_Locale',
  rest: 'Login_Session',
} as const;
const departmentKey = 'Login_Department';

interface Rest {
  userType?: string;
  cid?: string;
  tenantId?: number;
  mustChooseDepartment?: boolean;
}

/** What a session is made of; all of it can be replaced by the host. */
export interface SessionOptions {
  /** Where token and person are kept. */
  store?: KeyValueStore;
  /** Language that the server is asked in, which decides the texts of its dictionaries; without it they are taken to be the same in all. */
  locale?: () => string;
  /** Clock in milliseconds. */
  now?: () => number;
  /** Runs something after some milliseconds and returns what stops it. */
  schedule?: (run: () => void, ms: number) => () => void;
  /** Called when the window was interrupted: another window logged out or signed in as somebody else, or seven days are over. */
  onInterrupt?: (interruption: Interruption) => void;
}

/**
 * Creates the session of this browser. Every window reads the same store, so a logout or another user in one window reaches
 * all of them: there the token is gone at once, what was on the screen stays, and `interruption` says why.
 *
 * @example
 * const session = createSession({ store: createBrowserStore() });
 * session.subscribe(() => console.log(session.state().user?.realname));
 * @source SESS-03, SESS-04, SESS-07, security 69
 */
export function createSession(options: SessionOptions = {}): Session {
  const { store = createBrowserStore(), now = Date.now, schedule = runLater, onInterrupt, locale = () => '' } = options;
  const listeners = new Set<() => void>();
  let stopTimer = () => {};
  let current = read();

  function read(): SessionState {
    const token = readKept<string>(store, { key: keys.token, now: now() });
    const user = readKept<UserInfo>(store, { key: keys.user, now: now() });
    const rest = readKept<Rest>(store, { key: keys.rest, now: now() });
    const tenantId = rest?.tenantId ?? 0;
    if (typeof token !== 'string' || !isUser(user))
      return {
        token: undefined,
        user: undefined,
        userType: undefined,
        cid: undefined,
        tenantId,
        departmentCode: undefined,
        mustChooseDepartment: false,
        interruption: undefined,
      };
    const departmentCode = lastDepartment(user.username) ?? user.departmentCode ?? undefined;
    const mustChooseDepartment = rest?.mustChooseDepartment === true;
    return {
      token,
      user,
      userType: rest?.userType,
      cid: rest?.cid,
      tenantId,
      departmentCode,
      mustChooseDepartment,
      interruption: undefined,
    };
  }
  function lastDepartment(username: string): string | undefined {
    const kept = readKept<{ departmentCode: string; username: string }>(store, { key: departmentKey, now: now() });
    return kept?.username === username && typeof kept.departmentCode === 'string' ? kept.departmentCode : undefined;
  }
  function keepDictionaries(items: Record<string, DictionaryItem[]>): void {
    writeKept(store, { key: keys.dictionaries, value: items, now: now(), forMs: sessionLifetimeMs });
    writeKept(store, { key: keys.dictionaryLocale, value: locale(), now: now(), forMs: sessionLifetimeMs });
  }
  const tell = () => {
    for (const listener of listeners) listener();
  };
  function set(next: SessionState): void {
    current = next;
    watchLifetime();
    tell();
  }
  function interrupt(interruption: Interruption): void {
    set({ ...current, token: undefined, interruption });
    onInterrupt?.(interruption);
  }
  function watchLifetime(): void {
    stopTimer();
    const until = current.token === undefined ? undefined : untilOf(store, keys.token);
    stopTimer = until === undefined ? () => {} : schedule(check, Math.min(Math.max(until - now(), 0), longestTimerMs));
  }
  function check(): void {
    if (current.token === undefined) return;
    if (readKept(store, { key: keys.token, now: now() }) === undefined) interrupt({ kind: 'expired' });
    else watchLifetime();
  }

  store.onExternalChange((key) => {
    if (key !== null && key !== keys.token && key !== keys.user && key !== departmentKey) return;
    const stored = read();
    const { user, token, interruption } = current;
    const wasIn = token !== undefined || interruption !== undefined;
    if (!wasIn || stored.user?.id === user?.id) {
      // Nobody was in here, or the same person went on or came back.
      if (stored.token !== token || stored.departmentCode !== current.departmentCode || !stored.mustChooseDepartment) set(stored);
    } else if (stored.user !== undefined) {
      if (interruption?.kind !== 'otherUser') interrupt({ kind: 'otherUser', realname: stored.user.realname });
    } else if (interruption === undefined) interrupt({ kind: 'signedOut' });
  });
  watchLifetime();

  return {
    state: () => {
      // Timers of a sleeping computer come late: the lifetime ends all the same.
      if (current.token !== undefined && readKept(store, { key: keys.token, now: now() }) === undefined) {
        current = { ...current, token: undefined, interruption: { kind: 'expired' } };
        stopTimer();
        queueMicrotask(() => {
          tell();
          onInterrupt?.({ kind: 'expired' });
        });
      }
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (login) => {
      writeKept(store, { key: keys.user, value: login.userInfo, now: now(), forMs: sessionLifetimeMs });
      const rest: Rest = {
        userType: login.userType === null || login.userType === undefined ? undefined : String(login.userType),
        cid: login.cid ?? undefined,
        tenantId: login.tenantId ?? undefined,
        mustChooseDepartment: login.mustChooseDepartment === true,
      };
      writeKept(store, { key: keys.rest, value: rest, now: now(), forMs: sessionLifetimeMs });
      if (login.dictionaries !== undefined) keepDictionaries(login.dictionaries);
      // Last, because other windows look when the token changes.
      writeKept(store, { key: keys.token, value: login.token, now: now(), forMs: sessionLifetimeMs });
      set(read());
    },
    updateUser: (user) => {
      writeKept(store, { key: keys.user, value: user, now: now(), forMs: sessionLifetimeMs });
      set(read());
    },
    chooseDepartment: (departmentCode, user = current.user) => {
      if (user === undefined) return;
      writeKept(store, { key: keys.user, value: user, now: now(), forMs: sessionLifetimeMs });
      writeKept(store, {
        key: keys.rest,
        value: { ...readKept<Rest>(store, { key: keys.rest, now: now() }), mustChooseDepartment: false },
        now: now(),
        forMs: sessionLifetimeMs,
      });
      writeKept(store, { key: departmentKey, value: { departmentCode, username: user.username }, now: now(), forMs: sessionLifetimeMs });
      set(read());
    },
    lastDepartment,
    dictionaries: () => {
      const isSpoken = (readKept<string>(store, { key: keys.dictionaryLocale, now: now() }) ?? '') === locale();
      return isSpoken ? readKept(store, { key: keys.dictionaries, now: now() }) : undefined;
    },
    keepDictionaries,
    end: () => {
      for (const key of Object.values(keys)) store.remove(key);
      set(read());
    },
    resume: () => set(read()),
  };
}

/** Browsers run timers of more than 2³¹ ms at once. */
const longestTimerMs = 2_147_483_647;

function runLater(run: () => void, ms: number): () => void {
  const timer: ReturnType<typeof setTimeout> | number = setTimeout(run, ms);
  // A script in Node must not wait seven days for its end.
  if (typeof timer === 'object') timer.unref?.();
  return () => clearTimeout(timer);
}

function untilOf(store: KeyValueStore, key: string): number | undefined {
  try {
    const { until } = JSON.parse(store.get(key) ?? '{}') as { until?: unknown };
    return typeof until === 'number' ? until : undefined;
  } catch {
    return undefined;
  }
}

function isUser(user: unknown): user is UserInfo {
  return typeof user === 'object' && user !== null && typeof (user as UserInfo).username === 'string';
}
