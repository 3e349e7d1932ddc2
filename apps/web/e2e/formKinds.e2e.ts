import { expect, type Locator, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { fieldLines, inFront, pressInFront } from './support/designing.ts';
import { handOf } from './support/hand.ts';
import { act, choose, dialog, fill, line, notice, tool } from './support/screen.ts';
import { enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

type Lines = readonly (readonly string[])[];

interface Design {
  kind: string;
  title: string;
  name: string;
  fields: Lines;
  sub?: { title: string; fields: Lines };
}

/** Makes a form of a kind in the designer, publishes it with its menu, gives it to a role, and opens it there as a person of that role. */
async function make(page: Page, { kind, title, name, fields, sub }: Design): Promise<void> {
  const hand = handOf(page);
  await enterAsAdmin(page, '/online/cgform');
  await tool(page, '在线表单', '新增').click();
  await fill(inFront(page), { 表描述: title, 表名: name });
  await choose(page, inFront(page).getByRole('combobox', { name: '表单样式' }), kind);
  await fieldLines(page, hand, fields);
  if (sub === undefined) await pressInFront(page, '保存');
  else {
    await inFront(page).getByRole('tab', { name: '附表' }).click();
    await pressInFront(page, '保存并新增附表');
    await expect(inFront(page).getByRole('textbox', { name: '表名' })).toHaveValue(`${name}_item`);
    await fill(inFront(page), { 表描述: sub.title });
    await fieldLines(page, hand, sub.fields);
    await pressInFront(page, '保存');
    await expect(page.getByRole('heading', { name: sub.title, level: 1 }).filter({ visible: true })).toBeVisible();
    await pressInFront(page, `主表：${title}`);
  }
  await expect(page.getByRole('heading', { name: title, level: 1 }).filter({ visible: true })).toBeVisible();
  await pressInFront(page, '发布');
  await dialog(page, `发布“${title}”`).getByRole('button', { name: '发布' }).click();
  const menu = dialog(page, '生成菜单');
  await menu.getByRole('combobox', { name: '授权给角色' }).click();
  const roles = dialog(page, '选择角色');
  await roles.getByRole('row').filter({ hasText: '客服' }).getByRole('checkbox').click();
  await roles.getByRole('button', { name: '确定' }).click();
  await menu.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '菜单已生成，并已授权给所选角色')).toBeVisible();
  await enterAs(page, 'cs', '/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true }).click();
}

/** Types a line into the table of a form. */
async function typeLine(page: Page, form: Locator, { table, cells }: { table: string; cells: readonly string[] }): Promise<void> {
  await form.getByRole('button', { name: '新增', exact: true }).click();
  await form.getByRole('grid', { name: table }).getByRole('row').nth(1).getByRole('gridcell', { selected: true }).click();
  for (const [index, cell] of cells.entries()) {
    await page.keyboard.type(cell);
    await page.keyboard.press(index < cells.length - 1 ? 'Tab' : 'Enter');
  }
}

test('ONL-02 ONL-07 a tree is made in the designer and given to a role, and a person of that role adds a row below another', async ({
  page,
}, { retry }) => {
  const title = `装卸区域${retry}`;
  await make(page, {
    kind: '树',
    title,
    name: `yard_area_${retry}`,
    fields: [
      ['区域名称', 'area_name'],
      ['负责人', 'keeper'],
    ],
  });
  await tool(page, title, '新增').click();
  const form = dialog(page, `新增${title}`);
  await fill(form, { 区域名称: '一号货场', 负责人: '袁庆丰' });
  await form.getByRole('button', { name: '保存' }).click();
  const tree = page.getByRole('treegrid', { name: title });
  const row = (name: string) => tree.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row('一号货场')).toBeVisible();
  await act(page, row('一号货场'), '添加下级');
  await fill(form, { 区域名称: '东侧站台' });
  await form.getByRole('button', { name: '保存' }).click();
  await row('一号货场').getByRole('button', { name: /^展开/ }).click();
  await expect(row('东侧站台')).toBeVisible();
});

test('ONL-03 ONL-07 a main table above its sub-tables is made in the designer and given to a role, and a person of that role enters rows in both lists', async ({
  page,
}, { retry }) => {
  const [title, name] = [`维修厂${retry}`, `repair_shop_${retry}`];
  const sub = {
    title: `维修项目${retry}`,
    fields: [
      ['项目', 'job'],
      ['工时', 'hours', '小数', '10'],
    ],
  };
  await make(page, {
    kind: '主表，附表在列表下方（ERP）',
    title,
    name,
    fields: [
      ['厂名', 'shop_name'],
      ['电话', 'phone'],
    ],
    sub,
  });
  await tool(page, title, '新增').click();
  const form = dialog(page, `新增${title}`);
  await fill(form, { 厂名: '潍坊通达汽修' });
  await form.getByRole('button', { name: '保存' }).click();
  await line(page, title, '潍坊通达汽修').getByRole('cell').nth(3).click();
  await tool(page, sub.title, '新增').click();
  const job = dialog(page, `新增${sub.title}`);
  await fill(job, { 项目: '更换制动片', 工时: '1.5' });
  await job.getByRole('button', { name: '保存' }).click();
  await expect(line(page, sub.title, '更换制动片')).toContainText('1.50');
});

test('ONL-04 ONL-07 sub-tables inside of rows are made in the designer and given to a role, and a person of that role sees what they entered below its row', async ({
  page,
}, { retry }) => {
  const [title, name] = [`应急演练${retry}`, `drill_${retry}`];
  const sub = {
    title: `演练人员${retry}`,
    fields: [
      ['姓名', 'person'],
      ['岗位', 'post'],
    ],
  };
  await make(page, {
    kind: '主表，附表嵌在行内',
    title,
    name,
    fields: [
      ['演练主题', 'topic'],
      ['地点', 'place'],
    ],
    sub,
  });
  await tool(page, title, '新增').click();
  const form = dialog(page, `新增${title}`);
  await fill(form, { 演练主题: '危化品泄漏处置' });
  await typeLine(page, form, { table: sub.title, cells: ['宋警官', '指挥'] });
  await form.getByRole('button', { name: '保存' }).click();
  await line(page, title, '危化品泄漏处置').getByRole('button', { name: /^展开/ }).click();
  await expect(page.getByRole('row').filter({ hasText: '宋警官' }).last()).toContainText('指挥');
});

test('ONL-03 ONL-07 sub-tables as tabs are made in the designer and given to a role, and a person of that role enters rows in the tab of the form', async ({
  page,
}, { retry }) => {
  const [title, name] = [`保养计划${retry}`, `upkeep_${retry}`];
  const sub = {
    title: `保养内容${retry}`,
    fields: [
      ['内容', 'work'],
      ['结果', 'outcome'],
    ],
  };
  await make(page, {
    kind: '主表，附表为选项卡',
    title,
    name,
    fields: [
      ['计划名称', 'plan_name'],
      ['车牌号', 'plate'],
    ],
    sub,
  });
  await tool(page, title, '新增').click();
  const form = dialog(page, `新增${title}`);
  await fill(form, { 计划名称: '冬季换季保养' });
  await form.getByRole('tab', { name: sub.title }).click();
  await typeLine(page, form, { table: sub.title, cells: ['更换防冻液', '完成'] });
  await form.getByRole('button', { name: '保存' }).click();
  await line(page, title, '冬季换季保养').getByRole('button', { name: '冬季换季保养' }).click();
  const detail = dialog(page, /冬季换季保养/);
  await expect(detail.getByRole('row').filter({ hasText: '更换防冻液' })).toContainText('完成');
});
