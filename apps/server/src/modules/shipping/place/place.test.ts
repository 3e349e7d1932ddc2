import { beforeAll, expect, test } from 'vitest';
import { buildFreight, expectDone } from '../../../../test/freight.ts';
import { testServer, type TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let build: ReturnType<typeof buildFreight>;
beforeAll(async () => {
  server = await testServer({ shared: true });
  build = buildFreight(server);
});
const path = '/hyregion/hyRegion';
const near = async (lng: number, lat: number, by = server.as('admin')) =>
  expectDone(await by.get(`${path}/near`, { lng: String(lng), lat: String(lat) }));

test.each([
  [119.03, 36.72, '370702', '潍城区'],
  [118.45, 39.28, '130209', '曹妃甸区'],
  [121.56, 31.24, '310115', '浦东新区'],
  [113.75, 23.02, '441900', '东莞市'],
] as const)('PLACE-03 the point %d, %d is taken for the division %s', async (lng, lat, adcode, district) => {
  const { nearest, distance, around } = await near(lng, lat);
  expect(nearest).toMatchObject({ kind: 'division', adcode, district });
  expect(distance).toBeLessThan(10_000);
  expect(around[0]).toEqual(nearest);
  expect(around.length).toBeLessThanOrEqual(12);
});

test('PLACE-03 a point far from everything is in no division, and one beyond the country is refused', async () => {
  expect(await near(125, 20)).toMatchObject({ nearest: null, distance: null });
  expect(await server.as('admin').get(`${path}/near`, { lng: '73.3', lat: '40' })).toMatchObject({ status: 400 });
});

test('PLACE-03 PERM-08 an address that is kept close by tells the division better than a seat, to anyone who sees it', async () => {
  const customer = await build.customer();
  const kept = {
    addressName: '边界煤场',
    adcode: '370703',
    province: '山东省',
    city: '潍坊市',
    district: '寒亭区',
    lng: 119.02,
    lat: 36.73,
  };
  await build.sendAddress(customer.id, kept);
  const own = server.as({ username: 'place_own', userType: 2, cid: customer.id, permissions: ['address:list'] });
  const other = server.as({ username: 'place_other', userType: 2, cid: 'another', permissions: ['address:list'] });
  expect((await near(119.021, 36.731, own)).nearest).toMatchObject({ kind: 'address', name: '边界煤场', adcode: '370703' });
  expect((await near(119.021, 36.731, other)).nearest).toMatchObject({ kind: 'division', adcode: '370702' });
  // Three kilometres on it says nothing any more.
  expect((await near(119.021, 36.76, own)).nearest).toMatchObject({ kind: 'division' });

  const found = async (keyword: string, by = own) => expectDone(await by.get(`${path}/search`, { keyword }));
  expect(await found('边界煤')).toMatchObject([{ kind: 'address', name: '边界煤场', lng: 119.02, lat: 36.73 }]);
  expect(JSON.stringify(await found('边界煤'))).not.toContain('13900000001');
  expect(await found('边界煤', other)).toEqual([]);
  expect((await found('寿光'))[0]).toMatchObject({ kind: 'division', adcode: '370783', city: '潍坊市' });
  expect((await found('潍坊 寿光'))[0]).toMatchObject({ adcode: '370783' });
  expect(await found('%')).toEqual([]);
});
