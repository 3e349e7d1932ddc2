import { createBrowserStore, type KeyValueStore, readKept, writeKept } from './keyValueStore.ts';

/** Who is signed in. @source SESS-03 */
export interface UserInfo {
  id: string;
  username: string;
  realname: string;
  avatar?: string | null;
  orgCode?: string | null;
  [further: string]: unknown;
}

/** A dictionary item as the login result carries it. */
export interface DictionaryItem {
  value: string;
  text: string;
  title?: string;
  [further: string]: unknown;
}

/** What a successful login brings. @source SESS-03 */
export interface LoginResult {
  token: string;
  userInfo: UserInfo;
  userType?: string | number | null;
  /** Id of the user's company. */
  cid?: string | null;
  tenantId?: number | null;
  sysAllDictItems?: Record<string, DictionaryItem[]>;
}

/** The session as screens read it. */
export interface SessionState {
  token: string | undefined;
  user: UserInfo | undefined;
  userType: string | undefined;
  cid: string | undefined;
  tenantId: number;
}

/** The session: what is kept, and who hears of a change. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Keeps a login result for its lifetime. */
  start(login: LoginResult): void;
  /** Replaces the user's data, such as after a department was chosen. */
  updateUser(user: UserInfo): void;
  dictionaries(): Record<string, DictionaryItem[]> | undefined;
  keepDictionaries(items: Record<string, DictionaryItem[]>): void;
  /** Forgets token, user and dictionaries. @source SESS-04 */
  end(): void;
}

/** Milliseconds that token, user and dictionaries are kept. @source SESS-03 */
export const sessionLifetimeMs = 604_800_000;

const keys = { token: 'Access-Token', user: 'Login_Userinfo', dictionaries: 'UI_CACHE_DB_DICT_DATA', rest: 'Login_Session' } as const;

/** What a session is made of; all of it can be replaced by the host. */
export interface SessionOptions {
  store?: KeyValueStore;
  now?: () => number;
  /** Called when another window logged out or signed in as somebody else: this page must start anew. */
  onReplaced?: () => void;
}

/**
 * Creates the session of this browser. Every window reads the same store, so a logout or another user in one window reaches
 * all of them.
 *
 * @source SESS-03, SESS-04
 */
export function createSession({ store = createBrowserStore(), now = Date.now, onReplaced }: SessionOptions = {}): Session {
  const listeners = new Set<() => void>();
  let current = read();

  function read(): SessionState {
    const token = readKept<string>(store, keys.token, now());
    const user = readKept<UserInfo>(store, keys.user, now());
    const rest = readKept<{ userType?: string; cid?: string; tenantId?: number }>(store, keys.rest, now());
    if (token === undefined || user === undefined)
      return { token: undefined, user: undefined, userType: undefined, cid: undefined, tenantId: rest?.tenantId ?? 0 };
    return { token, user, userType: rest?.userType, cid: rest?.cid, tenantId: rest?.tenantId ?? 0 };
  }
  function changed(): void {
    current = read();
    for (const listener of listeners) listener();
  }
  store.onExternalChange((key) => {
    if (key !== null && key !== keys.token && key !== keys.user) return;
    const before = current;
    changed();
    if (before.token !== undefined && (current.token === undefined || current.user?.id !== before.user?.id)) onReplaced?.();
  });

  return {
    state: () => {
      // The lifetime ends without an event.
      if (current.token !== undefined && readKept(store, keys.token, now()) === undefined) current = read();
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (login) => {
      writeKept(store, keys.user, login.userInfo, now(), sessionLifetimeMs);
      writeKept(
        store,
        keys.rest,
        {
          userType: login.userType === null || login.userType === undefined ? undefined : String(login.userType),
          cid: login.cid ?? undefined,
          tenantId: login.tenantId ?? undefined,
        },
        now(),
        sessionLifetimeMs,
      );
      if (login.sysAllDictItems !== undefined) writeKept(store, keys.dictionaries, login.sysAllDictItems, now(), sessionLifetimeMs);
      // Last, because other windows look when the token changes.
      writeKept(store, keys.token, login.token, now(), sessionLifetimeMs);
      changed();
    },
    updateUser: (user) => {
      writeKept(store, keys.user, user, now(), sessionLifetimeMs);
      changed();
    },
    dictionaries: () => readKept(store, keys.dictionaries, now()),
    keepDictionaries: (items) => writeKept(store, keys.dictionaries, items, now(), sessionLifetimeMs),
    end: () => {
      for (const key of Object.values(keys)) store.remove(key);
      changed();
    },
  };
}
