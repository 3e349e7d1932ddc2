import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { linesOf, workbook } from './support/files.ts';
import { vehicleNumber } from './support/numbers.ts';
import { dialog, list, search, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';

/** A sheet as the people of a fleet keep it: own order and headings, a column that is nobody's, and its mistakes. */
const captions = [
  '序号',
  '号牌',
  '车牌颜色',
  '车辆类型',
  '所有人',
  '所有人证件号',
  '使用性质',
  '大架号',
  '行驶证发证机关',
  '注册日期',
  '发证日期',
  '能源类型',
  '核定载质量',
  '总质量',
  '道路运输证号',
];
const plate = (index: number) => `鲁G7W${String(index).padStart(3, '0')}`;
const row = (index: number, changes: Readonly<Record<string, string>> = {}) => {
  const values: Record<string, string> = {
    序号: String(index + 1),
    号牌: plate(index),
    车牌颜色: '黄',
    车辆类型: '重型半挂牵引车',
    所有人: '潍坊测试运输有限公司',
    所有人证件号: '91370700MA3D000127',
    使用性质: '货运',
    大架号: vehicleNumber(700 + index),
    行驶证发证机关: '潍坊市公安局交通警察支队',
    注册日期: '2022/3/1',
    发证日期: '2022年3月2日',
    能源类型: '柴油',
    核定载质量: '36',
    总质量: '40吨',
    道路运输证号: `37078300${String(7000 + index)}`,
    ...changes,
  };
  return captions.map((caption) => values[caption] ?? '');
};

test('IMP-03 thirty vehicles come in from a sheet: columns are matched, three mistakes are fixed, what is refused is told', async ({
  page,
}, testInfo) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await enterAs(page, 'ops', '/wlhy/hyvehicle/HyVehicleList');
  await tool(page, '车辆', '导入').click();
  const form = dialog(page, '导入车辆');
  const rows = Array.from({ length: 30 }, (_, index) => row(index));
  rows[4] = row(4, { 号牌: '鲁G7' });
  rows[11] = row(11, { 车辆类型: '飞船' });
  rows[20] = row(20, { 道路运输证号: '' });
  const path = testInfo.outputPath('车队.xlsx');
  await writeFile(path, (await workbook('车队.xlsx', captions, rows)).buffer);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: /点击选择/ }).click();
    await (await chooser).setFiles(path);
  };
  await choose();

  // A common name of the plate is known, one of the frame's number is not.
  await expect(form.getByRole('combobox', { name: '“号牌”导入为' })).toHaveValue(/^车牌号/);
  await expect(form.getByText('1 个必填列没有对应：')).toBeVisible();
  await form.getByRole('button', { name: '车辆识别代号', exact: true }).click();
  await page.getByRole('menuitem', { name: '大架号' }).click();
  await expect(form.getByText('1 列不导入：序号')).toBeVisible();
  await form.getByRole('button', { name: '检查数据' }).click();
  await expect(form.getByText('共 30 行，可导入 27 行，有错误 3 行')).toBeVisible();
  expect(workers.some((url) => url.includes('sheetWorker'))).toBe(true);

  const table = form.getByRole('grid', { name: '待导入的数据' });
  const goTo = async (left: number, column: string) => {
    await form.getByRole('button', { name: `${left} 处错误` }).click();
    await expect(table.locator('[role=gridcell][aria-selected=true]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${column}`));
  };
  const fix = async (left: number, column: string, text: string) => {
    await goTo(left, column);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await fix(3, '车牌号', plate(4));
  await goTo(2, '车辆类型');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: '重型厢式货车' }).click();
  // The page is lost in the middle of it; the same file is taken up where it was.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await tool(page, '车辆', '导入').click();
  await choose();
  await expect(form.getByText('上次检查这个文件后没有导入：已修改 2 格')).toBeVisible();
  await form.getByRole('button', { name: '继续检查' }).click();
  await expect(form.getByText('共 30 行，可导入 29 行，有错误 1 行')).toBeVisible();
  await fix(1, '道路运输证号', '370783007020');
  await expect(form.getByText('已修改 1 行，请重新检查')).toBeVisible();
  await form.getByRole('button', { name: '重新检查' }).click();
  await expect(form.getByText('全部 30 行检查通过，可以导入')).toBeVisible();
  await form.getByRole('button', { name: '导入 30 行' }).click();
  await expect(form.getByText('导入成功 30 行')).toBeVisible();

  // The same sheet again: the server knows the plates.
  await form.getByRole('button', { name: '继续导入' }).click();
  const again = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /点击选择/ }).click();
  await (await again).setFiles(await workbook('再来.xlsx', captions, [row(1), row(31)]));
  await expect(form.getByRole('combobox', { name: '“号牌”导入为' })).toHaveValue(/^车牌号/);
  await form.getByRole('button', { name: '检查数据' }).click();
  await expect(form.getByText('共 2 行，可导入 1 行，有错误 1 行')).toBeVisible();
  await form.getByRole('button', { name: '导入 1 行' }).click();
  await expect(form.getByText('共 2 行，成功 1 行，失败 1 行')).toBeVisible();
  const rest = page.waitForEvent('download');
  await form.getByRole('button', { name: '下载剩余行' }).click();
  const lines = await linesOf(await rest);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(plate(1));
  await form.getByRole('button', { name: '关闭' }).last().click();

  await search(page, { 车牌号: '鲁G7W' });
  await expect(list(page, '车辆').getByRole('row').filter({ hasText: '鲁G7W' }).first()).toContainText('40.00');
  await expect(page.getByText(/共 31 条/)).toBeVisible();
});
