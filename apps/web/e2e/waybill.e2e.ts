import { expect, type Page } from '@playwright/test';
import { expectBooked } from './support/books.ts';
import { picture } from './support/files.ts';
import { freeCrews, moment, momentAfter, payer, type Row, rowsOf, tonnes, yuan, type Crew, type Payer } from './support/freight.ts';
import { orderForm } from './support/orderForm.ts';
import { baseUrl } from './support/people.ts';
import { act, choose, decide, dialog, figure, fill, line, list, notice, search, tool, tripCell, upload, visit } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';
import { booking, feesOf } from './support/sums.ts';

const orders = '/wlhy/hyorder/HyOrderList';
const notes = '/shipping/list';
const reference = 'E2E-A-0001';
/** Case A1 of the fee formulas. @source freight-domain 4.5 */
const terms = { unitPrice: 855_000, lossRate: 30, cargoPrice: 62_000, serviceRate: 600 };
const planned = feesOf({ ...terms, loadWeight: 32_000, unloadWeight: 32_000 });
const loaded = feesOf({ ...terms, loadWeight: 32_480, unloadWeight: 32_480 });
const unloaded = feesOf({ ...terms, loadWeight: 32_480, unloadWeight: 32_300 });

test('FEE-01 the expected fees are those of case A', () => {
  expect(unloaded).toMatchObject({
    driverFeeRaw: 276_165,
    lossAmount: 5146,
    driverFee: 271_000,
    roundingAmount: 19,
    serviceFee: 16_260,
    customerFee: 287_260,
  });
  expect(planned.customerFee).toBe(290_016);
});

/** Available and frozen money of the payer, as the wallet page shows them, in fen. */
async function wallet(page: Page, customer: string): Promise<{ available: number; frozen: number }> {
  // Loaded, not visited: a page that was open before would show the figures that it knows.
  await page.goto(`${baseUrl()}/wlhy/hycustomerwallet/HyCustomerWalletList`);
  await search(page, { 客户名称: customer });
  await expect(page.getByRole('main').getByText('共 1 条')).toBeVisible();
  const fen = async (caption: string) =>
    Math.round(Number((await figure(list(page, '客户钱包'), line(page, '客户钱包', customer), caption)).replaceAll(',', '')) * 100);
  return { available: await fen('可用余额'), frozen: await fen('冻结金额') };
}

async function openNotes(page: Page, username = 'ops'): Promise<void> {
  await enterAs(page, username, notes);
  await page.getByRole('search').getByRole('button', { name: '筛选' }).click();
  await search(page, { 原始单号: reference });
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText(reference);
  // Until the answer is there, the rows of before stay in view, and a driver of ours may be among them with another trip.
  await expect(page.locator('[aria-busy="true"]').filter({ has: list(page, '运单') })).toHaveCount(0);
}

test.describe.serial('a waybill', () => {
  let who: Payer;
  let crews: Crew[];
  let before: { available: number; frozen: number };
  let number = '';
  const plate = (index: number) => String(crews[index]?.vehicle['vehicleNumber']);
  const name = (index: number) => String(crews[index]?.driver['driverName']);
  const pick = async (page: Page, title: string, index: number) => {
    const form = dialog(page, title);
    await choose(page, form.getByRole('combobox', { name: '司机' }), name(index), name(index));
    await choose(page, form.getByRole('combobox', { name: '车辆' }), plate(index), plate(index));
  };

  test.beforeAll(async () => {
    const server = await as('ops');
    who = await payer(server);
    crews = await freeCrews(server, 4);
  });

  test('SHIP-01 an order is entered in five steps, and its prices are estimated as they are typed', async ({ page }) => {
    const customer = String(who.customer['customerName']);
    await enterAs(page, 'ops');
    before = await wallet(page, customer);
    await visit(page, orders);
    await tool(page, '订单', '新增').click();
    const order = orderForm(page);
    const { form, next } = order;

    await next.click();
    for (const label of ['订单模式', '客户', '货主']) await expect(form.getByText(`${label}不能为空`)).toBeVisible();
    await order.parties(who, reference);
    await next.click();
    // A save that is too early leads back to what is missing.
    await order.save.click();
    await expect(form.getByText('装货地址不能为空')).toBeVisible();
    await order.places(who);
    await next.click();
    await order.cargo({ tonnes: '64', vehicles: '3' });
    await next.click();
    await order.terms();

    const whole = feesOf({ ...terms, loadWeight: 64_000, unloadWeight: 64_000 });
    for (const [label, fen] of [
      ['司机运费(预估)', whole.driverFee],
      ['服务费(预估)', whole.serviceFee],
      ['客户运费(预估)', whole.customerFee],
      ['费用合计', whole.customerFee],
    ] as const)
      await expect(order.estimate(label)).toContainText(yuan(fen));
    await next.click();
    await order.save.click();
    await expect(notice(page, '添加成功！')).toBeVisible();
    const row = line(page, '订单', customer).first();
    await expect(row).toContainText('草稿');
    expect(await figure(list(page, '订单'), row, '费用合计')).toBe(yuan(whole.customerFee));
  });

  test('SHIP-01 SHIP-20 the order is handed in, reviewed, and dispatched to two crews', async ({ page }) => {
    await enterAs(page, 'ops', orders);
    const row = list(page, '订单').getByRole('row').nth(1);
    await act(page, row, '提交');
    await expect(row).toContainText('待审核');
    // Another one than who entered it.
    await enterAs(page, 'ops2', orders);
    await act(page, row, '审核');
    const review = dialog(page, /^审核订单/);
    await expect(review).toContainText(String(who.shipper['shipperName']));
    await review.getByRole('button', { name: '确定' }).click();
    await expect(review.getByText('审核结论不能为空').first()).toBeVisible();
    await decide(review, '通过');
    await expect(row).toContainText('待调度');
    await enterAs(page, 'ops', orders);

    await act(page, row, '调度');
    const form = dialog(page, '调度');
    await expect(form).toContainText('剩余量 64.000 吨');
    await pick(page, '调度', 0);
    await fill(form, { 计划重量: '32' });
    await form.getByRole('button', { name: '确定' }).click();
    await expect(form).toBeHidden();
    await expect(row).toContainText('调度中');
    await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');

    await act(page, row, '批量调度');
    const batch = dialog(page, '批量调度');
    const trips = batch.getByRole('grid', { name: '派车明细' });
    const cell = (line: number, column: Parameters<typeof tripCell>[2]) => tripCell(page, line, column);
    const into = async (line: number, column: '司机' | '车辆', text: string) => {
      await cell(line, column).click();
      await choose(page, page.getByRole('combobox', { name: `${column} ${line}` }), text, text);
      await expect(cell(line, column)).toContainText(text);
    };
    const weigh = async (line: number, weight: string) => {
      await cell(line, '重量').getByRole('textbox').fill(weight);
      await page.keyboard.press('Tab');
    };
    const ok = batch.getByRole('button', { name: '确定' });
    await into(1, '司机', name(1));
    await into(1, '车辆', plate(1));
    await weigh(1, '20');
    await into(2, '司机', name(1));
    await into(2, '车辆', plate(1));
    await expect(cell(2, '车辆')).toHaveAttribute('aria-invalid', 'true');
    await expect(batch.getByText('车辆重复').first()).toBeVisible();
    await weigh(2, '15');
    await expect(batch.getByRole('status').filter({ hasText: '剩余' })).toHaveText('合计 35.000 / 剩余 32.000 吨');
    await ok.click();
    await expect(cell(2, '重量')).toHaveAttribute('aria-invalid', 'true');
    // A row of which too little is known is marked at its cells; one left blank is not sent.
    await batch.getByRole('button', { name: '新增' }).click();
    await weigh(3, '1');
    await ok.click();
    await expect(cell(3, '司机')).toHaveAttribute('aria-invalid', 'true');
    await weigh(3, '');
    await weigh(2, '12');
    await into(2, '司机', name(2));
    // The first is taken; the second comes with a vehicle that is on its way already, stays, and is fixed.
    await into(2, '车辆', plate(0));
    await expect(cell(2, '车辆')).not.toHaveAttribute('aria-invalid', 'true');
    await ok.click();
    await expect(batch.getByText(/车辆存在在途运单/).first()).toBeVisible();
    await expect(cell(1, '车辆')).toHaveAttribute('aria-invalid', 'true');
    await expect(trips.getByRole('row')).toHaveCount(3);
    await expect(batch).toContainText('剩余量 12.000 吨');
    await into(1, '车辆', plate(2));
    await ok.click();
    await expect(batch).toBeHidden();
    await expect(row).toContainText('已调度');

    const customer = String(who.customer['customerName']);
    const parts = [32_000, 20_000, 12_000].map((weight) => feesOf({ ...terms, loadWeight: weight, unloadWeight: weight }).customerFee);
    const frozen = parts.reduce((sum, fen) => sum + fen, 0);
    expect(parts[0]).toBe(planned.customerFee);
    expect(await wallet(page, customer)).toEqual({ available: before.available - frozen, frozen: before.frozen + frozen });
  });

  test('SHIP-02 SHIP-20 SHIP-21 it is accepted, loaded, sent off, unloaded and signed, every figure as computed', async ({ page }) => {
    test.slow();
    await openNotes(page);
    const table = list(page, '运单');
    const row = line(page, '运单', name(0));
    await expect(table.getByRole('checkbox', { name: /^选择第/ })).toHaveCount(3);
    number = (await row.getByRole('link').first().innerText()).trim();
    expect(number).toMatch(/^YD\d{16}$/);
    await expect(row).toContainText('待接单');
    expect(await figure(table, row, '司机运费')).toBe(yuan(planned.driverFee));

    await act(page, row, '接单代操作');
    await dialog(page, '接单代操作').getByRole('textbox').fill('司机电话确认');
    await dialog(page, '接单代操作').getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('待装货');

    await act(page, row, '装货');
    const load = dialog(page, '装货');
    // Offered is a time that may be: not before the acceptance of a moment ago.
    const loadTime = await load.getByRole('textbox', { name: '装货时间' }).inputValue();
    await fill(load, { 毛重: '48.480', 皮重: '16.000', 净重: '40', 磅单号: 'BD-1' });
    await load.getByRole('button', { name: '确定' }).click();
    // What is wrong here and what the server has against it are told together.
    await expect(load.getByText('磅单照片不能为空')).toBeVisible();
    await expect(
      load
        .getByRole('alert')
        .filter({ hasText: /装载超过核定载质量，禁止发车|净重应等于毛重减皮重/ })
        .first(),
    ).toBeVisible();
    await upload(page, load, '磅单照片', picture('装货磅单.png', [180, 60, 30]));
    // The words of the first answer are still there: this is about the second one.
    await Promise.all([page.waitForResponse(/hyShippingNote\/load/), load.getByRole('button', { name: '确定' }).click()]);
    await expect(
      load
        .getByRole('alert')
        .filter({ hasText: /装载超过核定载质量，禁止发车|净重应等于毛重减皮重/ })
        .first(),
    ).toBeVisible();
    await fill(load, { 净重: '32.480', 装货时间: moment(-300) });
    await load.getByRole('button', { name: '确定' }).click();
    await expect(load.getByText(/装货时间不能早于接单时间/).first()).toBeVisible();
    await fill(load, { 装货时间: loadTime });
    await load.getByRole('button', { name: '确定' }).click();
    await expect(load).toBeHidden();
    await expect(row).toContainText('已装货');
    expect(await figure(table, row, '装货重量')).toBe(tonnes(32_480));
    expect(await figure(table, row, '司机运费')).toBe(yuan(loaded.driverFee));

    await act(page, row, '发车');
    await fill(dialog(page, '发车'), { 发车时间: loadTime });
    await dialog(page, '发车').getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('运输中');

    await act(page, row, '卸货');
    const unload = dialog(page, '卸货');
    await upload(page, unload, '磅单照片', picture('卸货磅单.png', [30, 140, 80]));
    const unloadTime = await momentAfter(loadTime);
    await fill(unload, { 净重: '32.300', 卸货时间: loadTime });
    await unload.getByRole('button', { name: '确定' }).click();
    await expect(unload.getByText('卸货时间必须晚于装货时间')).toBeVisible();
    await fill(unload, { 卸货时间: unloadTime });
    await unload.getByRole('button', { name: '确定' }).click();
    await expect(unload).toBeHidden();
    await expect(row).toContainText('已卸货');

    await act(page, row, '签收');
    const sign = dialog(page, '签收');
    await upload(page, sign, '回单照片', picture('回单.png', [90, 90, 160]));
    await fill(sign, { 签收时间: unloadTime, 签收人: '王收货', 回单号: 'HD-1' });
    await sign.getByRole('button', { name: '确定' }).click();
    const question = dialog(page, '请确认');
    await expect(question).toContainText('尚未签署，签收后将作废');
    await question.getByRole('button', { name: '确定' }).click();
    await expect(sign).toBeHidden();
    await expect(row).toContainText('已签收');

    for (const [caption, text] of [
      ['装货重量', tonnes(32_480)],
      ['卸货重量', tonnes(32_300)],
      ['司机运费', yuan(unloaded.driverFee)],
      ['费用合计', yuan(unloaded.customerFee)],
    ] as const) {
      expect(await figure(table, row, caption), caption).toBe(text);
    }
    const { records } = (
      await (await as('ops')).get<{ records: unknown[] }>('/shipping/hyShippingNote/list', { shippingNoteNumber: number })
    ).result;
    expect(records).toMatchObject([{ lossWeight: 180 }]);
    await act(page, row, '备注');
    const note = dialog(page, '备注');
    await note.getByRole('textbox').first().fill('回单已寄出，顺丰');
    await note.getByRole('button', { name: '确定' }).click();
    await expect(note).toBeHidden();

    await act(page, row, '时间轴');
    const timeline = dialog(page, /时间轴/);
    for (const text of [
      `派车：${name(0)} ${plate(0)}，计划32.000吨`,
      '代司机接单：司机电话确认',
      `装货32.480吨，司机运费${yuan(loaded.driverFee)}元`,
      '发车',
      `卸货32.300吨，货损0.180吨，司机运费${yuan(unloaded.driverFee)}元`,
      '回单已寄出，顺丰',
    ])
      await expect(timeline.getByText(text).first()).toBeVisible();
    for (const event of ['装货', '卸货', '签收']) await expect(timeline.getByRole('img', { name: event })).toBeVisible();
    await page.keyboard.press('Escape');

    await row.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
    const main = page.getByRole('main');
    const value = (label: string) => main.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
    for (const [label, text] of [
      ['运费(抹零前)', yuan(unloaded.driverFeeRaw)],
      ['扣损金额', yuan(unloaded.lossAmount)],
      ['抹零金额', yuan(unloaded.roundingAmount)],
      ['司机运费', yuan(unloaded.driverFee)],
      ['服务费', yuan(unloaded.serviceFee)],
      ['客户运费', yuan(unloaded.customerFee)],
      ['费用合计', yuan(unloaded.customerFee)],
      ['冻结客户资金', yuan(unloaded.customerFee)],
      ['应付尾款', yuan(unloaded.driverFee)],
    ] as const)
      await expect(value(label).first(), label).toContainText(text);
    // Among the documents, and again beside what happened.
    await expect(main.getByRole('img')).toHaveCount(6);
    await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: number })).toBeVisible();

    const frozen = [20_000, 12_000].reduce(
      (sum, weight) => sum + feesOf({ ...terms, loadWeight: weight, unloadWeight: weight }).customerFee,
      unloaded.customerFee,
    );
    expect(await wallet(page, String(who.customer['customerName']))).toEqual({
      available: before.available - frozen,
      frozen: before.frozen + frozen,
    });
  });

  test('SHIP-20 SHIP-21 a waybill gets another vehicle, is loaded, and is taken back only with a second person’s consent', async ({
    page,
    browser,
  }) => {
    await openNotes(page);
    const row = line(page, '运单', name(1));
    await act(page, row, '改派');
    await pick(page, '改派', 3);
    await dialog(page, '改派').getByRole('button', { name: '确定' }).click();
    await expect(dialog(page, '改派')).toBeHidden();
    const changed = line(page, '运单', name(3));
    await expect(changed).toContainText(plate(3));
    await expect(row).toHaveCount(0);

    await act(page, changed, '接单代操作');
    await dialog(page, '接单代操作').getByRole('textbox').fill('电话');
    await dialog(page, '接单代操作').getByRole('button', { name: '确定' }).click();
    await expect(changed).toContainText('待装货');
    await act(page, changed, '装货');
    await fill(dialog(page, '装货'), { 净重: '20' });
    await upload(page, dialog(page, '装货'), '磅单照片', picture('磅单.png'));
    await dialog(page, '装货').getByRole('button', { name: '确定' }).click();
    await expect(changed).toContainText('已装货');

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await openNotes(colleague, 'dispatcher');
    const theirs = line(colleague, '运单', name(3));
    const loadedNumber = (await theirs.getByRole('link').first().innerText()).trim();
    await act(colleague, theirs, '撤销');
    await fill(dialog(colleague, '撤销'), { 输入运单号确认: loadedNumber });
    await dialog(colleague, '撤销').getByRole('button', { name: '确定' }).click();
    await expect(dialog(colleague, '撤销').getByRole('alert')).toBeVisible();
    await choose(colleague, dialog(colleague, '撤销').getByRole('combobox', { name: '撤销原因' }), '客户取消');
    await dialog(colleague, '撤销').getByRole('button', { name: '确定' }).click();
    await expect(dialog(colleague, '撤销')).toBeHidden();
    await expect(theirs).toContainText('已装货');
    await expect(theirs.getByRole('button', { name: '撤销审批' })).toHaveCount(0);
    await context.close();

    const before20 = await wallet(page, String(who.customer['customerName']));
    await openNotes(page);
    await act(page, changed, '撤销审批');
    const review = dialog(page, /^撤销审批/);
    await expect(review).toContainText('客户取消');
    await decide(review, '通过');
    await expect(changed).toContainText('已撤销');
    const freed = feesOf({ ...terms, loadWeight: 20_000, unloadWeight: 20_000 }).customerFee;
    const after = await wallet(page, String(who.customer['customerName']));
    expect(after.available).toBe(before20.available + freed);
    // Examined waybills of the customer may be funded meanwhile, from what is set aside for them.
    expect(after.frozen).toBeLessThanOrEqual(before20.frozen - freed);
    const [gone] = await rowsOf(await as('ops'), '/shipping/hyShippingNote/list', { shippingNoteNumber: loadedNumber });
    await expectBooked(gone!.id, [...booking.frozen(freed), ...booking.frozen(-freed)]);

    await visit(page, orders);
    await expect(list(page, '订单').getByRole('row').nth(1)).toContainText('调度中');
  });
});

test('WAY-01 N7 more unloaded than loaded is asked about, and taken once that is confirmed', async ({ page }) => {
  const server = await as('ops');
  const [note] = (await rowsOf(server, '/shipping/hyShippingNote/list', {
    noteStatus: '40',
    orderMode: '1',
    column: 'createTime',
    order: 'asc',
  })) as [Row];
  await enterAs(page, 'ops', notes);
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  const row = line(page, '运单', String(note['shippingNoteNumber']));
  await act(page, row, '卸货');
  const unload = dialog(page, '卸货');
  await fill(unload, { 净重: tonnes(Math.ceil(Number(note['loadWeight']) * 1.06)) });
  await upload(page, unload, '磅单照片', picture('卸货磅单.png'));
  await unload.getByRole('button', { name: '确定' }).click();

  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog').filter({ hasText: '卸货重量大于装货重量' }))
    .last();
  await expect(question).toContainText('卸货重量大于装货重量');
  await question.getByRole('button', { name: '确定' }).click();

  await expect(unload).toBeHidden();
  await expect(row).toContainText('已卸货');
});
