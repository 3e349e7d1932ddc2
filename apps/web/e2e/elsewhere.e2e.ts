import { expect, test } from '@playwright/test';
import { adminToken, keepAdmin } from './support/admin.ts';
import { pointElsewhere } from './support/jeecgServer.ts';
import { baseUrl, personOf, tryPassword } from './support/people.ts';
import { act, choose, dialog, fill, line, notice, search, tool, visit } from './support/screen.ts';
import { api, type Answer, keepLogin } from './support/session.ts';

const words = '当前服务器没有提供此接口';
/** Reports, pages of reports and forms that our server begins with: another one's menu has its own. */
const ownScreens = /^\/online\/(?:cg(?:report|form\w*List)|graphreport\/chart)\/\w/;
/** Screens of the trade, which a JeecgBoot server has nothing for. */
const freight =
  /^\/(?:(?:wlhy|shipping|customer|plateform|cost|hy\w+)\/|account\/(?:hy\w+|records|company|sign|approval|bindcard|recharge)\b)/;
/** Pages that show nothing else there, or a part that shows nothing. */
const lacking =
  '/dashboard/workplace /dashboard/indexChart /dashboard/monitor /isps/exports /isystem/adapterLog /screen/data /screen/finance /list/query-list /online/cgform /online/cgreport /online/graphreport /account/center /settings/platform /statistics/freight /statistics/orders /statistics/collection /statistics/mileage /statistics/person'.split(
    ' ',
  );
/** What the pages of our own server ask besides, and do without. */
const ownCalls = [
  'GET /sys/adapterLog/list',
  'GET /dashboard/freight',
  'GET /dashboard/home',
  'GET /dashboard/live',
  'GET /demo/form/list',
  'GET /online/cgform/head/list',
  'GET /online/cgreport/head/list',
  'GET /online/graphreport/head/list',
  'GET /oss/file/storage',
  'GET /screen/hyScreen/data',
  'GET /screen/hyScreen/finance',
  'GET /statistics/hyStatistics/collection',
  'GET /statistics/hyStatistics/freight',
  'GET /statistics/hyStatistics/mileage',
  'GET /statistics/hyStatistics/orders',
  'GET /statistics/hyStatistics/person',
  'GET /setting/hySetting/own',
  'GET /setting/hySetting/queryPlatformSettings',
  'GET /sys/oss/file/storage',
  'GET /sys/own/profile',
  'GET /sys/savedView/list',
  'GET /sys/tenant/getCurrentUserTenant',
];

interface MenuNode {
  path: string;
  component: string;
  hidden?: boolean;
  children?: MenuNode[];
}

test('API-06 at a JeecgBoot server a person signs in with the code of a picture and finds the menu', async ({ page }) => {
  await pointElsewhere(page);
  await page.goto(`${baseUrl()}/user/login`);
  const { username, password } = personOf('captain');
  await tryPassword(page, username, password);
  await expect(page.getByText('请输入验证码')).toBeVisible();
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await page.getByLabel('验证码').first().fill('ab12');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '通知' })).toHaveText('');
});

test('API-06 at a JeecgBoot server every page of the menu opens, and says so where that server has nothing for it', async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await keepAdmin(page.context());
  const refused = await pointElsewhere(page);
  const token = await adminToken();
  const answer = await page.request.get(api('/sys/permission/getUserPermissionByToken'), { headers: { 'X-Access-Token': token } });
  const { menu } = ((await answer.json()) as Answer<{ menu: MenuNode[] }>).result;
  const leaves = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node]));
  const paths = leaves(menu)
    .filter(
      ({ path, component, hidden }) => hidden !== true && !component.includes('layouts/') && !freight.test(path) && !ownScreens.test(path),
    )
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(40);

  await page.goto(`${baseUrl()}${paths[0]}`);
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  const main = page.getByRole('main');
  const busy = main.locator('[aria-busy="true"], [role="status"][aria-label="加载中"]').filter({ visible: true });
  let text = '';
  for (const path of paths) {
    const before = text;
    await visit(page, path);
    await expect(async () => {
      text = await main.innerText();
      // Two pages that show nothing else look alike.
      if (before !== words) expect(text).not.toBe(before);
      expect(text).not.toBe('');
      await expect(busy).toHaveCount(0, { timeout: 100 });
      expect(text.includes(words), path).toBe(lacking.includes(path));
    }, path).toPass({ intervals: [100], timeout: 10_000 });
    expect(text, path).not.toMatch(/No message available|很抱歉|undefined|NaN/);
    expect(await page.getByRole('region', { name: '通知' }).innerText(), path).toBe('');
  }
  expect(broken).toEqual([]);
  expect(refused().filter((call) => !freight.test(call.split(' ')[1] ?? '') && !ownCalls.includes(call))).toEqual([]);
});

test('API-06 at a JeecgBoot server what it has by other names is done by them', async ({ page }) => {
  test.slow();
  await keepAdmin(page.context());
  const refused = await pointElsewhere(page);
  const save = (title: string) => dialog(page, title).getByRole('button', { name: '保存' }).click();
  const confirm = () => dialog(page, '请确认').getByRole('button', { name: '确定' }).click();

  await page.goto(`${baseUrl()}/isystem/QuartzJobList`);
  const job = line(page, '定时任务', '刷新运单到期标记');
  await act(page, job, '停止');
  await confirm();
  await expect(notice(page, '暂停定时任务成功').first()).toBeVisible();
  await expect(job).toContainText('停止');
  await act(page, job, '启动');
  await confirm();
  await expect(job).toContainText('正常');
  await act(page, job, '执行记录');
  await expect(dialog(page, /执行记录/)).toContainText(words);
  await dialog(page, /执行记录/)
    .getByRole('button', { name: '关闭' })
    .click();
  await tool(page, '定时任务', '新增').click();
  await fill(dialog(page, '新增定时任务'), { 任务类名: 'org.jeecg.modules.quartz.job.SampleJob' });
  await page.keyboard.press('Escape');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await tool(page, '定时任务', '视图').click();
  await page.getByRole('menuitem', { name: '另存为视图' }).click();
  await fill(dialog(page, '另存为视图'), { 视图名称: '停止的' });
  await dialog(page, '另存为视图').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(words).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, '/isystem/dict');
  await tool(page, '字典', '新增').click();
  await fill(dialog(page, '新增字典'), { 字典名称: '来自别处', 字典编号: 'made_elsewhere' });
  await save('新增字典');
  await search(page, { 字典编号: 'made_elsewhere' });
  await act(page, line(page, '字典', 'made_elsewhere'), '编辑');
  await expect(dialog(page, '编辑字典').getByRole('textbox', { name: '字典名称' })).toHaveValue('来自别处');
  await fill(dialog(page, '编辑字典'), { 描述: '改自别处' });
  await save('编辑字典');
  await expect(line(page, '字典', 'made_elsewhere')).toContainText('改自别处');
  await act(page, line(page, '字典', 'made_elsewhere'), '删除');
  await confirm();
  await expect(line(page, '字典', 'made_elsewhere')).toHaveCount(0);

  await visit(page, '/isystem/depart');
  await page.getByRole('treeitem', { name: '平台运营中心' }).getByText('平台运营中心').click();
  await expect(page.getByRole('tabpanel', { name: '基本信息' })).toContainText('A01');

  await visit(page, '/isys/category');
  await search(page, { 类型名称: '水泥' });
  await expect(page.getByRole('treegrid').getByRole('row').filter({ hasText: '水泥' }).first()).toBeVisible();

  await visit(page, '/isystem/roleUserList');
  await line(page, '角色', 'captain').getByRole('cell').nth(1).click();
  await tool(page, '用户', '已有用户').click();
  await dialog(page, '已有用户').getByRole('combobox', { name: '用户' }).click();
  const people = dialog(page, '选择人员');
  await people.getByRole('searchbox', { name: '搜索姓名、账号或手机号' }).fill('ops');
  await expect(people.getByRole('row').filter({ hasText: 'ops' }).first()).toBeVisible();
  expect(refused()).toEqual(
    expect.arrayContaining([
      'GET /sys/dict/queryById',
      'GET /sys/sysDepart/queryById',
      'GET /sys/user/queryUserComponentData',
      'PUT /sys/quartzJob/pause',
    ]),
  );
});

test('API-06 at a JeecgBoot server people change of themselves what it lets them, and are told of the rest', async ({ page }) => {
  await keepLogin(page.context(), 'cs');
  await pointElsewhere(page);
  await page.goto(`${baseUrl()}/account/settings/BaseSetting`);
  const settings = page.getByRole('region', { name: '个人设置' });
  const form = settings.getByRole('group', { name: '基本设置' });
  await expect(form.getByRole('note')).toContainText('当前服务器只能修改头像、性别和电子邮件');
  await choose(page, form.getByRole('combobox', { name: '性别' }), '女');
  await fill(form, { 电子邮件: 'cs@stock.example' });
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(notice(page, '修改成功!').first()).toBeVisible();

  const section = async (name: string) => {
    await settings.getByRole('button', { name }).click();
    return settings.getByRole('group', { name });
  };
  const binding = await section('账号绑定');
  await expect(binding).toContainText('cs@stock.example');
  await expect(binding.getByText(words)).toHaveCount(2);
  await expect((await section('安全设置')).getByRole('region', { name: '登录设备' })).toContainText(words);
  await expect(await section('新消息通知')).toContainText(words);
  await expect((await section('个性化')).getByRole('switch').first()).toBeVisible();
  await visit(page, '/account/center');
  await expect(page.getByRole('region', { name: '个人信息' })).toContainText('cs@stock.example');
});
