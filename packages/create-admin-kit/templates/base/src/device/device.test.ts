import { beforeEach, expect, test, vi } from 'vitest';
import { mockFetch } from '../../mock/mockServer.ts';
import { enter, lists, signIn } from '../server.ts';
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
