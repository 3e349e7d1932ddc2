import { afterEach, describe, expect, test } from 'vitest';
import { expectDone } from '../../../test/freight.ts';
import { testServer } from '../../../test/testServer.ts';
import { divisions, placeOf, shippedDivisions, setDivisions } from './divisions.ts';
import { loadDivisions } from './renewRegions.ts';
import { seedRegions } from './seedRegions.ts';

// The table in force is one for the whole process.
afterEach(() => setDivisions(undefined));

const today = () => [...shippedDivisions().divisions.values()].filter(({ abolished }) => abolished === null);
const rowsOf = (all: readonly { adcode: string; name: string }[]) => all.map(({ adcode, name }) => ({ adcode, name }));

/** A later table: one county new, one gone, one with another name. */
const later = () => [
  ...rowsOf(today()).filter(({ adcode }) => adcode !== '370783' && adcode !== '370782'),
  { adcode: '370782', name: '新诸城市' },
  { adcode: '370799', name: '新设县' },
];

const form = { asOf: '2026-10-31', source: '民政部', isTrial: false };

async function serverWithRegions() {
  const server = await testServer();
  server.clock.set('2026-11-20T10:00:00+08:00');
  await server.database.transaction('system', seedRegions);
  return server;
}

describe('a newer table of divisions', () => {
  test('PLACE-01 a trial tells what differs and changes nothing', async () => {
    const server = await serverWithRegions();
    const admin = server.as('region_admin');

    const answer = expectDone(await admin.post('/hyregion/hyRegion/renew', { ...form, rows: later(), isTrial: true }));

    expect(answer).toEqual({
      added: [{ adcode: '370799', name: '新设县' }],
      abolished: [{ adcode: '370783', name: '寿光市' }],
      renamed: [{ adcode: '370782', name: '新诸城市', before: '诸城市' }],
      isApplied: false,
    });
    expect(expectDone(await admin.get('/hyregion/hyRegion/table'))).toMatchObject({ asOf: '2026-06-30', renewedBy: null });
    expect(placeOf('370799')).toBeUndefined();
  });

  test('PLACE-01 in force, it decides what is taken, keeps abolished names readable, and outlives the next start', async () => {
    const server = await serverWithRegions();
    const admin = server.as('region_admin');

    expectDone(await admin.post('/hyregion/hyRegion/renew', { ...form, rows: later() }));

    expect(placeOf('370799')).toEqual({ province: '山东省', city: '潍坊市', district: '新设县' });
    expect(placeOf('370783')).toMatchObject({ district: '寿光市' });
    expect(divisions().get('370783')).toMatchObject({ abolished: '2026-10-31' });
    expect(expectDone(await admin.get('/hyregion/hyRegion/table'))).toMatchObject({
      asOf: '2026-10-31',
      source: '民政部',
      renewedBy: 'region_admin',
    });
    const below = expectDone(await admin.get('/hyregion/hyRegion/children', { parentAdcode: '370700' }));
    const codes = below.map(({ adcode }: { adcode: string }) => adcode);
    expect(codes).toContain('370799');
    expect(codes).not.toContain('370783');

    setDivisions(undefined);
    await server.database.transaction('system', seedRegions);
    await loadDivisions(server.database);
    expect(divisions().get('370783')).toMatchObject({ abolished: '2026-10-31' });
    expect(divisions().get('370782')).toMatchObject({ name: '新诸城市' });
  });

  test.each([
    ['the day of the present table', { asOf: '2026-06-30' }, '请提供更新的区划表'],
    ['a day to come', { asOf: '2026-11-21' }, '不能晚于今天'],
    ['a code twice', { rows: [...rowsOf(today()), { adcode: '370783', name: '寿光市' }] }, '重复'],
    ['half a table', { rows: rowsOf(today()).slice(0, 1500) }, '区划表不完整'],
  ])('PLACE-01 refuses %s and changes nothing', async (_what, change, message) => {
    const server = await serverWithRegions();

    const answer = await server.as('region_admin').post('/hyregion/hyRegion/renew', { ...form, rows: later(), ...change });

    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect(expectDone(await server.as('region_admin').get('/hyregion/hyRegion/table'))).toMatchObject({ asOf: '2026-06-30' });
  });

  test('PLACE-01 takes a table with the day of today and the summary rows of the ministry', async () => {
    const server = await serverWithRegions();
    const rows = [...rowsOf(today()), { adcode: '110100', name: '市辖区' }, { adcode: '500200', name: '县' }];

    const answer = expectDone(await server.as('region_admin').post('/hyregion/hyRegion/renew', { ...form, asOf: '2026-11-20', rows }));

    expect(answer).toEqual({ added: [], abolished: [], renamed: [], isApplied: true });
  });

  test('PERM-08 is for the platform alone, with the permission', async () => {
    const server = await serverWithRegions();
    const tenant = server.as({ username: 'region_tenant', tenantId: 2 });
    const reader = server.as({ username: 'region_reader', permissions: ['region:list'] });

    const renew = { ...form, rows: later() };
    expect(await reader.post('/hyregion/hyRegion/renew', renew)).toMatchObject({ status: 403 });
    expect(await tenant.post('/hyregion/hyRegion/renew', renew)).toMatchObject({ success: false, message: '行政区划由平台统一维护' });
    expect(expectDone(await tenant.get('/hyregion/hyRegion/table'))).toMatchObject({ asOf: '2026-06-30' });
  });
});
