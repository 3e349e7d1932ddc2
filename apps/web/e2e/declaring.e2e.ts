import { expect } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { type Row, rowsOf } from './support/freight.ts';
import { act, choose, dialog, line, notice, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const path = '/wlhy/hytax/HyTaxDeclarationList';
const listed = async (query: Record<string, string>): Promise<Row> =>
  (await rowsOf(await as('tax'), '/hytax/hyTaxDeclaration/list', query))[0]!;

test('FRT-17 what was paid in a quarter is reported: built by one, found right by another, filed, read, and corrected', async ({
  page,
}) => {
  const { companyName, period } = await listed({ taxKind: '2', state: '10' });
  await enterAs(page, 'tax', path);
  await tool(page, '涉税申报', '生成批次').click();
  const form = dialog(page, '生成批次');
  await choose(page, form.getByRole('combobox', { name: '申报主体' }), String(companyName), String(companyName));
  await choose(page, form.getByRole('combobox', { name: '申报类型' }), '从业人员身份信息报送');
  await expect(form.getByRole('combobox', { name: '所属期' })).toHaveValue(String(period));
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已生成申报批次/)).toBeVisible();
  const { batchNo, id, personCount } = await listed({ taxKind: '1' });
  const row = line(page, '涉税申报', String(batchNo));
  await expect(row).toContainText('待复核');
  // The same quarter is declared once.
  await tool(page, '涉税申报', '生成批次').click();
  await choose(page, form.getByRole('combobox', { name: '申报主体' }), String(companyName), String(companyName));
  await choose(page, form.getByRole('combobox', { name: '申报类型' }), '从业人员身份信息报送');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('该所属期已有申报')).toBeVisible();

  await enterAs(page, 'finance_mgr', `${path}?batchNo=${batchNo}`);
  await act(page, row, '复核');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('待申报');

  await enterAs(page, 'tax', `${path}?batchNo=${batchNo}`);
  await act(page, row, '申报');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('申报成功', { timeout: 15_000 });
  await expect(row).toContainText('模拟');
  await act(page, row, '人员明细');
  const people = dialog(page, /人员明细/);
  await expect(people.getByText(/\*{4}/).first()).toBeVisible();
  await expect(people.getByText(`共 ${personCount} 条`)).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await act(page, row, '下载申报文件');
  expect((await download).suggestedFilename()).toMatch(new RegExp(`${batchNo}\\.xlsx$`));

  await act(page, row, '更正');
  const correction = dialog(page, '更正');
  await correction.getByRole('textbox', { name: '原因' }).fill('漏报人员');
  await correction.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已更正');
  expect(await listed({ taxKind: '1', state: '10' })).toMatchObject({ correctsId: id, personCount });
  expect(await violations(page)).toEqual([]);
});
