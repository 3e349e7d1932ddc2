import { describe, expect, test, vi } from 'vitest';
import { sharedStore } from '../testing/sharedStore.ts';
import { createMemoryStore } from './keyValueStore.ts';
import { createSession, type LoginResult, type SessionOptions, sessionLifetimeMs } from './session.ts';

const login: LoginResult = {
  token: 'T1',
  userInfo: { id: 'u1', username: 'wang', realname: '王五' },
  userType: 1,
  cid: 'c1',
  tenantId: 3,
  dictionaries: { sex: [{ value: '1', text: '男' }] },
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

  test('LANG-01 dictionaries that were kept in another language, or in an unknown one, are not read', () => {
    const store = createMemoryStore();
    let locale = 'zh-CN';
    createSession({ store }).start(login);
    const session = createSession({ store, locale: () => locale });
    expect(session.dictionaries()).toBeUndefined();

    session.start(login);
    expect(session.dictionaries()).toEqual(login.dictionaries);
    locale = 'en-US';
    expect(session.dictionaries()).toBeUndefined();
    session.keepDictionaries({ sex: [{ value: '1', text: 'Male' }] });
    expect(session.dictionaries()?.['sex']?.[0]?.text).toBe('Male');
    locale = 'zh-CN';
    expect(session.dictionaries()).toBeUndefined();
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

  test('SESS-03 a broken store counts as signed out', () => {
    const store = createMemoryStore();
    store.set('Access-Token', '{broken');

    expect(createSession({ store }).state().token).toBeUndefined();
  });
});

describe('several windows', () => {
  const other: LoginResult = { ...login, token: 'T2', userInfo: { ...login.userInfo, id: 'u2', username: 'li', realname: '李四' } };
  function open(options: SessionOptions = {}) {
    const windows = sharedStore();
    const interrupted = vi.fn();
    const here = createSession({ store: windows.openWindow() });
    const there = createSession({ store: windows.openWindow(), onInterrupt: interrupted, ...options });
    const heard = vi.fn();
    there.subscribe(heard);
    return { here, there, interrupted, heard };
  }

  test('AUTH-04 a login in one window signs the others in that wait for one', () => {
    const { here, there, interrupted, heard } = open();

    here.start(login);

    expect(there.state()).toMatchObject({ token: 'T1', user: { id: 'u1' }, interruption: undefined });
    expect(heard).toHaveBeenCalled();
    expect(interrupted).not.toHaveBeenCalled();
  });

  test('AUTH-04 a logout in one window takes the token of the others and says so; what is on the screen stays', () => {
    const { here, there, interrupted } = open();
    here.start(login);

    here.end();

    expect(there.state()).toMatchObject({ token: undefined, user: { realname: '王五' }, interruption: { kind: 'signedOut' } });
    expect(interrupted).toHaveBeenCalledExactlyOnceWith({ kind: 'signedOut' });
    expect(here.state()).toMatchObject({ user: undefined, interruption: undefined });
  });

  test('AUTH-04 another person in one window interrupts the others, by name', () => {
    const { here, there, interrupted } = open();
    here.start(login);

    here.start(other);

    expect(there.state()).toMatchObject({ token: undefined, user: { id: 'u1' }, interruption: { kind: 'otherUser', realname: '李四' } });
    expect(interrupted).toHaveBeenCalledTimes(1);
    there.resume();
    expect(there.state()).toMatchObject({ token: 'T2', user: { id: 'u2' }, interruption: undefined });
  });

  test('AUTH-04 after a logout and a login as somebody else the name is told; the same person coming back ends the interruption', () => {
    const { here, there, interrupted } = open();
    here.start(login);
    here.end();

    here.start(other);
    expect(there.state().interruption).toEqual({ kind: 'otherUser', realname: '李四' });
    here.end();
    here.start({ ...login, token: 'T3' });

    expect(there.state()).toMatchObject({ token: 'T3', user: { id: 'u1' }, interruption: undefined });
    expect(interrupted.mock.calls.map(([one]) => (one as { kind: string }).kind)).toEqual(['signedOut', 'otherUser']);
  });

  test('AUTH-04 the same person logging in again elsewhere only renews the token', () => {
    const { here, there, interrupted } = open();
    here.start(login);

    here.start({ ...login, token: 'T9' });

    expect(there.state()).toMatchObject({ token: 'T9', interruption: undefined });
    expect(interrupted).not.toHaveBeenCalled();
  });

  test('SESS-04 storage that was cleared by hand counts as a logout; other keys do not matter', () => {
    let external = (_key: string | null) => {};
    const memory = createMemoryStore();
    const store = { ...memory, onExternalChange: (listener: (key: string | null) => void) => ((external = listener), () => {}) };
    const session = createSession({ store });
    session.start(login);
    external('theme');
    expect(session.state().token).toBe('T1');

    memory.remove('Access-Token');
    external(null);

    expect(session.state().interruption).toEqual({ kind: 'signedOut' });
  });
});

describe('the end of seven days', () => {
  function signedIn() {
    const clock = { now: 0 };
    const timers: { run: () => void; ms: number; stopped: boolean }[] = [];
    const interrupted = vi.fn();
    const session = createSession({
      store: createMemoryStore(),
      now: () => clock.now,
      onInterrupt: interrupted,
      schedule: (run, ms) => {
        const timer = { run, ms, stopped: false };
        timers.push(timer);
        return () => (timer.stopped = true);
      },
    });
    session.start(login);
    return { clock, timers, interrupted, session };
  }

  test('SESS-03 an open page is interrupted when the time is over, without anybody asking', () => {
    const { clock, timers, interrupted, session } = signedIn();
    const timer = timers.at(-1)!;
    expect(timer.ms).toBe(sessionLifetimeMs);
    const heard = vi.fn();
    session.subscribe(heard);

    clock.now = sessionLifetimeMs;
    timer.run();

    expect(interrupted).toHaveBeenCalledExactlyOnceWith({ kind: 'expired' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.state()).toMatchObject({ token: undefined, user: { id: 'u1' }, interruption: { kind: 'expired' } });
  });

  test('SESS-03 a timer that comes early waits for the rest; a logout stops it', () => {
    const { clock, timers, interrupted, session } = signedIn();
    clock.now = 1000;
    timers.at(-1)!.run();
    expect(timers.at(-1)!.ms).toBe(sessionLifetimeMs - 1000);

    session.end();
    expect(timers.every((timer) => timer.stopped)).toBe(true);
    timers.at(-1)!.run();
    expect(interrupted).not.toHaveBeenCalled();
  });

  test('SESS-03 a computer that slept over the end finds no token when it asks', async () => {
    const { clock, interrupted, session } = signedIn();
    clock.now = sessionLifetimeMs;

    expect(session.state().token).toBeUndefined();
    expect(session.state()).toBe(session.state());
    await vi.waitFor(() => expect(interrupted).toHaveBeenCalledExactlyOnceWith({ kind: 'expired' }));
  });

  test('SESS-03 the timer of the platform asks for no more than a browser can count', async () => {
    vi.useFakeTimers();
    const interrupted = vi.fn();
    const session = createSession({ store: createMemoryStore(), onInterrupt: interrupted });
    session.start(login);

    await vi.advanceTimersByTimeAsync(sessionLifetimeMs);

    expect(interrupted).toHaveBeenCalledTimes(1);
    expect(session.state().token).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('SESS-07 the department of a login', () => {
  test('SESS-07 is kept for seven days, for this person, and beyond a logout', () => {
    let now = 0;
    const session = createSession({ store: createMemoryStore(), now: () => now });
    session.chooseDepartment('A01');
    session.start({ ...login, userInfo: { ...login.userInfo, departmentCode: 'A' } });
    expect(session.state().departmentCode).toBe('A');

    session.chooseDepartment('A01A02', { ...login.userInfo, realname: '王五（新）' });
    expect(session.state()).toMatchObject({ departmentCode: 'A01A02', user: { realname: '王五（新）' } });
    session.end();
    expect(session.state().departmentCode).toBeUndefined();
    expect(session.lastDepartment('wang')).toBe('A01A02');
    expect(session.lastDepartment('li')).toBeUndefined();
    now = sessionLifetimeMs;
    expect(session.lastDepartment('wang')).toBeUndefined();
  });

  test('SESS-07 a person of several departments has to choose after each login, also after a reload, in every window', () => {
    const windows = sharedStore();
    const here = createSession({ store: windows.openWindow() });
    const there = createSession({ store: windows.openWindow() });
    here.start({ ...login, mustChooseDepartment: true });
    expect([here, there, createSession({ store: windows.openWindow() })].map((one) => one.state().mustChooseDepartment)).toEqual([
      true,
      true,
      true,
    ]);

    here.chooseDepartment('A01');
    expect([here, there].map((one) => [one.state().mustChooseDepartment, one.state().departmentCode])).toEqual([
      [false, 'A01'],
      [false, 'A01'],
    ]);
    expect(here.state()).toMatchObject({ userType: '1', cid: 'c1', tenantId: 3 });
    here.end();
    here.start(login);
    expect(here.state().mustChooseDepartment).toBe(false);
  });

  test('SESS-03 a user without a name in the store is nobody', () => {
    const store = createMemoryStore();
    createSession({ store }).start(login);
    store.set('Login_Userinfo', JSON.stringify({ value: { id: 3 }, until: null }));

    expect(createSession({ store }).state().token).toBeUndefined();
  });
});
