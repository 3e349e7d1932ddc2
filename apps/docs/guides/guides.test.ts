import { createMemoryStore } from '@tarmac/admin-kit/session';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createDictionaries } from './dictionaries.ts';
import { addDevice, createSearch } from './requests.ts';
import { createApp, signIn } from './session.ts';
import { ListForTests } from './testing.tsx';
import { createElement } from 'react';

/** A server that answers each call from a table, and remembers what it was asked. */
function serverOf(answers: Readonly<Record<string, unknown>>) {
  const calls: { path: string; headers: Headers; body: unknown }[] = [];
  const fetchCalls: typeof fetch = async (address, init) => {
    const path = new URL(address instanceof Request ? address.url : address, 'http://server').pathname;
    calls.push({ path, headers: new Headers(init?.headers), body: init?.body });
    init?.signal?.throwIfAborted();
    return Response.json({ success: true, code: 200, message: '', result: answers[path] ?? null });
  };
  return { calls, fetch: fetchCalls };
}

const login = {
  token: 'T1',
  userInfo: { id: 'u1', username: 'admin', realname: 'Ann' },
  departs: [],
  multi_depart: 1,
  sysAllDictItems: {},
};

test('REQ-02 a login is kept, and calls carry its token', async () => {
  const server = serverOf({ '/jeecg-boot/sys/loginByUsername': login });
  const app = createApp({ store: createMemoryStore(), fetch: server.fetch });
  await signIn(app);
  await app.client.get('/device/list');

  expect(app.session.state()).toMatchObject({ token: 'T1', user: { username: 'admin' } });
  expect(server.calls.at(-1)).toMatchObject({ path: '/jeecg-boot/device/list' });
  expect(server.calls.at(-1)?.headers.get('X-Access-Token')).toBe('T1');
});

test('NET-02 a call that may be repeated carries a key of its own', async () => {
  const server = serverOf({});
  const { client } = createApp({ store: createMemoryStore(), fetch: server.fetch });
  await addDevice(client, 'Scale');
  await addDevice(client, 'Scale');
  const [one, other] = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(one);
});

test('a search that was overtaken answers nothing, and the newer one its names', async () => {
  const server = serverOf({ '/jeecg-boot/device/names': ['Scale'] });
  const search = createSearch(createApp({ store: createMemoryStore(), fetch: server.fetch }).client);
  expect(await Promise.all([search('s'), search('sc')])).toEqual([[], ['Scale']]);
});

test('REQ-07 a dictionary is asked for once', async () => {
  const asked: string[] = [];
  const store = createDictionaries(async (path) => {
    asked.push(path);
    return [{ code: '1', name: 'Male' }];
  });
  store.load('sex');
  store.load('sex');
  await expect.poll(() => store.read('sex').state).toBe('ready');
  expect(asked).toEqual(['/dictionaries/sex']);
});

test('the frame of tests draws a list on a server, too', () => {
  expect(renderToString(createElement(ListForTests))).toContain('<');
});
