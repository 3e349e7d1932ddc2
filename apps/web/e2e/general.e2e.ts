import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './support/a11y.ts';
import { enterAsAdmin } from './support/admin.ts';
import { baseUrl } from './support/people.ts';
import { as, enterAs } from './support/session.ts';
import { act, choose, dialog, fill, line, list, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

const home = '/dashboard/analysis';

/** Chooses a person of the platform by the account. */
async function choosePerson(page: Page, form: Locator, label: string, account: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill(account);
  const row = people.getByRole('row').filter({ hasText: account });
  await expect(people.getByRole('row')).toHaveCount(2);
  await row.getByRole('checkbox').click();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await people.getByRole('button', { name: '确定' }).click();
  await expect(people).toBeHidden();
}

test('GEN-03 GEN-06 pages of exceptions and results say what happened and lead on', async ({ page }) => {
  await enterAsAdmin(page, '/exception/403');
  for (const [code, words] of [
    ['403', '抱歉，您无权访问该页面'],
    ['404', '抱歉，您访问的页面不存在'],
    ['500', '抱歉，服务器出错了'],
  ] as const) {
    await visit(page, `/exception/${code}`);
    const section = page.getByRole('region', { name: words });
    await expect(section).toContainText(code);
    expect(await violations(page)).toEqual([]);
    await section.getByRole('button', { name: '返回首页' }).click();
    await expect(page).toHaveURL(`${baseUrl()}${home}`);
    await visit(page, `/exception/${code}`);
    await section.getByRole('button', { name: '返回上一页' }).click();
    await expect(page).toHaveURL(`${baseUrl()}${home}`);
  }
  await visit(page, '/exception/500');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('region', { name: '抱歉，服务器出错了' })).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page.getByRole('region', { name: '抱歉，服务器出错了' })).toBeHidden();

  await visit(page, '/result/success');
  await page.getByRole('region', { name: '提交成功' }).getByRole('button', { name: '查看记录' }).click();
  await expect(list(page, '表单记录')).toBeVisible();
  await visit(page, '/result/fail');
  const failure = page.getByRole('region', { name: '提交失败' });
  await expect(failure).toContainText('您的账户已被冻结');
  expect(await violations(page)).toEqual([]);
  await failure.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}${home}`);
  await visit(page, '/result/fail');
  await failure.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(`${baseUrl()}${home}`);
});

test('GEN-04 GEN-05 the basic form, the form in steps and the advanced form are checked, kept, listed and removed', async ({ page }) => {
  test.slow();
  const mark = String(Date.now());
  // Its tab stays open: what is stored next must be in it without a reload.
  await enterAsAdmin(page, '/list/query-list');
  await expect(list(page, '表单记录')).toBeVisible();
  await visit(page, '/form/base-form');
  const basic = page.getByRole('region', { name: '基础表单' });
  await basic.getByRole('button', { name: '提交' }).click();
  await expect(basic.getByText(/标题.*(?:必填|不能为空|请输入)|请输入.*标题/).first()).toBeVisible();
  await fill(basic, { 标题: `降本${mark}`, 开始日期: '2026-06-30', 结束日期: '2026-06-01', 目标描述: '降低空驶', 衡量标准: '空驶率' });
  await choose(page, basic.getByRole('combobox', { name: '目标公开' }), '部分公开');
  await choosePerson(page, basic, '公开给', '运营小周');
  await basic.getByRole('button', { name: '提交' }).click();
  await expect(basic.getByText('结束日期不能早于开始日期').first()).toBeVisible();
  await fill(basic, { 结束日期: '2026-07-31' });
  expect(await violations(page)).toEqual([]);
  await basic.getByRole('button', { name: '提交' }).click();
  const done = page.getByRole('region', { name: '提交成功' });
  await expect(done).toContainText('衡量标准: 空驶率');
  await done.getByRole('button', { name: '再填一份' }).click();
  await expect(basic.getByRole('textbox', { name: '标题' })).toHaveValue('');

  await visit(page, '/form/step-form');
  const steps = page.getByRole('region', { name: '分步表单' });
  await steps.getByRole('button', { name: '下一步' }).click();
  await expect(steps.getByRole('listitem').filter({ hasText: '填写转账信息' })).toHaveAttribute('aria-current', 'step');
  await fill(steps, { 付款账户: '运营主体', 收款账户: '6222000000001234', 收款人姓名: `王五${mark}` });
  await choose(page, steps.getByRole('combobox', { name: '收款方式' }), '银行账户');
  await steps.getByLabel('转账金额').fill('5000');
  await steps.getByRole('button', { name: '下一步' }).click();
  await expect(steps.getByText('不会发生资金划转')).toBeVisible();
  await expect(steps.getByText('5,000.00')).toBeVisible();
  await steps.getByRole('button', { name: '上一步' }).click();
  await steps.getByRole('button', { name: '下一步' }).click();
  await steps.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('region', { name: '提交成功' })).toContainText('转账金额: 5000.00');
  await page.getByRole('region', { name: '提交成功' }).getByRole('button', { name: '查看记录' }).click();
  await expect(line(page, '表单记录', `王五${mark}`)).toBeVisible();

  await visit(page, '/form/advanced-form');
  const advanced = page.getByRole('region', { name: '高级表单' });
  await fill(advanced, {
    仓库名: `配件仓${mark}`,
    仓库域名: 'parts.example.com',
    生效日期: '2026-06-01',
    任务名: '盘点',
    提醒日期: '2026-06-02',
  });
  for (const label of ['仓库管理员', '审批人', '执行人']) await choosePerson(page, advanced, label, '运营小周');
  await choose(page, advanced.getByRole('combobox', { name: '仓库类型' }), '公开');
  await advanced.getByRole('button', { name: '新增', exact: true }).click();
  await advanced.getByRole('button', { name: '提交' }).click();
  await expect(advanced.getByRole('alert')).not.toHaveCount(0);
  const cells = advanced.getByRole('grid', { name: '成员管理' }).getByRole('row').nth(1).getByRole('textbox');
  for (const [index, text] of ['甲', '001', '仓储部'].entries()) await cells.nth(index).fill(text);
  // What the table says of its cells goes when the last one is left, and the button moves up.
  await cells.last().blur();
  await expect(advanced.getByRole('alert')).toHaveCount(0);
  await advanced.getByRole('button', { name: '提交' }).click();
  const kept = page.getByRole('region', { name: '提交成功' });
  await expect(kept).toContainText(`仓库名: 配件仓${mark}`);
  await expect(kept).toContainText('甲 001 仓储部');
  await page.getByRole('button', { name: '查看记录' }).click();

  for (const title of [`降本${mark}`, `王五${mark}`, `配件仓${mark}`]) {
    const row = line(page, '表单记录', title);
    await act(page, row, '删除');
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(row).toHaveCount(0);
  }
});

test('GEN-05 lists of users, roles and permissions stand at their own addresses, too', async ({ page }) => {
  await enterAsAdmin(page, '/list/user-list');
  await expect(line(page, '用户', 'admin').first()).toBeVisible();
  await visit(page, '/list/role-list');
  await expect(list(page, '角色').getByRole('row').nth(1)).toBeVisible();
  await visit(page, '/list/permission-list');
  await expect(page.getByRole('treegrid', { name: '菜单' })).toBeVisible();
});

test('GEN-02 dashboards show the figures of the waybills that a person sees, by day and hour, and lead to what waits', async ({ page }) => {
  test.slow();
  const ops = await as('ops');
  const { result } = await ops.get<Figures>('/dashboard/freight', { days: '7' });
  const sum = (of: (day: Figures['days'][number]) => number) => result.days.reduce((all, day) => all + of(day), 0);

  await enterAs(page, 'ops', '/dashboard/indexChart');
  await page.getByText('近 7 天', { exact: true }).click();
  const notes = page.getByRole('region', { name: '每日运单' });
  await notes.getByText('数据表').click();
  await expect(notes.getByRole('table').getByRole('row')).toHaveCount(8);
  await expect(notes.getByRole('table').getByRole('row').last()).toContainText(result.days.at(-1)?.day.slice(5) ?? '');
  await expect(page.getByText(sum((day) => day.created).toLocaleString('en-US'), { exact: false }).first()).toBeVisible();
  await expect(notes.locator('svg')).toBeVisible();
  await expect(page.getByRole('region', { name: '每日运费' })).toBeVisible();
  await expect(page.getByRole('region', { name: '运单状态分布' }).getByRole('listitem')).toHaveCount(
    Object.keys(result.statusCounts).length,
  );
  expect(await violations(page)).toEqual([]);

  await visit(page, '/dashboard/monitor');
  await expect(page.getByRole('status').filter({ hasText: '数据更新于' })).toBeVisible();
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  const events = page.getByRole('region', { name: '最新动态' });
  await expect(events.getByRole('link').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await events.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shipping\/detail\//);

  await visit(page, '/dashboard/indexTask');
  await expect(page.getByRole('region', { name: '今日进度' })).toContainText('新增运单');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: '运单任务' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/shipping\/list\?noteStatus=15/);

  await visit(page, '/dashboard/workplace');
  await expect(page.getByRole('heading', { name: '运营小周，祝您今天工作顺利' })).toBeVisible();
  await expect(page.getByRole('region', { name: '我的消息' }).getByRole('link', { name: '全部消息' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('region', { name: '进行中的订单' }).getByRole('link', { name: '全部订单' }).click();
  await expect(page).toHaveURL(/HyOrderList/);

  await enterAs(page, 'auditor', '/dashboard/indexTask');
  await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible();
  await expect(page.getByRole('region', { name: '运单任务' })).toHaveCount(0);
});

interface Figures {
  days: { day: string; created: number }[];
  statusCounts: Record<string, number>;
}
