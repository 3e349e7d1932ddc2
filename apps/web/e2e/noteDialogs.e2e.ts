import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './support/files.ts';
import { type Row, rowsOf, tonnes, yuan } from './support/freight.ts';
import { act, choose, dialog, fill, line, notice, paste, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const notes = '/shipping/list';
const path = '/shipping/hyShippingNote';

/** A waybill in some state, the oldest, which other flows leave alone, and its line in the list. */
async function lineOf(page: Page, query: Readonly<Record<string, string>>, username = 'ops') {
  const server = await as('ops');
  const [note] = (await rowsOf(server, `${path}/list`, { column: 'createTime', order: 'asc', pageSize: '1', ...query })) as [Row];
  await enterAs(page, username, notes);
  await search(page, { 运单号: String(note['shippingNoteNumber']) });
  return { server, note, row: line(page, '运单', String(note['shippingNoteNumber'])) };
}

test('SHIP-20 G06 a dispatch says what it will hold, by the weight that is typed, and what the wallet has', async ({ page }) => {
  const { server, note, row } = await lineOf(page, { noteStatus: '20', settleType: '0', priceMode: '1' });
  const own = { customerId: String(note['customerId']), companyId: String(note['companyId']) };
  const [wallet] = (await rowsOf(server, '/customer/hyCustomerWallet/list', own)) as [Row];
  const half = Math.ceil(Number(note['plannedWeight']) / 2);
  const weights = { loadWeight: String(half), unloadWeight: String(half) };
  const { result } = await server.get<{ feeTotal: number }>(`${path}/feeTrial`, { id: note.id, ...weights });

  await act(page, row, '改派');
  const form = dialog(page, '改派');
  const figure = (label: string) => form.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('冻结客户资金')).toHaveText(yuan(Number(note['feeTotal'])));
  await expect(figure('钱包可用余额')).toHaveText(yuan(Number(wallet['availableAmount'])));
  await fill(form, { 计划重量: tonnes(half) });

  expect(result.feeTotal).toBeLessThan(Number(note['feeTotal']));
  await expect(figure('冻结客户资金')).toHaveText(yuan(result.feeTotal));
  await fill(form, { 计划重量: '190000' });
  await expect(figure('钱包可用余额')).toContainText('余额不足');
  // Who is nearest to the loading place stands first.
  for (const label of ['车辆', '司机']) {
    await form.getByRole('combobox', { name: label, exact: true }).click();
    await expect(page.getByRole('option').first()).toContainText(/距装货地 [\d.]+ 公里（\d+ (分钟|小时)前）/);
    await page.keyboard.press('Escape');
  }
});

test('SHIP-20 G06 who may not see wallets is told what a dispatch will hold, and nothing of the wallet', async ({ page }) => {
  const { note, row } = await lineOf(page, { noteStatus: '20', settleType: '0' }, 'dispatcher');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/hyCustomerWallet/')) asked += 1;
  });
  await act(page, row, '改派');
  const form = dialog(page, '改派');
  await expect(form.getByText('冻结客户资金')).toBeVisible();
  await expect(form).toContainText(yuan(Number(note['feeTotal'])));
  await expect(form.getByText('钱包可用余额')).toHaveCount(0);
  expect(asked).toBe(0);

  // On paper it goes alone, without buttons, and without what it costs.
  await page.keyboard.press('Escape');
  await act(page, row, '打印运单');
  const paper = dialog(page, `运单 ${String(note['shippingNoteNumber'])}`);
  await expect(paper).toContainText(String(note['vehicleNumber']));
  await expect(paper.getByRole('region', { name: '签字' })).toBeVisible();
  await expect(paper).not.toContainText('运费');
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('button', { name: '打印运单' })).toBeHidden();
  await expect(row).toBeHidden();
});

test('SHIP-20 the net weight follows from gross and tare, until another one is typed', async ({ page }) => {
  const { row } = await lineOf(page, { noteStatus: '20' });
  await act(page, row, '装货');
  const form = dialog(page, '装货');
  const net = form.getByRole('textbox', { name: '净重' });

  await fill(form, { 毛重: '48.480', 皮重: '16' });
  await expect(net).toHaveValue('32.480');
  await fill(form, { 毛重: '49' });
  await expect(net).toHaveValue('33.000');
  await expect(form.getByText('毛重减皮重为')).toHaveCount(0);

  await net.fill('31.5');
  await fill(form, { 皮重: '17' });
  await expect(form.getByText('毛重减皮重为')).toHaveText('毛重减皮重为 32.000 吨');
  await expect(net).toHaveValue(/^31\.50*$/);
  await net.fill('');
  await fill(form, { 皮重: '16.5' });
  await expect(net).toHaveValue('32.500');
});

test('SHIP-20 G08 a remark is for those who were chosen, and takes files', async ({ page }) => {
  const { server, note, row } = await lineOf(page, { noteStatus: '20' });
  await act(page, row, '备注');
  const form = dialog(page, '备注');
  await fill(form, { 备注内容: '仅客户可见的说明' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: '附件', exact: true }).click();
  await (await chooser).setFiles([1, 2].map((index) => picture(`说明${index}.png`)));
  for (const index of [1, 2]) await expect(form.getByRole('link', { name: `下载 说明${index}.png` })).toBeVisible();
  for (const side of ['平台', '客户', '司机']) await form.getByRole('button', { name: `移除 ${side}` }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('可见范围不能为空')).toBeVisible();
  await form.getByRole('combobox', { name: '可见范围' }).click();
  await page.getByRole('option', { name: '客户' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form).toBeHidden();

  const { result } = await server.get<Row[]>('/shipping/hyNoteEvent/list', { noteId: note.id, eventType: 'noteAdded' });
  const remark = result.find((event) => event['content'] === '仅客户可见的说明');
  expect(remark?.['visibleTo']).toBe('customer,platform');
  expect(String(remark?.['files']).split(',')).toHaveLength(2);
});

test('SHIP-20 G04 the timeline shows one kind of event, and is asked again on the road while somebody looks', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/shipping/hyNoteEvent/list')) asked += 1;
  });
  const { row } = await lineOf(page, { noteStatus: '40' });
  await act(page, row, '时间轴');
  const timeline = dialog(page, /时间轴/);
  const entries = timeline.getByRole('listitem');
  const kinds = timeline.getByRole('radiogroup', { name: '事件类别' });
  await expect(entries.filter({ hasText: '发车' })).toHaveCount(1);
  const all = await entries.count();

  await kinds.getByText('运输').click();
  await expect(entries.filter({ hasText: '派车' })).toHaveCount(0);
  await expect(entries.filter({ hasText: '发车' })).toHaveCount(1);
  await kinds.getByText('调度').click();
  await expect(entries.filter({ hasText: '派车' })).toHaveCount(1);
  await expect(entries.filter({ hasText: '发车' })).toHaveCount(0);
  await kinds.getByText('全部').click();
  await expect(entries).toHaveCount(all);

  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  expect(asked).toBe(1);
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(2);
  await turn('hidden');
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(31_000);
  await turn('visible');
  expect(asked).toBe(2);
  await page.clock.fastForward(31_000);
  await expect.poll(() => asked).toBe(3);
});

test('SHIP-20 G11 a revocation says what follows, and of a loaded waybill wants its number', async ({ page }) => {
  const { server, note, row } = await lineOf(page, { noteStatus: '40', frozenAmount_begin: '1' }, 'dispatcher');
  const number = String(note['shippingNoteNumber']);
  await act(page, row, '撤销');
  const form = dialog(page, '撤销');
  const consequences = form.getByRole('region', { name: '撤销的后果' });
  await expect(consequences).toContainText('经他人同意后才撤销');
  await expect(consequences).toContainText(`解冻客户资金 ${yuan(Number(note['frozenAmount']))} 元`);
  await expect(consequences).toContainText(`${String(note['driverName'])} · ${String(note['vehicleNumber'])}`);
  await expect(form.getByRole('combobox', { name: '撤销原因' })).toBeFocused();
  await choose(page, form.getByRole('combobox', { name: '撤销原因' }), '货物或地点有误');
  await fill(form, { 撤销说明: '品名写错' });
  const ok = form.getByRole('button', { name: '确定' });
  await expect(ok).toBeDisabled();
  await fill(form, { 输入运单号确认: number.slice(0, -1) });
  await expect(ok).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('与上方运单号一致后才能确定');
  await fill(form, { 输入运单号确认: number });
  await ok.click();
  await expect(form).toBeHidden();
  expect(await server.get(`${path}/queryById`, { id: note.id })).toMatchObject({
    result: { noteStatus: '40', revokeState: '1', revokeCode: '4', revokeReason: '品名写错' },
  });

  // Who decides on it reads the same of what follows.
  await enterAs(page, 'ops', `${notes}?shippingNoteNumber=${number}`);
  await act(page, line(page, '运单', number), '撤销审批');
  const decision = dialog(page, /^撤销审批/);
  await expect(decision).toContainText('货物或地点有误');
  await expect(decision.getByRole('region', { name: '撤销的后果' })).toContainText(`解冻客户资金 ${yuan(Number(note['frozenAmount']))} 元`);
  await expect(decision.getByRole('region', { name: '撤销的后果' })).not.toContainText('经他人同意');
});

test('SHIP-20 G11 a waybill without a load needs its reason only', async ({ page }) => {
  const { row } = await lineOf(page, { noteStatus: '20' });
  await act(page, row, '撤销');
  const form = dialog(page, '撤销');
  await expect(form.getByRole('region', { name: '撤销的后果' })).not.toContainText('经他人同意');
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('alert')).toHaveText('撤销原因不能为空');
  await choose(page, form.getByRole('combobox', { name: '撤销原因' }), '其他');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByRole('alert')).toHaveText('撤销说明不能为空');
});

/** The inputs of one column of goods, in order; the table has another one that stands for the cell with the focus. */
const cellInputs = (form: Locator, title: string) => form.getByRole('gridcell').locator(`input[aria-label^="${title}, "]`);

test('GRID-07 goods are not saved with a weight that is none: it stays in red, has the focus, and is corrected', async ({ page }) => {
  const { server, note, row } = await lineOf(page, { noteStatus: '30' });
  const goods = async () => (await server.get<{ goods: object[] }>(`${path}/detail`, { id: note.id })).result.goods;
  const before = await goods();
  await act(page, row, '货物明细');
  const form = dialog(page, /^货物明细/);
  const weight = cellInputs(form, '重量 (吨)').first();
  const old = await weight.inputValue();
  const ok = form.getByRole('button', { name: '确定' });

  await paste(weight, `${old}x`);
  await ok.click();
  await expect(form.getByRole('alert')).toHaveText(`货物明细第 1 行：“${old}x”不是有效的重量 (吨)，请改正`);
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue(`${old}x`);
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(weight).toHaveAccessibleName(`重量 (吨), 第 1 行, “${old}x”不是有效的重量 (吨)`);
  expect(await goods()).toEqual(before);

  await weight.fill(old);
  await cellInputs(form, '件数').first().fill('7');
  await expect(form.getByRole('alert')).toBeHidden();
  await ok.click();
  await expect(form).toBeHidden();
  expect(await goods()).toMatchObject([{ totalNumberOfPackages: 7 }]);
});

test('GRID-08 of 30 lines of goods the ten are pasted that a waybill may have, it is told, and one undo takes them back', async ({
  page,
}) => {
  const { row } = await lineOf(page, { noteStatus: '30' });
  await act(page, row, '货物明细');
  const form = dialog(page, /^货物明细/);
  const names = cellInputs(form, '货物名称');
  await expect(names).toHaveCount(1);

  await paste(names.first(), Array.from({ length: 30 }, (_, index) => `货物 ${index + 1}\t煤炭`).join('\n'));

  await expect(names).toHaveCount(10);
  await expect(names.last()).toHaveValue('货物 10');
  await expect(notice(page, '表格最多 10 行，末尾的 20 行未粘贴')).toBeVisible();
  await expect(form.getByRole('button', { name: '新增' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(names).toHaveCount(1);
  await expect(form.getByRole('button', { name: '新增' })).toBeEnabled();
});
