import { expect } from '@playwright/test';
import { picture } from './support/files.ts';
import { type Row, rowsOf } from './support/freight.ts';
import { idCard } from './support/numbers.ts';
import { act, dialog, line, search, tool, tripCell } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

/** What a list was asked. */
const paramsOf = (url: string) => {
  const { _t, ...params } = Object.fromEntries(new URL(url).searchParams);
  return params;
};

test('POP-01 a picker of rows lists a hundred, and its last line tells how many there are and leads to them', async ({ page }) => {
  const server = await as('ops');
  const { result } = await server.get<{ records: Row[] }>('/customer/hyCustomer/list', { pageSize: '1' });
  let asked = '';
  // As in a fleet of thousands.
  await page.route(/hyCustomer\/list\?.*pageSize=100/, async (route) => {
    asked = route.request().url();
    const answer = (await (await route.fetch()).json()) as { result: object };
    const copies = Array.from({ length: 100 }, (_, index) => ({ ...result.records[0], id: `many${index}`, customerName: `远达${index}` }));
    await route.fulfill({ json: { ...answer, result: { ...answer.result, records: copies, total: 3210 } } });
  });
  await enterAs(page, 'ops', '/wlhy/hyorder/HyOrderList');
  await tool(page, '订单', '新增').click();
  await dialog(page, '新增订单').getByRole('combobox', { name: '客户', exact: true }).click();

  await expect(page.getByRole('option').first()).toBeVisible();
  expect(paramsOf(asked)).toEqual({ state: '2', pageSize: '100' });
  for (let pages = 0; pages < 100; pages += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '远达99' })).toBeVisible();
  // One key further, as any option.
  const end = page.getByRole('option', { name: '共 3210 条 · 在表格中选择…' });
  await page.keyboard.press('ArrowDown');
  await expect(end).toHaveAttribute('data-active', '');
  await page.keyboard.press('Enter');
  await expect(dialog(page, '选择客户').getByRole('columnheader', { name: '客户名称' })).toBeVisible();
});

/** Drivers of one name, who may be sent out; their licence is for no truck, so that other flows leave them alone. */
async function namesakes(driverName: string, count: number): Promise<Row[]> {
  const [ops, auditor] = [await as('ops'), await as('auditor')];
  const { result } = await ops.upload(picture('证件.png'));
  const papers = ['idFrontFile', 'idBackFile', 'facePhoto', 'licenceFile', 'licenceBackFile', 'qualificationFile'];
  for (let index = 0; index < count; index += 1) {
    const added = await ops.post<Row>('/hydriver/hyDriver/add', {
      driverName,
      idNo: idCard(800 + index),
      phone: `1397777${String(index).padStart(4, '0')}`,
      vehicleClass: 'C1',
      validPeriodFrom: '2020-01-01',
      validPeriodTo: '2036-01-01',
      licenceIssuer: '寿光市公安局交通警察大队',
      idValidFrom: '2015-01-01',
      idValidTo: '2035-01-01',
      lightOnly: '1',
      ...Object.fromEntries(papers.map((name) => [name, result])),
    });
    expect(added.success, added.message).toBe(true);
    const { id, version } = added.result;
    const passed = await auditor.put('/hydriver/hyDriver/review', { id, version, pass: true, remark: '原件已核' });
    expect(passed.success, passed.message).toBe(true);
  }
  return rowsOf(ops, '/hydriver/hyDriver/list', { driverName, column: 'phone', order: 'asc' });
}

test('POP-01 SHIP-20 of more drivers of one name than a list shows, the one meant is taken from the table, told by their phone', async ({
  page,
}) => {
  test.slow();
  const name = '同名司机';
  const all = await namesakes(name, 104);
  expect(all).toHaveLength(104);
  const [note] = (await rowsOf(await as('ops'), '/shipping/hyShippingNote/list', { noteStatus: '20', pageSize: '1' })) as [Row];
  await enterAs(page, 'dispatcher', '/shipping/list');
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  await act(page, line(page, '运单', String(note['shippingNoteNumber'])), '改派');
  const form = dialog(page, '改派');
  const box = form.getByRole('combobox', { name: '司机', exact: true });
  await box.click();
  await box.fill(name);
  await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-setsize', '101');
  // The last line is one key up from the first.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: '共 104 条 · 在表格中选择…' })).toHaveAttribute('data-active', '');
  await page.keyboard.press('Enter');
  const table = dialog(page, '选择司机');
  await expect(table.getByRole('textbox', { name: '姓名' })).toHaveValue(name);
  await expect(table.getByText('共 104 条')).toBeVisible();
  for (const caption of ['手机号', '准驾车型', '承运商名称', '在途单数', '距装货地', '信用分'])
    await expect(table.getByRole('columnheader', { name: caption })).toBeVisible();
  await table.getByRole('button', { name: '第 11 页' }).click();
  await expect(table.getByRole('row')).toHaveCount(5);
  const phone = /139\*{4}(\d{4})/.exec(await table.getByRole('row').nth(4).innerText())?.[1] ?? 'none';
  await table.getByRole('textbox', { name: '姓名' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(table).toHaveCount(0);
  await expect(box).toHaveValue(name);
  await expect(box).toBeFocused();

  const sent = page.waitForRequest((request) => request.method() !== 'GET' && (request.postData() ?? '').includes('driverId'));
  await form.getByRole('button', { name: '确定' }).click();
  const meant = all.find((row) => String(row['phone']).endsWith(phone));
  expect((await sent).postDataJSON()).toMatchObject({ driverId: meant?.id });
});

test('SHIP-20 POP-01 of the vehicles to send the free ones come first with their tonnage, and the table orders and filters by both', async ({
  page,
}) => {
  const [note] = (await rowsOf(await as('ops'), '/shipping/hyShippingNote/list', { noteStatus: '20', pageSize: '1' })) as [Row];
  await enterAs(page, 'dispatcher', '/shipping/list');
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  await act(page, line(page, '运单', String(note['shippingNoteNumber'])), '改派');
  const box = dialog(page, '改派').getByRole('combobox', { name: '车辆', exact: true });
  await box.click();
  await expect(page.getByRole('option').first()).toContainText(/\d+\.\d{2} 吨/);
  await expect(page.getByRole('option').first()).not.toContainText('在途');
  await page.keyboard.press('Alt+Enter');
  const table = dialog(page, '选择车辆');
  const cells = (caption: string) => async () => {
    const index = await table
      .getByRole('columnheader')
      .evaluateAll((heads, text) => heads.findIndex((head) => head.textContent?.startsWith(text)), caption);
    const texts = await table
      .getByRole('row')
      .evaluateAll((rows, at) => rows.slice(1).map((row) => row.children[at]?.textContent ?? ''), index);
    return texts.filter((text) => text !== '');
  };
  await expect.poll(async () => (await cells('空闲')()).every((text) => text === '是')).toBe(true);

  await table.getByRole('button', { name: /^核定载质量/ }).click();
  await expect
    .poll(async () => {
      const loads = (await cells('核定载质量')()).map(Number);
      return loads.length > 3 && loads.every((load, at) => at === 0 || load >= loads[at - 1]!);
    })
    .toBe(true);
  await table.getByRole('button', { name: /^距装货地/ }).click();
  await expect.poll(async () => Number.parseFloat((await cells('距装货地')())[0] ?? '') >= 0).toBe(true);
});

test('SHIP-20 of the vehicles to send those that carry what is typed come first, and one that does not says so', async ({ page }) => {
  const ops = await as('ops');
  const [note] = (await rowsOf(ops, '/shipping/hyShippingNote/list', { noteStatus: '20', pageSize: '1' })) as [Row];
  const nearest = async (query: Record<string, string>) =>
    rowsOf(await as('ops'), '/hytrack/hyNearest/vehicles', { pageSize: '1', ...query });
  const [largest] = await nearest({ column: 'vehicleTonnage', order: 'desc' });
  const [smallest] = await nearest({ column: 'vehicleTonnage', order: 'asc' });
  const [most, least] = [largest, smallest].map((row) => Number(row?.['vehicleTonnage']) / 100) as [number, number];
  expect(most).toBeGreaterThan(least);
  const asked: object[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hytrack/hyNearest/vehicles?')) asked.push(paramsOf(request.url()));
  });
  await enterAs(page, 'dispatcher', '/shipping/list');
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  await act(page, line(page, '运单', String(note['shippingNoteNumber'])), '改派');
  const form = dialog(page, '改派');
  await form.getByRole('textbox', { name: '计划重量' }).fill(String(most));
  const box = form.getByRole('combobox', { name: '车辆', exact: true });
  await box.click();
  await expect(page.getByRole('option').first()).toContainText(`${most.toFixed(2)} 吨`);
  await expect(page.getByRole('option').first()).not.toContainText('装不下');

  await box.fill(String(smallest?.['vehicleNumber']));
  await expect(page.getByRole('option').first()).toContainText(`核载 ${least} 吨，装不下 ${most} 吨`);
  await page.keyboard.press('Alt+Enter');
  const table = dialog(page, '选择车辆');
  await expect(table.getByRole('columnheader', { name: '装得下' })).toBeVisible();
  // The list and the table ask alike, by filters and by parameters of the call.
  const place = { lng: String(note['sendLng']), lat: String(note['sendLat']) };
  const question = { vehicleNumber: `*${smallest?.['vehicleNumber']}*`, ...place, weight: String(most * 1000) };
  await expect.poll(() => asked.at(-1)).toEqual({ ...question, pageNo: '1', pageSize: '10' });
  expect(asked).toContainEqual({ ...question, pageSize: '100' });

  // What is typed afterwards leaves the choice as it is.
  await table.getByRole('row').nth(1).dblclick();
  await expect(table).toHaveCount(0);
  await form.getByRole('textbox', { name: '计划重量' }).fill(String(least));
  await expect(box).toHaveValue(String(smallest?.['vehicleNumber']));
  await box.click();
  await expect(page.getByRole('option').first()).not.toContainText('装不下');
});

test('POP-01 TBL-02 in a cell the table opens by its key, and what is taken there stands in the cell', async ({ page }) => {
  const open = await rowsOf(await as('ops'), '/hyorder/hyOrder/list', { status: '30', publishMode: '1' });
  const order = open.find((one) => Number(one['totalVehicles']) > 1 && Number(one['totalWeight']) > 0)!;
  await enterAs(page, 'ops', '/wlhy/hyorder/HyOrderList');
  await search(page, { 订单号: String(order['orderNo']) });
  await act(page, line(page, '订单', String(order['orderNo'])), '批量调度');
  const cell = tripCell(page, 1, '车辆');
  await cell.click();
  const box = page.getByRole('combobox', { name: '车辆 1' });
  await expect(box).toBeFocused();
  await expect(cell.getByRole('button', { name: '在表格中选择' })).toHaveCount(0);

  await page.keyboard.press('Alt+Enter');
  const table = dialog(page, '选择车辆');
  await expect(table.getByRole('textbox', { name: '车牌号' })).toBeFocused();
  await expect(table.getByRole('row').nth(2)).toBeVisible();
  const plate = (await table.getByRole('row').nth(2).getByRole('cell').nth(1).innerText()).trim();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(table).toHaveCount(0);
  await expect(cell).toContainText(plate);
  // The keyboard goes on in the table of the trips.
  await expect(dialog(page, '批量调度').getByRole('textbox', { name: '车辆, 第 1 行' })).toBeFocused();
});

test('POP-01 LIST-11 a list is searched by several customers that were ticked in the table, over its pages', async ({ page }) => {
  const all = await rowsOf(await as('ops'), '/shipping/hySendAddress/list');
  await enterAs(page, 'ops', '/shipping/sendaddress');
  const area = page.getByRole('search', { name: '查询条件' });
  await area.getByRole('button', { name: '在表格中选择' }).first().click();
  const table = dialog(page, '选择客户');
  await table.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await table.getByRole('button', { name: '第 2 页' }).click();
  await expect(table.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(table.getByRole('table').getByRole('checkbox', { name: '选择第 1 行' })).not.toBeChecked();
  await table.getByRole('checkbox', { name: '选择第 1 行' }).click();
  const names = (await table.getByRole('group', { name: '已选 2 项' }).getByRole('button').all()).map(async (button) =>
    ((await button.getAttribute('aria-label')) ?? '').replace('移除 ', ''),
  );
  const [first, second] = (await Promise.all(names)) as [string, string];
  await table.getByRole('button', { name: '确定' }).click();
  await expect(table).toHaveCount(0);
  await expect(area).toContainText(first);
  await area.getByRole('button', { name: '查询', exact: true }).click();

  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText(second);
  const wanted = all.filter((row) => [first, second].includes(String(row['customerName']))).length;
  await expect(page.getByText(`共 ${wanted} 条`)).toBeVisible();

  // A link knows only their ids: they stand ticked, under their names.
  await page.reload();
  await expect(area).toContainText(second);
  await area.getByRole('button', { name: '在表格中选择' }).first().click();
  await expect(table.getByRole('group', { name: '已选 2 项' })).toContainText(second);
  // One more beside them: they keep their names.
  await table.getByRole('checkbox', { name: '选择第 3 行' }).click();
  await table.getByRole('button', { name: '确定' }).click();
  await expect(table).toHaveCount(0);
  await expect(area.getByRole('button', { name: /^移除 / })).toHaveCount(3);
  await expect(area).toContainText(first);
  await expect(area).toContainText(second);
  // One from the list is called by its name in the table, too.
  await area.getByRole('combobox', { name: '客户', exact: true }).click();
  const option = page.getByRole('listbox').getByRole('option', { selected: false }).first();
  const fourth = (await option.innerText()).trim();
  await option.click();
  await page.keyboard.press('Alt+Enter');
  await expect(table.getByRole('group', { name: '已选 4 项' })).toContainText(fourth);
});
