import { expect, type Page } from '@playwright/test';
import { violationsInBoth } from './support/a11y.ts';
import { picture } from './support/files.ts';
import { vehicleNumber } from './support/numbers.ts';
import {
  act,
  choose,
  decide,
  dialog,
  figure,
  fill,
  leaveQueue,
  line,
  list,
  notice,
  search,
  tool,
  upload,
  visit,
} from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const path = '/wlhy/hyvehicle/HyVehicleList';
const plate = '鲁G70E21';

async function find(page: Page, number: string): Promise<void> {
  await search(page, { 车牌号: number });
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText(number);
}

test.describe.serial('a vehicle', () => {
  test('FRT-02 UPL-01 is added with its papers; a plate that does not fit its colour is told', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await tool(page, '车辆', '新增').click();
    const form = dialog(page, '新增车辆');
    const select = (label: string, option: string) => choose(page, form.getByRole('combobox', { name: label, exact: true }), option);
    await fill(form, {
      车牌号: '鲁G70',
      车辆识别代号: 'LFWSRXSJ0M1E2000I',
      行驶证发证机关: '潍坊市公安局交通警察支队',
      使用性质: '货运',
      注册日期: '2022-03-01',
      发证日期: '2022-03-02',
      检验有效期至: '2036-03-01',
      核定载质量: '36',
      总质量: '40',
      道路运输证号: '370783000621',
      道路运输证有效期至: '2036-03-01',
      所有人: '潍坊测试运输有限公司',
      所有人证件号: '91370700MA3D000127',
    });
    await choose(page, form.getByRole('combobox', { name: '车辆类型', exact: true }), '重型半挂牵引车', '半挂牵引');
    await select('能源类型', '柴油');
    await select('车牌颜色', '黄绿');
    await form.getByRole('button', { name: '保存' }).click();
    // At the plate, and at the colour that it does not fit.
    await expect(form.getByText('车牌号格式不正确').first()).toBeVisible();
    await expect(form.getByText('车辆识别代号应为17位数字或大写字母（不含I、O、Q）')).toBeVisible();
    for (const label of ['行驶证照片', '行驶证副页照片', '车辆照片', '道路运输证照片'])
      await upload(page, form, label, picture(`${label}.png`));
    await fill(form, { 车牌号: plate, 车辆识别代号: vehicleNumber(21) });
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('车牌号与车牌颜色不符').first()).toBeVisible();
    await form.getByRole('combobox', { name: '车牌颜色' }).click();
    await page.getByRole('option', { name: '黄', exact: true }).click();
    await form.getByRole('button', { name: '保存' }).click();
    await expect(notice(page, '添加成功！')).toBeVisible();
    await find(page, plate);
    const row = line(page, '车辆', plate);
    await expect(row).toContainText('待审核');
    await expect(row).toContainText('36.00');
  });

  test('FRT-02 is edited and reviewed, frozen and thawed, and deleted', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await find(page, plate);
    const row = line(page, '车辆', plate);
    await act(page, row, '编辑');
    await fill(dialog(page, '编辑车辆'), { 品牌型号: '解放 J7' });
    await dialog(page, '编辑车辆').getByRole('button', { name: '保存' }).click();
    await expect(notice(page, '编辑成功！')).toBeVisible();
    await act(page, row, '审核');
    const review = dialog(page, new RegExp(plate));
    await expect(review.getByRole('img')).toHaveCount(4);
    // A heavy truck whose unit is not on the network passes only with a reason.
    await expect(review.getByRole('note')).toHaveText('尚未核验。如确认通过，请填写原因');
    await decide(review, '通过');
    await expect(review.getByRole('alert').filter({ hasText: '审核意见不能为空' })).toBeVisible();
    await decide(review, '通过', '车机本周安装，已核对合同');
    await leaveQueue(page, review);
    await expect(row).toContainText('已通过');
    await act(page, row, '冻结');
    await dialog(page, '冻结').getByRole('textbox').fill('年检');
    await dialog(page, '冻结').getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('已冻结');
    await act(page, row, '解冻');
    await dialog(page, '解冻').getByRole('textbox').fill('年检完成');
    await dialog(page, '解冻').getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('已通过');
    await act(page, row, '删除');
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '删除成功！')).toBeVisible();
    await expect(page.getByRole('region', { name: '车辆' }).getByText('暂无数据')).toBeVisible();
  });
});

test('FRT-02 a vehicle on the road is not deleted, and the person is told why', async ({ page }) => {
  const notes = await (
    await as('ops')
  ).get<{ records: { vehicleNumber: string }[] }>('/shipping/hyShippingNote/list', { noteStatus: '40', pageSize: '1' });
  const busy = notes.result.records[0]?.vehicleNumber ?? '';
  await enterAs(page, 'ops', path);
  await find(page, busy);
  await act(page, line(page, '车辆', busy), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '存在未完结业务，不能删除')).toBeVisible();
  await expect(line(page, '车辆', busy)).toBeVisible();
});

test('FRT-02 a tractor is unhitched from its trailer and hitched to it again', async ({ page }) => {
  const server = await as('ops');
  const tractors = await server.get<{ records: { id: string; vehicleNumber: string; trailerVehiclePlateNumber: string }[] }>(
    '/hyvehicle/hyVehicle/list',
    { trailerVehiclePlateNumber: '*挂', state: '2', pageSize: '1' },
  );
  const { id = '', vehicleNumber: tractor = '', trailerVehiclePlateNumber: trailer = '' } = tractors.result.records[0] ?? {};
  const stored = async () =>
    (
      await server.get<{ trailerVehicleId: string | null; trailerVehiclePlateNumber: string | null }>('/hyvehicle/hyVehicle/queryById', {
        id,
      })
    ).result;
  const before = await stored();

  await enterAs(page, 'ops', path);
  await find(page, tractor);
  const row = line(page, '车辆', tractor);
  await act(page, row, '挂车绑定');
  const hitch = dialog(page, '挂车绑定');
  await expect(hitch.getByText(`车辆 ${tractor}`)).toBeVisible();
  const box = hitch.getByRole('combobox', { name: '挂车' });
  await expect(box).toHaveValue(trailer);
  await hitch.getByRole('button', { name: '清除' }).click();
  await hitch.getByRole('button', { name: '确定' }).click();
  await expect(hitch).toBeHidden();
  await expect(row).not.toContainText(trailer);
  expect(await stored()).toMatchObject({ trailerVehicleId: null, trailerVehiclePlateNumber: null });

  await act(page, row, '挂车绑定');
  // What pulls is not offered.
  await box.click();
  await box.fill(tractor);
  await expect(page.getByRole('option')).toHaveCount(0);
  await box.fill(trailer);
  await page.getByRole('option').filter({ hasText: trailer }).click();
  await hitch.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText(trailer);
  expect(await stored()).toMatchObject({ trailerVehicleId: before.trailerVehicleId, trailerVehiclePlateNumber: trailer });
});

test('FRT-02 FRT-19 the last position of a vehicle is drawn, words stand where there is none; its way is replayed, asked for and kept', async ({
  page,
}) => {
  const server = await as('ops');
  const first = async (query: Record<string, string>) =>
    (
      await server.get<{ records: { vehicleNumber: string; plateColor: string }[] }>('/hyvehicle/hyVehicle/list', {
        ...query,
        pageSize: '1',
      })
    ).result.records[0]!;
  const notes = await server.get<{ records: { vehicleNumber: string; shippingNoteNumber: string }[] }>('/shipping/hyShippingNote/list', {
    noteStatus: '40',
    column: 'loadTime',
    order: 'asc',
    pageSize: '1',
  });
  const { vehicleNumber: number, shippingNoteNumber } = notes.result.records[0]!;
  const trailer = (await first({ vehicleNumber: '*挂', state: '2' })).vehicleNumber;
  await enterAs(page, 'ops', path);
  await find(page, trailer);
  // By its own name: a tractor tells which trailer it pulls.
  const own = line(page, '车辆', trailer).filter({ has: page.getByRole('button', { name: trailer, exact: true }) });
  await act(page, own, '定位');
  const nowhere = dialog(page, `定位 · ${trailer}`);
  await expect(nowhere.getByRole('note')).toContainText('这辆车还没有上报过位置');
  await nowhere.getByRole('button', { name: '关闭' }).click();

  // A unit in the system of Chinese maps, half a kilometre off, reports a moment ago.
  const { plateColor } = await first({ vehicleNumber: number });
  const moment = new Date(Date.now() + 8 * 3_600_000 - 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const position = {
    vehicleNumber: number,
    plateColor,
    locTime: moment,
    lng: 116.410244,
    lat: 39.916404,
    speed: 66,
    source: '1',
    coordType: 'gcj02',
  };
  expect((await server.post<object>('/hytrack/hyPosition/report', { positions: [position, position] })).result).toMatchObject({
    stored: 1,
    repeated: 1,
  });
  await find(page, number);
  const row = line(page, '车辆', number);
  await act(page, row, '定位');
  const shown = dialog(page, `定位 · ${number}`);
  await expect(shown.getByRole('application', { name: new RegExp(`位置图 ${number} 北京市一带`) })).toBeVisible();
  for (const text of [moment, '1 分钟前', '66 公里/小时', '北斗车机', /116\.4040?\d*, 39\.9150?\d*/])
    await expect(shown).toContainText(text);
  await shown.getByRole('button', { name: '关闭' }).click();

  await act(page, row, '轨迹');
  const way = dialog(page, `轨迹 · ${number}`);
  const map = way.getByRole('application', { name: '轨迹图' });
  await expect(map).toBeVisible();
  await expect(way.getByText('本地数据')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  const bar = () =>
    way
      .getByText(/^\d+ 公里$/)
      .first()
      .textContent();
  const before = await bar();
  await map.focus();
  for (const key of ['+', '+', '+', 'ArrowLeft']) await map.press(key);
  expect(await bar()).not.toBe(before);
  await map.press('0');
  await expect.poll(bar).toBe(before);
  const slider = way.getByRole('slider', { name: '时刻' });
  await slider.press('Home');
  await expect(way.locator('output')).toContainText('一带');
  await way.getByRole('region', { name: '停留 20 分钟以上的地点' }).getByRole('button', { name: '在图上显示' }).first().click();

  await page.goto(new URL(`/shipping/list?shippingNoteNumber=${shippingNoteNumber}`, page.url()).href);
  await act(page, line(page, '运单', shippingNoteNumber), '轨迹');
  const track = dialog(page, '轨迹');
  await expect(track.getByText('轨迹里程')).toBeVisible();
  await track.getByRole('button', { name: '拉取轨迹' }).click();
  await expect(notice(page, '轨迹已拉取并校验')).toBeVisible();
  await page.goto(new URL('/wlhy/hytrack/HyTrackQueryList', page.url()).href);
  const kept = line(page, '轨迹查询', shippingNoteNumber).first();
  await expect(kept).toContainText(number);
  await act(page, kept, '查看');
  await expect(dialog(page, /轨迹 · GJ/).getByRole('application', { name: '轨迹图' })).toBeVisible();
});

test('SHIP-17 S16 the list of ways shows where trucks are, and takes a reason for a way that is not there', async ({ page }) => {
  await enterAs(page, 'ops', '/shipping/trackquery?noteStatus=40');
  const moving = list(page, '运单轨迹').getByRole('row').nth(1);
  await expect(moving).toBeVisible();
  const plate = await figure(list(page, '运单轨迹'), moving, '车牌号');
  await act(page, moving, '当前位置');
  const place = dialog(page, `当前位置 · ${plate}`);
  await expect(place.getByText('预计到达')).toBeVisible();
  await place.getByRole('button', { name: '关闭' }).click();
  await act(page, moving, '查看轨迹');
  const way = dialog(page, /^轨迹 · YD/);
  const map = way.getByRole('application', { name: '轨迹图' });
  await expect(map).toBeVisible();
  // The fences of both places: in words, in the legend, and to scale.
  await expect(way.getByText('装卸货地围栏')).toBeVisible();
  await expect(way.getByText(/^[\d.]+ 公里 · 围栏 1\.0 公里$/)).toHaveCount(2);
  const fence = map.locator('circle[stroke-dasharray]').first();
  const radius = async () => Number(await fence.getAttribute('r'));
  const before = await radius();
  expect(before).toBeGreaterThan(0);
  for (let presses = 0; presses < 4; presses += 1) await map.press('+');
  await expect.poll(radius).toBeGreaterThan(before * 3);
  expect(await violationsInBoth(page)).toEqual([]);
  await way.getByRole('button', { name: '关闭' }).click();

  await visit(page, '/shipping/trackquery?trackState=3');
  const odd = list(page, '运单轨迹').getByRole('row').nth(1);
  await expect(odd).toContainText('无轨迹');
  await act(page, odd, '标记无轨迹原因');
  const form = dialog(page, '标记无轨迹原因');
  await form.getByRole('textbox', { name: '原因' }).fill('车机断电');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();
  await expect(list(page, '运单轨迹').getByText('车机断电')).toBeVisible();
});
