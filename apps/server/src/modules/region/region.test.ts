import { undividedProvinces } from '@tarmac/freight-api/rules';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFreight, expectDone, someUscc } from '../../../test/freight.ts';
import { testServer, type TestServer } from '../../../test/testServer.ts';
import { divisions, placeOf } from './divisions.ts';
import { hySendAddress } from '../shipping/send-address/sendAddress.table.ts';
import { seedRegions } from './seedRegions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ shared: true });
  await server.database.transaction('system', seedRegions);
});

const addressForm = (customerId: string, values: Record<string, unknown>) => ({
  customerId,
  addressName: `地址${JSON.stringify(values)}`.slice(0, 50),
  companyName: '示例',
  contactName: '孙',
  phone: '13900000001',
  address: '一路',
  lng: 118.9,
  lat: 36.8,
  ...values,
});

describe('divisions', () => {
  test('PLACE-01 each division hangs below one that exists, and every county knows its place', () => {
    const all = [...divisions().values()].filter(({ abolished }) => abolished === null);
    const levels = [1, 2, 3].map((level) => all.filter((one) => one.level === level).length);

    expect(levels[0]).toBe(34);
    expect(levels[1]).toBeGreaterThan(330);
    expect(levels[2]).toBeGreaterThan(2800);
    expect(all.filter(({ level, parentAdcode }) => (level === 1) !== (parentAdcode === null))).toEqual([]);
    expect(all.filter(({ parentAdcode }) => parentAdcode !== null && !divisions().has(parentAdcode))).toEqual([]);
    const isPlace = ({ adcode, level }: (typeof all)[number]) => level === 3 || undividedProvinces.has(adcode);
    expect(all.filter((one) => isPlace(one) !== (placeOf(one.adcode) !== undefined))).toEqual([]);
  });

  test.each([
    ['330113', '临平区'],
    ['330114', '钱塘区'],
    ['350405', '沙县区'],
    ['410307', '偃师区'],
    ['410308', '孟津区'],
    ['431181', '祁阳市'],
    ['500157', '两江新区'],
    ['513402', '会理市'],
    ['532302', '禄丰市'],
    ['540481', '米林市'],
    ['540581', '错那市'],
    ['610981', '旬阳市'],
    ['653132', '岑岭县'],
    ['653228', '和康县'],
    ['659012', '白杨市'],
    ['659013', '草湖市'],
  ])('PLACE-01 %s %s is a county of today', (adcode, district) => {
    expect(placeOf(adcode)).toMatchObject({ district });
    expect(divisions().get(adcode)).toMatchObject({ abolished: null });
  });

  test.each([
    ['370783', '山东省', '潍坊市', '寿光市'],
    ['110101', '北京市', '北京市', '东城区'],
    ['441900', '广东省', '东莞市', '东莞市'],
    ['429004', '湖北省', '仙桃市', '仙桃市'],
    ['659001', '新疆维吾尔自治区', '石河子市', '石河子市'],
    ['810000', '香港特别行政区', '香港特别行政区', '香港特别行政区'],
    ['820000', '澳门特别行政区', '澳门特别行政区', '澳门特别行政区'],
    ['710000', '台湾省', '台湾省', '台湾省'],
    // Abolished in 2021, and stored by addresses before that.
    ['330103', '浙江省', '杭州市', '下城区'],
  ])('PLACE-01 %s is %s %s %s', (adcode, province, city, district) => {
    expect(placeOf(adcode)).toEqual({ province, city, district });
  });

  test('PLACE-01 the wire gives provinces, then what lies below; every tenant sees them; a second seed changes nothing', async () => {
    await server.database.transaction('system', seedRegions);
    const abroad = server.as({ username: 'region_abroad', tenantId: 2 });

    const provinces = expectDone(await abroad.get('/hyregion/hyRegion/children'));
    const cities = expectDone(await abroad.get('/hyregion/hyRegion/children', { parentAdcode: '370000' }));
    const counties = expectDone(await abroad.get('/hyregion/hyRegion/children', { parentAdcode: '370700' }));

    expect(provinces).toHaveLength(34);
    expect(cities).toHaveLength(16);
    expect(counties.find((one: { adcode: string }) => one.adcode === '370783')).toMatchObject({ name: '寿光市', level: 3 });
  });

  test('PLACE-01 all divisions come in one answer; every district leads to province and city as addresses have them', async () => {
    const anybody = server.as({ username: 'region_anybody', permissions: [] });
    type Entry = { adcode: string; name: string; parentAdcode: string | null; city: string | null };

    const all: Entry[] = expectDone(await anybody.get('/hyregion/hyRegion/all'));

    const byCode = new Map(all.map((one) => [one.adcode, one]));
    expect(all.map((one) => one.adcode)).toEqual([...divisions().keys()].toSorted());
    const districts = all.filter(({ adcode }) => placeOf(adcode) !== undefined);
    expect(
      districts.filter(({ adcode, city, parentAdcode }) => (city ?? byCode.get(parentAdcode ?? '')?.name) !== placeOf(adcode)?.city),
    ).toEqual([]);
    expect(byCode.get('370783')).toEqual({ adcode: '370783', name: '寿光市', parentAdcode: '370700', city: null, abolished: null });
    expect(byCode.get('330103')).toMatchObject({ name: '下城区', abolished: '2021' });
    expect(byCode.get('810000')).toMatchObject({ city: '香港特别行政区' });
    expect(byCode.get('110101')).toMatchObject({ parentAdcode: '110000', city: '北京市' });
    expect((await server.stranger.get('/hyregion/hyRegion/all')).status).toBe(401);
  });

  test('PLACE-01 a code of no division is refused; a city is, too', async () => {
    const { id } = await buildFreight(server).customer();
    const boss = server.as('region_boss');

    for (const adcode of ['370799', '370700', '999999']) {
      const reply = await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode }));
      expect(reply, adcode).toMatchObject({ status: 400, errorData: [{ path: 'adcode' }] });
    }
  });

  test('PLACE-01 an abolished code is refused with its year and may stay where it is stored; Hong Kong needs no county', async () => {
    const { id } = await buildFreight(server).customer();
    const boss = server.as('region_boss');

    const refused = await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode: '330104' }));
    expect(refused).toMatchObject({
      status: 400,
      errorData: [{ path: 'adcode', message: '江干区（330104）已于2021年撤销，请选择现行的行政区划' }],
    });
    const abroad = expectDone(await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode: '810000' })));
    expect(abroad).toMatchObject({ province: '香港特别行政区', city: '香港特别行政区', district: '香港特别行政区' });

    const made = expectDone(await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode: '330102' })));
    await server.inTenant(0, (tx) => tx.update(hySendAddress).set({ adcode: '330103' }).where(eq(hySendAddress.id, made.id)));
    const form = { id: made.id, version: made.version, adcode: '330103', contactName: '周' };
    expect(expectDone(await boss.put('/shipping/hySendAddress/edit', form))).toMatchObject({ adcode: '330103', contactName: '周' });
    const other = await boss.put('/shipping/hySendAddress/edit', { ...form, version: made.version + 1, adcode: '330104' });
    expect(other).toMatchObject({ status: 400 });
  });

  test('PLACE-01 a sheet of customers takes counties of today and refuses abolished ones', async () => {
    const boss = server.as('region_boss');
    const row = (adcode: string, at: number) => ({
      row: at + 2,
      cells: {
        customerName: `区划${adcode}有限公司`,
        customerKind: '1',
        adcode,
        uscc: someUscc(),
        contactName: '孙立',
        contactPhone: `1390000${7100 + at}`,
      },
    });

    const answer = expectDone(await boss.post('/customer/hyCustomer/checkRows', { rows: ['330113', '659012', '330103'].map(row) }));
    const faults = JSON.stringify(answer.errors);
    expect(faults).not.toContain('330113');
    expect(faults).not.toContain('659012');
    expect(faults).toContain('下城区（330103）已于2021年撤销');
  });

  test('PLACE-02 province, city and district follow from the code where the form leaves them empty', async () => {
    const { id } = await buildFreight(server).customer();
    const boss = server.as('region_boss');

    const filled = expectDone(await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode: '370783', city: '' })));
    expect(filled).toMatchObject({ province: '山东省', city: '潍坊市', district: '寿光市' });
    const own = expectDone(
      await boss.post('/shipping/hyReceiveAddress/add', addressForm(id, { adcode: '130209', district: '曹妃甸工业区' })),
    );
    expect(own).toMatchObject({ province: '河北省', city: '唐山市', district: '曹妃甸工业区' });
    const moved = expectDone(await boss.put('/shipping/hySendAddress/edit', { id: filled.id, version: filled.version, adcode: '610881' }));
    expect(moved).toMatchObject({ province: '陕西省', city: '榆林市', district: '神木市' });
    const renamed = await boss.put('/shipping/hySendAddress/edit', { id: filled.id, version: moved.version, city: '别名市' });
    expect(renamed).toMatchObject({ status: 400, message: '市与行政区划 610881（陕西省榆林市神木市）不符' });
  });

  test('API-01 a field that is always filled takes its default when a form sends it empty', async () => {
    const { id } = await buildFreight(server).customer();
    const boss = server.as('region_boss');

    const made = expectDone(
      await boss.post('/shipping/hySendAddress/add', addressForm(id, { adcode: '370783', fenceRadius: null, enabled: null })),
    );
    expect(made).toMatchObject({ fenceRadius: 1000, enabled: '1' });
    const changed = expectDone(
      await boss.put('/shipping/hySendAddress/edit', { id: made.id, version: made.version, fenceRadius: 2000, enabled: '0' }),
    );
    expect(changed).toMatchObject({ fenceRadius: 2000, enabled: '0' });
    const cleared = expectDone(
      await boss.put('/shipping/hySendAddress/edit', { id: made.id, version: changed.version, fenceRadius: null, enabled: null }),
    );
    expect(cleared).toMatchObject({ fenceRadius: 1000, enabled: '1' });
  });
});
