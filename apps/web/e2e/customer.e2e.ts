import { expect, type Page } from '@playwright/test';
import { picture } from './support/files.ts';
import { addLossSetting } from './support/freight.ts';
import { creditCode, idCard } from './support/numbers.ts';
import {
  act,
  choose,
  chooseDistrict,
  decide,
  dialog,
  figure,
  fill,
  leaveQueue,
  line,
  list,
  notice,
  search,
  tool,
  upload,
  visit,
} from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const path = '/wlhy/hycustomer/HyCustomerList';
const name = '潍坊浏览器建材有限公司';

async function find(page: Page, customer: string): Promise<void> {
  await search(page, { 客户名称: customer });
  await expect(page.getByRole('group', { name: '筛选条件' })).toContainText(customer);
}

test.describe.serial('a customer', () => {
  test('FRT-04 is added; a private shipper is asked for an ID card instead of a credit code', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await tool(page, '客户', '新增').click();
    const form = dialog(page, '新增客户');
    const kind = form.getByRole('combobox', { name: '客户类型' });
    await choose(page, kind, '个人');
    await expect(form.getByRole('textbox', { name: '身份证号', exact: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: '统一社会信用代码' })).toBeHidden();
    await choose(page, kind, '货主企业');
    await fill(form, {
      客户名称: name,
      统一社会信用代码: creditCode(41),
      法人: '钱法人',
      法人身份证号: idCard(741),
      联系人: '钱经理',
      联系电话: '13911115555',
      地址: '圣城街示例路 2 号',
    });
    await chooseDistrict(page, form, 'shouguang', ['山东省', '潍坊市', '寿光市']);
    for (const label of ['营业执照', '法人身份证照片']) await upload(page, form, label, picture(`${label}.png`));
    await form.getByRole('button', { name: '保存' }).click();
    await expect(notice(page, '添加成功！')).toBeVisible();
    await find(page, name);
    await expect(line(page, '客户', name)).toContainText('待审核');
    expect(await figure(list(page, '客户'), line(page, '客户', name), '客户编号')).toMatch(/^KH\d+$/);
  });

  test('FRT-04 is reviewed on the page of those who register, and gets a wallet', async ({ page }) => {
    await enterAs(page, 'auditor', '/customer/manager?state=1');
    const review = dialog(page, new RegExp(name));
    await act(page, line(page, '客户', name), '审核');
    await expect(review.getByRole('note')).toHaveText('尚未核验。如确认通过，请填写原因');
    await review.getByRole('button', { name: '取消' }).click();
    await act(page, line(page, '客户', name), '核验');
    await expect(line(page, '客户', name).getByRole('cell', { name: '通过', exact: true })).toBeVisible();
    await act(page, line(page, '客户', name), '审核');
    await decide(review, '通过');
    await leaveQueue(page, review);
    await expect(line(page, '客户', name)).toHaveCount(0);
    const wallets = await (
      await as('ops')
    ).get<{ records: { availableAmount: number }[] }>('/customer/hyCustomerWallet/list', { customerName: name });
    expect(wallets.result.records).toMatchObject([{ availableAmount: 0 }]);
  });

  test('FRT-04 gets credit and a term, rates and invoice data, each with its own dialog', async ({ page }) => {
    await enterAs(page, 'ops', path);
    await find(page, name);
    const row = line(page, '客户', name);
    await act(page, row, '授信与账期');
    const credit = dialog(page, '授信与账期');
    await choose(page, credit.getByRole('combobox', { name: '结算方式' }), '月结');
    await fill(credit, { 授信额度: '500000', 月结日: '25' });
    await credit.getByRole('button', { name: '确定' }).click();
    await expect(credit.getByText('账期(天)不能为空')).toBeVisible();
    await fill(credit, { '账期(天)': '30' });
    await credit.getByRole('textbox', { name: '原因' }).fill('年度授信');
    await credit.getByRole('button', { name: '确定' }).click();
    await expect(credit).toBeHidden();
    await expect(row).toContainText('月结');
    expect(await figure(list(page, '客户'), row, '授信额度')).toBe('500,000.00');

    await act(page, row, '费率');
    const rate = dialog(page, '费率');
    await fill(rate, { 服务费率: '5.25' });
    await rate.getByRole('textbox', { name: '原因' }).fill('合同约定');
    await rate.getByRole('button', { name: '确定' }).click();
    await expect(rate).toBeHidden();
    expect(await figure(list(page, '客户'), row, '服务费率 (%)')).toBe('5.25');
    const stored = await (
      await as('ops')
    ).get<{ records: { serviceRate: number; creditLimit: number; termDays: number; monthDay: number }[] }>('/customer/hyCustomer/list', {
      customerName: name,
    });
    expect(stored.result.records).toMatchObject([{ serviceRate: 525, creditLimit: 50_000_000, termDays: 30, monthDay: 25 }]);

    await act(page, row, '开票资料');
    const invoice = dialog(page, '开票资料');
    await fill(invoice, { 开票抬头: name });
    await invoice.getByRole('button', { name: '确定' }).click();
    await expect(invoice).toBeHidden();

    await act(page, row, '删除');
    await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '删除成功！')).toBeVisible();
  });
});

test('FRT-04 a customer with orders or money is not deleted', async ({ page }) => {
  const notes = await (
    await as('ops')
  ).get<{ records: { customerName: string }[] }>('/shipping/hyShippingNote/list', { noteStatus: '40', pageSize: '1' });
  const busy = notes.result.records[0]?.customerName ?? '';
  await enterAs(page, 'ops', path);
  await find(page, busy);
  await act(page, line(page, '客户', busy), '删除');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '存在未完结业务，不能删除')).toBeVisible();
});

test('FRT-04 FRT-06 VAL-02 the wallets of a customer are shown beside it, and its logins, where a name that is taken is told while it is typed', async ({
  page,
}) => {
  const wallets = await (
    await as('ops')
  ).get<{ records: { customerName: string; availableAmount: number }[] }>('/customer/hyCustomerWallet/list', {
    availableAmount_begin: '1',
    pageSize: '1',
  });
  const { customerName = '', availableAmount = 0 } = wallets.result.records[0] ?? {};
  await enterAs(page, 'ops', path);
  await find(page, customerName);
  await act(page, line(page, '客户', customerName), '钱包');
  const shown = dialog(page, `客户钱包 · ${customerName}`);
  const amount = (availableAmount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(shown.getByRole('cell', { name: amount, exact: true }).first()).toBeVisible();
  await shown.getByRole('button', { name: '关闭' }).click();
  await expect(shown).toBeHidden();

  await line(page, '客户', customerName).getByRole('button', { name: customerName }).click();
  const detail = dialog(page, /客户详情/);
  await expect(detail.getByRole('heading', { name: '客户概况' })).toBeVisible();
  await expect(detail.getByText('账号数')).toBeVisible();
  await detail.getByRole('button', { name: '关闭' }).click();
  await expect(detail).toBeHidden();
  await act(page, line(page, '客户', customerName), '用户');
  const users = dialog(page, `用户 · ${customerName}`);
  await users.getByRole('button', { name: '新增' }).click();
  const login = dialog(page, '新增登录账号');
  await login.getByRole('textbox', { name: '登录账号' }).fill('Customer_OP');
  await expect(login.getByText('用户账号已存在')).toBeVisible();
});

test('FRT-05 a customer adds a login of its own with a role, makes it the main one, and cannot delete that', async ({ page }) => {
  await enterAs(page, 'customer_admin', '/customer/user');
  const own = list(page, '客户账号').getByRole('row').filter({ hasText: '客户王经理' });
  await expect(own).toContainText('客户管理员');
  await tool(page, '客户账号', '新增').click();
  const form = dialog(page, '新增客户账号');
  await choose(page, form.getByRole('combobox', { name: '角色' }), '客户操作员');
  await page.keyboard.press('Escape');
  // Asked while it is typed; nothing was saved yet.
  await form.getByRole('textbox', { name: '登录账号' }).fill('Customer_OP');
  await expect(form.getByText('用户账号已存在')).toBeVisible();
  await fill(form, {
    登录账号: 'own_operator',
    姓名: '新操作员',
    手机号: '13700002468',
    登录密码: 'Loading-Bay-7#',
    确认密码: 'Loading-Bay-7#',
  });
  const customer = form.getByRole('combobox', { name: '客户' });
  await customer.click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  const added = line(page, '客户账号', 'own_operator');
  await expect(added).toContainText('137****2468');
  await expect(added).toContainText('客户操作员');
  await act(page, added, '编辑');
  const edit = dialog(page, '编辑客户账号');
  await edit.getByRole('switch', { name: '主账号' }).click();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await expect(own).toContainText('否');
  await expect(added).toContainText('是');
  await added.getByRole('button', { name: /更多/ }).click();
  await expect(page.getByRole('menuitem', { name: '冻结' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0);
});

test('FRT-05 a customer deletes several of its logins at once; the main one cannot be among them', async ({ page }) => {
  const server = await as('customer_admin');
  const { result: me } = await server.get<{ records: { customerId: string }[] }>('/customer/hyCustomerUser/list', {});
  for (const [index, username] of ['leaves_first', 'leaves_second'].entries()) {
    const added = await server.post('/customer/hyCustomerUser/add', {
      customerId: me.records[0]?.customerId,
      username,
      realname: `离职员工${index + 1}`,
      phone: `1370000246${index}`,
      password: 'Loading-Bay-7#',
      confirmpassword: 'Loading-Bay-7#',
    });
    expect(added.success, added.message).toBe(true);
  }
  await enterAs(page, 'customer_admin', '/customer/user');
  await page.keyboard.press('Escape');
  await tool(page, '客户账号', '刷新').click();
  for (const username of ['leaves_first', 'leaves_second']) await line(page, '客户账号', username).getByRole('checkbox').click();
  await tool(page, '客户账号', '删除').click();
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '删除成功！')).toBeVisible();
  await expect(line(page, '客户账号', /leaves_/)).toHaveCount(0);

  await list(page, '客户账号').getByRole('row').filter({ hasText: '是' }).first().getByRole('checkbox').click();
  await expect(tool(page, '客户账号', '删除')).toBeDisabled();
});

test('FRT-04 FRT-06 the wallets of a customer open beside it, and the records of one above them', async ({ page }) => {
  await enterAs(page, 'cashier', '/wlhy/hycustomerwallet/HyCustomerWalletList?availableAmount_begin=1');
  const name = await figure(list(page, '客户钱包'), list(page, '客户钱包').getByRole('row').nth(1), '客户名称');
  await enterAs(page, 'cashier', path);
  await find(page, name);
  await act(page, line(page, '客户', name), '钱包');
  const wallets = dialog(page, `客户钱包 · ${name}`);
  await wallets.getByRole('button', { name: '流水' }).first().click();
  await expect(dialog(page, `流水 · ${name}`).getByText('期初')).toBeVisible();
});

test('FRT-06 ACCT-02 the records of a wallet begin and end with what it held; staff choose whose they read, a customer reads its own', async ({
  page,
}) => {
  await enterAs(page, 'cashier', '/wlhy/hycustomerwallet/HyCustomerWalletList?availableAmount_begin=1');
  const first = list(page, '客户钱包').getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const name = await figure(list(page, '客户钱包'), first, '客户名称');
  await act(page, first, '流水');
  const records = dialog(page, `流水 · ${name}`);
  await expect(records.getByText('期初')).toBeVisible();
  await expect(records.getByText(/可用 [\d,.]+ · 冻结 [\d,.]+ 元/).last()).toBeVisible();
  await expect(records.getByRole('row').nth(1)).toContainText(/收入|支出|冻结/);
  await records.getByRole('button', { name: '关闭' }).click();
  await visit(page, '/account/records');
  await expect(page.getByText('请选择账户主体')).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: '客户' }), name, name);
  await expect(list(page, '账户流水').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('期末')).toBeVisible();
  await tool(page, '账户流水', '月度对账单').click();
  const statement = dialog(page, /^月度对账单 \d{4}-\d{2}$/);
  await expect(statement.getByText(/可用 [\d,.]+ · 冻结 [\d,.]+/)).toHaveCount(2);
  await expect(statement.getByRole('article')).toContainText(name);
  const lines = await statement.getByRole('row').count();
  expect(await statement.getByRole('definition').nth(6).textContent()).toBe(String(lines - 1));
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByRole('columnheader', { name: '变动后余额' })).toBeVisible();
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(20_000);
});

test('FRT-04 FRT-12 the loss settings that were agreed with a customer are shown beside it, and no others', async ({ page }) => {
  const server = await as('ops');
  const customers = await server.get<{ records: { id: string; customerName: string }[] }>('/customer/hyCustomer/list', {
    state: '2',
    pageSize: '1',
  });
  const { id: customerId = '', customerName = '' } = customers.result.records[0] ?? {};
  const id = await addLossSetting(server, '浏览器货损约定', customerId);
  const agreed = await server.get<{ total: number }>('/hyloss/hyLossSetting/list', { customerId });
  await enterAs(page, 'ops', path);
  await find(page, customerName);
  await act(page, line(page, '客户', customerName), '货损设置');
  const shown = dialog(page, `货损设置 · ${customerName}`);
  await expect(shown.getByRole('row').filter({ hasText: '浏览器货损约定' })).toBeVisible();
  await expect(shown.getByText(`共 ${agreed.result.total} 条`)).toBeVisible();
  expect((await server.delete('/hyloss/hyLossSetting/delete', { id })).success).toBe(true);
});
