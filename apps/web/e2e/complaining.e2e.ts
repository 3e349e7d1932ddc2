import { expect } from '@playwright/test';
import { violations, violationsInBoth } from './support/a11y.ts';
import { type Row, rowsOf } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const complaints = '/wlhy/hycomplaint/HyComplaintList';
const found = '/wlhy/hyviolation/HyViolationList';

test('FRT-15 FRT-28 a customer complains, is answered, gets what finance agrees to, and says how content they are', async ({ page }) => {
  const customer = await as('customer_admin');
  const finance = await as('finance_mgr');
  const ops = await as('ops');
  const own = await rowsOf(customer, '/shipping/hyShippingNote/list', { noteStatus: '80', customerId: customer.cid!, pageSize: '50' });
  // Found by name later on, so it is one that nobody else has.
  const names = (await rowsOf(ops, '/hydriver/hyDriver/list')).map(({ driverName }) => driverName);
  const isAlone = (name: unknown) => names.filter((other) => other === name).length === 1;
  const note = own.find(({ orderMode, driverName }) => orderMode === '1' && isAlone(driverName)) as Row;
  const number = String(note['shippingNoteNumber']);
  const wallet = async () =>
    Number(
      (await rowsOf(finance, '/customer/hyCustomerWallet/list', { customerId: customer.cid! })).find(
        ({ companyId }) => companyId === note['companyId'],
      )!['availableAmount'],
    );
  const before = await wallet();

  await enterAs(page, 'customer_admin', complaints);
  await tool(page, '投诉', '新增投诉').click();
  const form = dialog(page, '新增投诉');
  await choose(page, form.getByRole('combobox', { name: '运单' }), number, number);
  await choose(page, form.getByRole('combobox', { name: '投诉类型' }), '延误');
  await choose(page, form.getByRole('combobox', { name: '被投诉方' }), '司机');
  await fill(form, { 投诉内容: '太晚了' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText('内容不少于10个字')).toBeVisible();
  await fill(form, { 投诉内容: '司机比约定晚到六个小时，货物受潮' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已提交投诉')).toBeVisible();
  const row = line(page, '投诉', number);
  await expect(row).toContainText('待受理');

  await enterAs(page, 'cs', `${complaints}?shippingNoteNumber=${number}`);
  await act(page, row, '受理');
  await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('处理中');
  await act(page, row, '回复');
  const answer = dialog(page, '回复');
  await choose(page, answer.getByRole('combobox', { name: '处理结果' }), '部分成立');
  await fill(answer, { 回复内容: '情况属实，协商赔付', 赔付金额: '80' });
  await answer.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('待确认');
  await expect(row).toContainText('待复核');
  expect(await wallet()).toBe(before);

  await enterAs(page, 'finance_mgr', '/account/approval?state=10');
  await search(page, { 申请对象: number });
  await act(page, line(page, '复核申请', number), '复核');
  const audit = dialog(page, '复核');
  await expect(audit.getByText('赔付金额：80.00')).toBeVisible();
  await decide(audit, '通过');
  await expect(audit).toBeHidden();
  await expect.poll(wallet).toBe(before + 8_000);

  await enterAs(page, 'customer_admin', `${complaints}?shippingNoteNumber=${number}`);
  await expect(row).toContainText('已通过');
  await act(page, row, '确认办结');
  const close = dialog(page, '确认办结');
  await choose(page, close.getByRole('combobox', { name: '满意度' }), '★★★★☆');
  await close.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已办结');
  await expect(row).toContainText('★★★★☆');
  expect(await violations(page)).toEqual([]);

  // What was found took points of the driver.
  const driver = String(note['driverName']);
  await enterAs(page, 'cs', '/wlhy/hydriver/HyDriverList');
  await search(page, { 姓名: driver });
  const person = page.getByRole('table', { name: '司机', exact: true }).getByRole('row').filter({ hasText: driver }).first();
  await act(page, person, '信用分明细');
  const why = dialog(page, `信用分明细 · ${driver}`);
  await expect(why.getByText('投诉部分成立').first()).toBeVisible();
  await expect(why.getByText('-5', { exact: true }).first()).toBeVisible();
});

test('FRT-23 FRT-16 a violation is recorded, appealed against and decided on; the ranking shows what customers say', async ({ page }) => {
  const carrier = await as('carrier_admin');
  const [driver] = await rowsOf(carrier, '/hydriver/hyDriver/list', { carrierId: carrier.cid!, state: '2' });
  const name = String(driver!['driverName']);

  await enterAs(page, 'ops', found);
  await tool(page, '违规记录', '登记违规').click();
  const form = dialog(page, '登记违规');
  await choose(page, form.getByRole('combobox', { name: '违规类型' }), '虚假单据');
  await choose(page, form.getByRole('combobox', { name: '司机' }), name, name);
  await fill(form, { 违规详情: '上传的磅单系伪造', 扣分: '30' });
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已登记/)).toBeVisible();
  const [stored] = await rowsOf(await as('ops'), '/hyviolation/hyViolation/list', { targetId: String(driver!['id']), state: '10' });
  const number = String(stored!['violationNo']);
  const row = line(page, '违规记录', number);

  await enterAs(page, 'carrier_admin', `${found}?violationNo=${number}`);
  await act(page, row, '申诉');
  const appeal = dialog(page, '申诉');
  await fill(appeal, { 申诉内容: '磅单由磅房出具，附原件' });
  expect(await violations(page)).toEqual([]);
  await appeal.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('申诉中');

  await enterAs(page, 'compliance', `${found}?violationNo=${number}`);
  await act(page, row, '处罚');
  const punish = dialog(page, '处罚');
  await expect(punish.getByRole('textbox', { name: '扣分' })).toHaveValue('30');
  await fill(punish, { 处理结果: '原件与系统记录不符', 扣分: '20' });
  expect(await violationsInBoth(page)).toEqual([]);
  await punish.getByRole('button', { name: '确定' }).click();
  await expect(row).toContainText('已处罚');
  const { score } = (await rowsOf(await as('compliance'), '/hydriver/hyDriver/list', { id: String(driver!['id']) }))[0]!;
  expect(score).toBe(Number(driver!['score']) - 20);

  await enterAs(page, 'compliance', found);
  await expect(page.getByRole('table', { name: '违规记录', exact: true }).getByRole('row').nth(1)).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);

  await enterAs(page, 'cs', '/wlhy/hyevaluation/HyEvaluationList');
  await expect(page.getByRole('table', { name: '评价', exact: true }).getByRole('row').nth(1)).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await enterAs(page, 'cs', '/wlhy/hyevaluation/HyEvaluationList?of=ranking');
  const ranking = page.getByRole('table', { name: '司机排行' });
  await expect(ranking.getByRole('row').nth(1)).toContainText(/[45]\.\d\d/);
  expect(await violations(page)).toEqual([]);
});
