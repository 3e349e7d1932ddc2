import { expect, test } from '@playwright/test';
import { linesOf, workbook } from './support/files.ts';
import { moment, rowsOf, tonnes } from './support/freight.ts';
import { dialog, figure, line, list, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';

test('WAY-03 IMP-01 weighbridge slips are imported: good rows load and unload their waybill, bad cells are named', async ({ page }) => {
  const server = await as('ops');
  const loadTime = moment(-200);
  const accepted = await rowsOf(server, '/shipping/hyShippingNote/list', { noteStatus: '20' });
  const [waiting, other] = accepted.filter(({ acceptTime }) => String(acceptTime) <= loadTime);
  if (waiting === undefined || other === undefined) throw new Error('No waybill waits to be loaded.');
  const number = String(waiting['shippingNoteNumber']);
  const weight = Number(waiting['plannedWeight']);
  await enterAs(page, 'ops', '/shipping/list');
  await tool(page, '运单', '导入磅单').click();
  const form = dialog(page, '导入磅单');
  const template = page.waitForEvent('download');
  await form.getByRole('button', { name: '下载模板' }).click();
  const captions = ((await linesOf(await template)).find((cells) => cells.some((cell) => cell.startsWith('运单号'))) ?? []).map((cell) =>
    cell.replace('*', '').trim(),
  );
  expect(captions).toEqual(['运单号', '装货毛重', '装货皮重', '装货净重', '装货时间', '卸货净重', '卸货时间', '磅单号']);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /点击选择/ }).click();
  await (
    await chooser
  ).setFiles(
    await workbook('磅单.xlsx', captions, [
      [number, '', '', tonnes(weight), loadTime, tonnes(weight - 10), moment(-20), 'BD-77'],
      [String(other['shippingNoteNumber']), '20', '10', '1', loadTime, '1', moment(-20), ''],
      ['YD1999010100000001', '', '', '5', loadTime, '5', moment(-20), ''],
      [number, '', '', '5', loadTime, '5', moment(-20), ''],
    ]),
  );
  await form.getByRole('button', { name: '检查数据' }).click();
  await expect(form.getByText('共 4 行，可导入 1 行，有错误 3 行')).toBeVisible();
  await form.getByRole('button', { name: '导入 1 行' }).click();
  await expect(form.getByText('共 4 行，成功 1 行，失败 3 行')).toBeVisible();
  const bad = await Promise.all(
    (await form.getByRole('table', { name: '错误明细' }).getByRole('row').all())
      .slice(1)
      .map((row) => row.getByRole('cell').allInnerTexts()),
  );
  expect(bad.map(([row, column]) => `${row} ${column}`)).toEqual(['3 装货净重', '4 运单号', '5 运单号']);
  expect(bad[0]?.[2]).toContain('净重应等于毛重减皮重');
  expect(bad[1]?.[2]).toContain('运单不存在');
  const report = page.waitForEvent('download');
  await form.getByRole('button', { name: '下载差异表' }).click();
  expect((await linesOf(await report)).some((cells) => cells.includes(number))).toBe(true);
  await form.getByRole('button', { name: '关闭' }).last().click();

  await search(page, { 运单号: number });
  const row = line(page, '运单', number);
  await expect(row).toContainText('已卸货');
  expect(await figure(list(page, '运单'), row, '装货重量')).toBe(tonnes(weight));
  expect(await figure(list(page, '运单'), row, '卸货重量')).toBe(tonnes(weight - 10));
});
