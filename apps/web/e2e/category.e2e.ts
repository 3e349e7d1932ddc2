import { expect, test, type Page } from '@playwright/test';
import { act, dialog, notice, search, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';

const tree = (page: Page) => page.getByRole('treegrid', { name: '分类' });
const row = (page: Page, name: string) =>
  tree(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const open = (page: Page, name: string) =>
  row(page, name)
    .getByRole('button', { name: /^展开第/ })
    .click();

test('SYS-12 DICT-05 categories are opened level by level, added below one another, moved, found and deleted with all below', async ({
  page,
}) => {
  await enterAs(page, 'ops', '/isys/category');
  await open(page, '货物品类');
  await open(page, '水泥');
  await expect(row(page, '散装水泥')).toHaveAttribute('aria-level', '3');
  await expect(row(page, '散装水泥')).toContainText('A01A05A01');

  await act(page, row(page, '水泥'), '添加下级');
  const form = dialog(page, '新增分类');
  await expect(form.getByRole('combobox', { name: '父级节点' })).toHaveText(/水泥/);
  await form.getByRole('textbox', { name: '类型名称' }).fill('白水泥');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '白水泥')).toContainText('A01A05A04');

  // To another parent it takes a code of its new place.
  await act(page, row(page, '白水泥'), '编辑');
  const edit = dialog(page, '编辑分类');
  await edit.getByRole('combobox', { name: '父级节点' }).click();
  await page.getByRole('treeitem', { name: '投诉原因' }).click();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '白水泥')).toHaveCount(0);
  await open(page, '投诉原因');
  await expect(row(page, '白水泥')).toContainText('A02A05');
  await expect(row(page, '白水泥')).toHaveAttribute('aria-level', '2');

  await tool(page, '分类', '新增').click();
  await form.getByRole('textbox', { name: '类型名称' }).fill('包装方式');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '包装方式')).toHaveAttribute('aria-level', '1');
  await act(page, row(page, '包装方式'), '添加下级');
  await form.getByRole('textbox', { name: '类型名称' }).fill('吨袋');
  await form.getByRole('button', { name: '保存' }).click();
  await open(page, '包装方式');
  await expect(row(page, '吨袋')).toBeVisible();

  // A search finds at any depth, and shows what it found alone.
  await search(page, { 类型名称: '袋' });
  await expect(row(page, '袋装水泥')).toBeVisible();
  await expect(row(page, '吨袋')).toBeVisible();
  await expect(row(page, '货物品类')).toHaveCount(0);
  await page.getByRole('button', { name: '重置' }).click();

  await act(page, row(page, '包装方式'), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '删除成功')).toBeVisible();
  await expect(row(page, '包装方式')).toHaveCount(0);
  await search(page, { 类型名称: '吨袋' });
  await expect(tree(page).getByRole('row')).toHaveCount(1);
});

test('LIVE-01 what others change comes into a list by itself, and is only told while a row is chosen there', async ({ page, browser }) => {
  const socket = page.waitForEvent('websocket');
  await enterAs(page, 'ops', '/isys/category');
  await expect(row(page, '货物品类')).toBeVisible();
  await socket;
  const other = await browser.newPage();
  await enterAs(other, 'ops', '/isys/category');
  const add = async (name: string) => {
    await tool(other, '分类', '新增').click();
    const form = dialog(other, '新增分类');
    await form.getByRole('textbox', { name: '类型名称' }).fill(name);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  };
  const line = page.getByRole('button', { name: /，点击刷新$/ });

  await add('别处新增');
  await expect(row(page, '别处新增')).toBeVisible();
  await expect(line).toHaveCount(0);

  await row(page, '别处新增').getByRole('checkbox').check();
  await act(other, row(other, '别处新增'), '编辑');
  const form = dialog(other, '编辑分类');
  await form.getByRole('textbox', { name: '类型名称' }).fill('别处改名');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '别处改名')).toBeVisible();
  await expect(row(page, '别处改名').getByRole('checkbox')).toBeChecked();

  await add('又一新增');
  await expect(line).toHaveText('有 1 条新数据，点击刷新');
  await expect(row(page, '又一新增')).toHaveCount(0);
  await line.click();
  await expect(row(page, '又一新增')).toBeVisible();
  await expect(row(page, '别处改名').getByRole('checkbox')).toBeChecked();
  await other.close();
});
