import { beforeEach, expect, test, vi } from 'vitest';
import { mockFetch } from '../../mock/mockServer.ts';
import { enter, lists, signIn } from '../server.ts';
import { preferences } from '../session.ts';
import { device, type Device } from './device.ts';
import { deviceApi } from './deviceApi.ts';

beforeEach(async () => {
  vi.stubGlobal('fetch', mockFetch);
  await signIn({ username: 'admin', password: 'admin' });
});

const ask = (query: Parameters<typeof lists.params>[0]) => deviceApi.list(lists.params({ page: 1, size: 10, ...query }));
const add = deviceApi.add as unknown as (input: Partial<Device>) => Promise<unknown>;

test('devices are searched and ordered by the server', async () => {
  const page = await ask({ filters: { name: { contains: 'drill' } }, sort: { column: 'price', order: 'desc' } });

  expect(page.total).toBe(10);
  expect(page.records[0]?.name).toBe('Drill 39');
});

test('what the server refuses is told at its field', async () => {
  await expect(add({ name: 'Drill 39', state: 'free' })).rejects.toMatchObject({
    fields: [{ path: 'name', message: 'Another device has this name.' }],
  });
});

test('what the server says is in the language of the app', async () => {
  const { locale } = preferences.read();
  for (const [spoken, words] of [
    ['zh-CN', '已有同名设备。'],
    ['en-US', 'Another device has this name.'],
  ] as const) {
    preferences.change({ locale: spoken });
    await expect(add({ name: 'Drill 39', state: 'free' })).rejects.toThrow(words);
  }
  preferences.change({ locale });
});

test('a change that was made from what somebody else has changed meanwhile is refused', async () => {
  const edit = deviceApi.edit as unknown as (input: Partial<Device>) => Promise<unknown>;
  const read = async () => (await ask({ filters: { name: { is: 'Drill 3' } } })).records[0];
  const { id = '', version = 0 } = (await read()) ?? {};
  await edit({ id, version, name: 'Drill 3', state: 'repair', price: 1_000 });

  await expect(edit({ id, version, name: 'Drill 3', state: 'free' })).rejects.toMatchObject({ status: 409 });
  expect(await read()).toMatchObject({ state: 'repair', version: version + 1 });
});

test('a device is entered and found again; a lent one cannot be removed', async () => {
  await add({ name: 'Chain hoist', state: 'lent', price: 99_900, boughtOn: null });
  const { records } = await ask({ filters: { name: { is: 'Chain hoist' } } });

  expect(records).toMatchObject([{ state: 'lent', price: 99_900 }]);
  await expect(deviceApi.remove?.([records[0]?.id ?? ''])).rejects.toThrow('has to come back first');
});

test('the export has every device that is filtered', async () => {
  const { blob } = (await deviceApi.export?.(lists.params({ filters: { state: { is: 'repair' } } }))) ?? {};

  expect((await blob?.text())?.split('\n')).toHaveLength(15);
});

test('a guest may look, and nothing else', async () => {
  await signIn({ username: 'guest', password: 'guest' });
  const { auth } = await enter();

  expect(auth).toEqual([{ action: 'device:list' }]);
  expect((await ask({})).total).toBeGreaterThan(0);
  await expect(add({ name: 'Saw', state: 'free' })).rejects.toThrow(/./);
});

test('fields have names in both languages', () => {
  for (const { label } of Object.values(device.fields)) expect([label.zh, label.en].every(Boolean)).toBe(true);
});
