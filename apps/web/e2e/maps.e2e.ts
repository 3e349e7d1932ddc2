import { expect, type Locator, type Page } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { callAsAdmin } from './support/admin.ts';
import { act, dialog, line, list, notice, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

/** In the page: a browser without WebGL. */
const withoutGl = (page: Page) =>
  page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });

/** Which ground this browser can draw: machines without a graphics card may have no WebGL at all. */
const groundOf = (page: Page) => page.evaluate(() => (document.createElement('canvas').getContext('webgl2') === null ? 'sketch' : 'gl'));

/** Share of a picture that has the colour of a token of the theme. */
async function shareOf(map: Locator, token: string): Promise<number> {
  const shot = (await map.screenshot()).toString('base64');
  return map.evaluate(
    async (element, { shot: data, token: name }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.fillStyle = getComputedStyle(element).getPropertyValue(`--color-${name}`);
      context.fillRect(0, 0, 1, 1);
      const wanted = context.getImageData(0, 0, 1, 1).data;
      context.drawImage(picture, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
      let found = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if ([0, 1, 2].every((part) => Math.abs(pixels[at + part]! - wanted[part]!) <= 2)) found += 1;
      return (4 * found) / pixels.length;
    },
    { shot, token },
  );
}

async function openWay(page: Page): Promise<Locator> {
  const row = list(page, '运单轨迹').getByRole('row').nth(1);
  await act(page, row, '查看轨迹');
  return dialog(page, /^轨迹 · YD/);
}

/** Sees the whole country, with its coast. */
async function seeCountry(map: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) await map.press('-');
}

test('MAP-01 a track is replayed on the basemap by hand, keys and itself, several at once; without WebGL the same on a plain picture', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/shipping/trackquery?noteStatus=40');
  const ground = await groundOf(page);
  const way = await openWay(page);
  const map = way.getByRole('application', { name: '轨迹图' });
  await expect(map.locator(`[data-ground="${ground}"]`)).toBeAttached();
  await seeCountry(map);
  // Land and sea come from the basemap that ships with the build.
  await expect.poll(() => shareOf(map, 'primary-soft')).toBeGreaterThan(0.05);
  await expect.poll(() => shareOf(map, 'surface')).toBeGreaterThan(0.05);
  await map.press('0');
  const slider = way.getByRole('slider', { name: '时刻' });
  const moment = async () => Number(await slider.inputValue());
  await slider.press('Home');
  const first = await moment();
  await slider.press('ArrowRight');
  expect(await moment()).toBe(first + 60_000);
  await slider.press(' ');
  await expect(way.getByRole('button', { name: '暂停' })).toBeVisible();
  await expect.poll(moment).toBeGreaterThan(first + 5 * 60_000);
  await slider.press(' ');
  await expect(way.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await way.getByRole('button', { name: '关闭' }).click();

  for (const index of [1, 2]) await list(page, '运单轨迹').getByRole('row').nth(index).getByRole('checkbox').check();
  await page.getByRole('button', { name: '同时回放' }).click();
  const together = dialog(page, '同时回放');
  const vehicles = together.getByRole('region', { name: '各车位置' }).getByRole('row');
  await expect(vehicles).toHaveCount(3);
  await together.getByRole('checkbox', { name: '从同一时刻出发' }).check();
  await together.getByRole('slider', { name: '时刻' }).press('End');
  await expect(together.locator('output')).toContainText('出发后');
  await expect(vehicles.last()).toContainText('一带');
  expect(await violationsInBoth(page)).toEqual([]);
  await together.getByRole('button', { name: '关闭' }).click();

  await withoutGl(page);
  await page.reload();
  const plain = (await openWay(page)).getByRole('application', { name: '轨迹图' });
  await expect(plain.locator('[data-ground="sketch"]')).toBeAttached();
  await seeCountry(plain);
  await expect.poll(() => shareOf(plain, 'primary-soft')).toBeGreaterThan(0.05);
});

test("MAP-01 the operator's tiles are shown and tracks converted for them; a failed conversion is told", async ({ page }) => {
  const config = '/hyconfig/hyConfig';
  const versionOf = async (id: string) =>
    ((await callAsAdmin('GET', `${config}/queryById?id=${id}`)).result as { version: number }).version;
  const setTo = async (id: string, configValue: string) =>
    callAsAdmin('PUT', `${config}/edit`, { id, version: await versionOf(id), configValue, reason: '接入地图服务' });
  const reset = async (id: string) =>
    callAsAdmin('DELETE', `${config}/delete?id=${id}&version=${await versionOf(id)}&reason=${encodeURIComponent('停用地图服务')}`);
  const values = { mapTileUrl: 'https://tiles.test/{z}/{x}/{y}.png', mapTileSystem: 'gcj02', mapTileSource: 'GS(2026)0001号' };
  const service = { mapConvertUrl: 'https://convert.test/v3', mapKey: 'key-of-maps' };
  for (const [key, value] of Object.entries({ ...values, ...service })) await setTo(key, value);
  let tiles = 0;
  let conversions = 0;
  await page.route('https://tiles.test/**', async (route) => {
    tiles += 1;
    const blue = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';
    await route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' }, body: Buffer.from(blue, 'base64') });
  });
  await page.route('https://convert.test/**', async (route) => {
    conversions += 1;
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { status: '0', info: 'INVALID_USER_KEY' } });
  });
  try {
    // The policy of pages names the hosts within seconds.
    await enterAs(page, 'ops', '/shipping/trackquery?noteStatus=40');
    await expect
      .poll(() => page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy')))
      .toContain('https://tiles.test https://convert.test');
    await page.reload();
    const ground = await groundOf(page);
    test.skip(ground !== 'gl', 'Tiles need WebGL.');
    const way = await openWay(page);
    await expect(way.getByText('GS(2026)0001号')).toBeVisible();
    await expect.poll(() => tiles).toBeGreaterThan(0);
    await expect(notice(page, '轨迹坐标转换失败')).toBeVisible();
    expect(conversions).toBeGreaterThan(0);
    // It leaves by itself, and the track stays as it was computed here.
    await expect(notice(page, '轨迹坐标转换失败')).toBeHidden();
    await expect(way.getByRole('application', { name: '轨迹图' })).toBeVisible();
  } finally {
    for (const key of Object.keys({ ...values, ...service })) await reset(key);
  }
});

test('MAP-01 S14 the place of an address is picked on the map and its fence drawn there, to scale; keys type both', async ({ page }) => {
  const ops = await as('ops');
  const customers = await ops.get<{ records: { id: string }[] }>('/customer/hyCustomer/list', { pageSize: '1' });
  const addressName = '地图选点测试';
  const given = {
    customerId: customers.result.records[0]!.id,
    addressName,
    companyName: '济南测试物流有限公司',
    contactName: '李四',
    phone: '13800000777',
    adcode: '370102',
    address: '工业南路1号',
    lng: 117.12,
    lat: 36.65,
    fenceRadius: 1000,
  };
  const added = await ops.post<{ id: string }>('/shipping/hySendAddress/add', given);
  const stored = async () =>
    (await ops.get<{ lng: number; lat: number; fenceRadius: number }>('/shipping/hySendAddress/queryById', { id: added.result.id })).result;
  await enterAs(page, 'ops', '/shipping/sendaddress');
  await search(page, { 地址简称: addressName });
  await act(page, line(page, '发货地址', addressName), '编辑');
  const form = dialog(page, '编辑发货地址');
  const map = form.getByRole('application', { name: '地图选点' });
  await map.scrollIntoViewIfNeeded();
  const fence = map.locator('circle[stroke-dasharray]');
  const pixels = async () => Number(await fence.getAttribute('r'));
  const before = await pixels();
  expect(before).toBeGreaterThan(5);

  // The fence is a kilometre wide: so much ground is a pixel.
  const metres = 1000 / before;
  const box = (await map.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2 + 80, box.y + box.height / 2);
  const lng = form.getByRole('textbox', { name: '经度' });
  const east = (80 * metres) / (111_320 * Math.cos((36.65 * Math.PI) / 180));
  await expect.poll(async () => Math.abs(Number(await lng.inputValue()) - (117.12 + east))).toBeLessThan(0.0005);

  const rim = (await map.locator('[data-rim]').boundingBox())!;
  const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  await page.mouse.move(x + 40, y);
  await page.mouse.up();
  const radius = form.getByRole('textbox', { name: '围栏半径' });
  const drawn = (before + 40) * metres;
  await expect.poll(async () => Math.abs(1000 * Number(await radius.inputValue()) - drawn)).toBeLessThan(0.03 * drawn);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const after = await stored();
  expect(Math.abs(after.lng - (117.12 + east))).toBeLessThan(0.0005);
  expect(Math.abs(after.fenceRadius - drawn)).toBeLessThan(0.03 * drawn);

  // Without a hand: coordinates and radius are typed, and the map follows.
  await act(page, line(page, '发货地址', addressName), '编辑');
  await form.getByRole('textbox', { name: '围栏半径' }).fill('2');
  await lng.fill('117.2');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  expect(await stored()).toMatchObject({ lng: 117.2, fenceRadius: 2000 });
  await ops.delete('/shipping/hySendAddress/delete', { id: added.result.id });
});
