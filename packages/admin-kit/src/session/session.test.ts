import { describe, expect, test, vi } from 'vitest';
import { guard, type GuardInput, publicPaths, safeRedirect } from './guard.ts';
import { createMemoryStore, type KeyValueStore } from './keyValueStore.ts';
import { createSession, type LoginResult, sessionLifetimeMs } from './session.ts';

const login: LoginResult = {
  token: 'T1',
  userInfo: { id: 'u1', username: 'wang', realname: '王五' },
  userType: 1,
  cid: 'c1',
  tenantId: 3,
  sysAllDictItems: { sex: [{ value: '1', text: '男' }] },
};

describe('session', () => {
  test('SESS-03 keeps token, user, type, company and dictionaries for seven days', () => {
    let now = 1000;
    const store = createMemoryStore();
    createSession({ store, now: () => now }).start(login);

    now += sessionLifetimeMs - 1;
    const later = createSession({ store, now: () => now });
    expect(later.state()).toMatchObject({ token: 'T1', user: { realname: '王五' }, userType: '1', cid: 'c1', tenantId: 3 });
    expect(later.dictionaries()?.['sex']).toHaveLength(1);

    now += 1;
    expect(later.state().token).toBeUndefined();
    expect(later.dictionaries()).toBeUndefined();
    expect(sessionLifetimeMs).toBe(6048e5);
  });

  test('SESS-04 ending forgets token, user and dictionaries and tells listeners', () => {
    const session = createSession({ store: createMemoryStore() });
    const listener = vi.fn();
    session.start(login);
    session.subscribe(listener);

    session.end();

    expect(session.state()).toMatchObject({ token: undefined, user: undefined });
    expect(session.dictionaries()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('SESS-04 a logout or another user in one window reaches the others', () => {
    const shared = sharedStore();
    const replaced = vi.fn();
    const here = createSession({ store: shared.window() });
    const there = createSession({ store: shared.window(), onReplaced: replaced });

    here.start(login);
    expect(there.state().token).toBe('T1');
    expect(replaced).not.toHaveBeenCalled();

    here.start({ ...login, token: 'T2', userInfo: { ...login.userInfo, id: 'u2' } });
    expect(replaced).toHaveBeenCalled();

    replaced.mockClear();
    here.end();
    expect(there.state().token).toBeUndefined();
    expect(replaced).toHaveBeenCalledTimes(1);
  });

  test('SESS-03 a broken store counts as signed out', () => {
    const store = createMemoryStore();
    store.set('Access-Token', '{broken');

    expect(createSession({ store }).state().token).toBeUndefined();
  });
});

/** Two windows over one storage: a change in one is an event in the other. */
function sharedStore() {
  const memory = createMemoryStore();
  const windows: Set<(key: string | null) => void>[] = [];
  return {
    window(): KeyValueStore {
      const listeners = new Set<(key: string | null) => void>();
      windows.push(listeners);
      const tell = (key: string) => {
        for (const other of windows) if (other !== listeners) for (const listener of other) listener(key);
      };
      return {
        get: memory.get,
        set: (key, value) => (memory.set(key, value), tell(key)),
        remove: (key) => (memory.remove(key), tell(key)),
        onExternalChange: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      };
    },
  };
}

describe('guard', () => {
  const base: GuardInput = {
    path: '/shipping/list',
    fullPath: '/shipping/list?state=1',
    hasToken: false,
    publicPaths,
    loginPath: '/user/login',
    homePath: '/dashboard/analysis',
  };

  test.each(publicPaths)('ROUTE-09 %s opens without a token', (path) => {
    expect(guard({ ...base, path, fullPath: path })).toEqual({ kind: 'proceed' });
  });

  test('ROUTE-09 any other path goes to the login with the full path', () => {
    expect(guard(base)).toEqual({ kind: 'redirect', to: '/user/login', redirect: '/shipping/list?state=1' });
  });

  test('ROUTE-10 with a token the login leads home', () => {
    expect(guard({ ...base, hasToken: true, path: '/user/login', fullPath: '/user/login' })).toEqual({
      kind: 'redirect',
      to: '/dashboard/analysis',
    });
  });

  test('ROUTE-11 with a token the login leads to the redirect query', () => {
    expect(guard({ ...base, hasToken: true, path: '/user/login', redirect: '/shipping/list?state=1' })).toEqual({
      kind: 'redirect',
      to: '/shipping/list?state=1',
    });
    expect(guard({ ...base, hasToken: true })).toEqual({ kind: 'proceed' });
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/user/login',
    '/user/login?redirect=/x',
    '/',
    '',
    '/a\nb',
  ])('ROUTE-11 refuses the redirect %j', (target) => {
    expect(safeRedirect(target, '/user/login')).toBeUndefined();
  });
});
