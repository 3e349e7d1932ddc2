import { expect, type Locator, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { fieldLines, inFront } from './support/designing.ts';
import { handOf, secondsOf } from './support/hand.ts';
import { act, dialog, line, notice, tool } from './support/screen.ts';
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

/** Seconds that a newcomer may take for a form, from the empty list of forms to the first row of a person of a role. */
const mostSeconds = 300;

type Hand = ReturnType<typeof handOf>;

/** Presses an input and types a text into it. */
async function typeInto(hand: Hand, input: Locator, text: string): Promise<void> {
  await hand.press(input);
  await hand.type(text);
}

/**
 * Makes a form of a kind in the designer, publishes it with its menu, gives it to a role, and opens it there as a person of that role. Each
 * press and each text is counted.
 */
async function make(page: Page, { kind, title, name, fields, sub }: Design): Promise<Hand> {
  const hand = handOf(page);
  const design = (button: string) =>
    hand.press(page.getByRole('main').getByRole('button', { name: button, exact: true }).filter({ visible: true }));
  const named = (label: string) => inFront(page).getByRole('textbox', { name: label, exact: true });
  await enterAsAdmin(page, '/online/cgform');
  await hand.press(tool(page, '在线表单', '新增'));
  await typeInto(hand, named('表描述'), title);
  await typeInto(hand, named('表名'), name);
  await hand.press(inFront(page).getByRole('combobox', { name: '表单样式' }));
  await hand.press(page.getByRole('option').filter({ hasText: kind }).first());
  await fieldLines(page, hand, fields);
  if (sub === undefined) await design('保存');
  else {
    await hand.press(inFront(page).getByRole('tab', { name: '附表' }));
    await design('保存并新增附表');
    await expect(named('表名')).toHaveValue(`${name}_item`);
    await typeInto(hand, named('表描述'), sub.title);
    await fieldLines(page, hand, sub.fields);
    await design('保存');
    await expect(page.getByRole('heading', { name: sub.title, level: 1 }).filter({ visible: true })).toBeVisible();
    await design(`主表：${title}`);
  }
  await expect(page.getByRole('heading', { name: title, level: 1 }).filter({ visible: true })).toBeVisible();
  await design('发布');
  await hand.press(dialog(page, `发布“${title}”`).getByRole('button', { name: '发布' }));
  const menu = dialog(page, '生成菜单');
  await hand.press(menu.getByRole('combobox', { name: '授权给角色' }));
  const roles = dialog(page, '选择角色');
  await hand.press(roles.getByRole('row').filter({ hasText: '客服' }).getByRole('checkbox'));
  await hand.press(roles.getByRole('button', { name: '确定' }));
  await hand.press(menu.getByRole('button', { name: '确定' }));
  await expect(notice(page, '菜单已生成，并已授权给所选角色')).toBeVisible();
  await enterAs(page, 'cs', '/');
  await hand.press(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: title, exact: true }));
  return hand;
}

/** What all of it took: as many presses and texts as are known, and no more than a newcomer has time for. */
function expectEffort(hand: Hand, known: { presses: number; texts: number }): void {
  const took = hand.effort();
  expect(took).toEqual({ ...known, files: 0 });
  expect(secondsOf(took)).toBeLessThanOrEqual(mostSeconds);
}

/** Types a line into the table of a form. */
async function typeLine(hand: Hand, form: Locator, { table, cells }: { table: string; cells: readonly string[] }): Promise<void> {
  const { keyboard } = form.page();
  await hand.press(form.getByRole('button', { name: '新增', exact: true }));
  await hand.press(form.getByRole('grid', { name: table }).getByRole('row').nth(1).getByRole('gridcell', { selected: true }));
  for (const [index, cell] of cells.entries()) {
    await keyboard.type(cell);
    await hand.key(index < cells.length - 1 ? 'Tab' : 'Enter');
  }
}

test('ONL-02 ONL-07 a tree is made in the designer and given to a role, and a person of that role adds a row below another', async ({
  page,
}, { retry }) => {
  const title = `装卸区域${retry}`;
  const hand = await make(page, {
    kind: '树',
    title,
    name: `yard_area_${retry}`,
    fields: [
      ['区域名称', 'area_name'],
      ['负责人', 'keeper'],
    ],
  });
  await hand.press(tool(page, title, '新增'));
  const form = dialog(page, `新增${title}`);
  await typeInto(hand, form.getByRole('textbox', { name: '区域名称' }), '一号货场');
  await typeInto(hand, form.getByRole('textbox', { name: '负责人' }), '袁庆丰');
  await hand.press(form.getByRole('button', { name: '保存' }));
  const tree = page.getByRole('treegrid', { name: title });
  const row = (name: string) => tree.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row('一号货场')).toBeVisible();
  expectEffort(hand, { presses: 20, texts: 4 });
  await act(page, row('一号货场'), '添加下级');
  await form.getByRole('textbox', { name: '区域名称' }).fill('东侧站台');
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
  const hand = await make(page, {
    kind: '主表，附表在列表下方（ERP）',
    title,
    name,
    fields: [
      ['厂名', 'shop_name'],
      ['电话', 'phone'],
    ],
    sub,
  });
  await hand.press(tool(page, title, '新增'));
  const form = dialog(page, `新增${title}`);
  await typeInto(hand, form.getByRole('textbox', { name: '厂名' }), '潍坊通达汽修');
  await hand.press(form.getByRole('button', { name: '保存' }));
  await hand.press(line(page, title, '潍坊通达汽修').getByRole('cell').nth(3));
  await hand.press(tool(page, sub.title, '新增'));
  const job = dialog(page, `新增${sub.title}`);
  await typeInto(hand, job.getByRole('textbox', { name: '项目' }), '更换制动片');
  await typeInto(hand, job.getByLabel('工时'), '1.5');
  await hand.press(job.getByRole('button', { name: '保存' }));
  await expect(line(page, sub.title, '更换制动片')).toContainText('1.50');
  expectEffort(hand, { presses: 31, texts: 6 });
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
  const hand = await make(page, {
    kind: '主表，附表嵌在行内',
    title,
    name,
    fields: [
      ['演练主题', 'topic'],
      ['地点', 'place'],
    ],
    sub,
  });
  await hand.press(tool(page, title, '新增'));
  const form = dialog(page, `新增${title}`);
  await typeInto(hand, form.getByRole('textbox', { name: '演练主题' }), '危化品泄漏处置');
  await typeLine(hand, form, { table: sub.title, cells: ['宋警官', '指挥'] });
  await hand.press(form.getByRole('button', { name: '保存' }));
  expectEffort(hand, { presses: 30, texts: 4 });
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
  const hand = await make(page, {
    kind: '主表，附表为选项卡',
    title,
    name,
    fields: [
      ['计划名称', 'plan_name'],
      ['车牌号', 'plate'],
    ],
    sub,
  });
  await hand.press(tool(page, title, '新增'));
  const form = dialog(page, `新增${title}`);
  await typeInto(hand, form.getByRole('textbox', { name: '计划名称' }), '冬季换季保养');
  await hand.press(form.getByRole('tab', { name: sub.title }));
  await typeLine(hand, form, { table: sub.title, cells: ['更换防冻液', '完成'] });
  await hand.press(form.getByRole('button', { name: '保存' }));
  expectEffort(hand, { presses: 31, texts: 4 });
  await line(page, title, '冬季换季保养').getByRole('button', { name: '冬季换季保养' }).click();
  const detail = dialog(page, /冬季换季保养/);
  await expect(detail.getByRole('row').filter({ hasText: '更换防冻液' })).toContainText('完成');
});
