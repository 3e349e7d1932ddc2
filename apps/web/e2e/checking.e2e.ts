import { expect } from '@playwright/test';
import { picture, weighingSlip } from './support/files.ts';
import { agentNote, done, momentAfter, type Row, yuan } from './support/freight.ts';
import { acceptedNote, submitNote } from './support/reviewed.ts';
import { act, dialog, fill, leaveQueue, line, notice, search, upload } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const notes = '/shipping/list';

test.describe.serial('from the signature to the business review', () => {
  let id = '';
  let number = '';
  const note = async (): Promise<Row> => done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id })).note;
  const statusNow = async () => (await note())['noteStatus'];

  test.beforeAll(async () => {
    const ops = await as('ops');
    id = await agentNote(ops, await as('ops2'), { customer: await as('customer_admin'), agent: await as('agent_admin') });
    const unloaded = await note();
    number = String(unloaded['shippingNoteNumber']);
    done(
      await ops.put<Row>('/shipping/hyShippingNote/sign', {
        id,
        version: unloaded['version'],
        signTime: await momentAfter(String(unloaded['unloadTime'])),
        confirmWarnings: true,
        files: done(await ops.upload(picture('回单.png'))),
      }),
    );
  });

  test('SHIP-20 a document that is not valid is refused with its reason, replaced, and passed with the others', async ({ page }) => {
    await enterAs(page, 'ops2', notes);
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '预审');
    const drawer = dialog(page, `预审 · ${number}`);
    const slip = drawer.getByRole('radiogroup', { name: /^卸货磅单/ });
    await slip.getByText('不合格', { exact: true }).click();
    await drawer.getByText('驳回', { exact: true }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect(drawer.getByText('审核意见不能为空')).toBeVisible();
    await drawer.getByRole('textbox', { name: /^卸货磅单.*不合格原因$/ }).fill('磅单看不清');
    await drawer.getByRole('textbox', { name: '审核意见' }).fill('请重拍卸货磅单');
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '操作成功')).toBeVisible();
    expect(await note()).toMatchObject({ noteStatus: '55', preCheckState: '3', preCheckRemark: '请重拍卸货磅单' });
    // What was refused stays so until it is replaced.
    await leaveQueue(page, drawer);
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '预审');
    await expect(slip.getByRole('radio', { name: '不合格' })).toBeChecked();
    await expect(drawer.getByRole('textbox', { name: /^卸货磅单.*不合格原因$/ })).toHaveValue('磅单看不清');
    await drawer.getByRole('button', { name: '取消' }).click();
    await expect(drawer).toBeHidden();

    await enterAs(page, 'dispatcher', notes);
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '补充单据');
    const form = dialog(page, '补充单据');
    await expect(form.getByRole('note')).toContainText('请重拍卸货磅单');
    await upload(page, form, '卸货磅单', weighingSlip());
    await form.getByRole('button', { name: '确定' }).click();
    await expect(notice(page, '操作成功')).toBeVisible();
    expect(await note()).toMatchObject({ noteStatus: '55', preCheckState: '1' });

    await enterAs(page, 'ops2', notes);
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '预审');
    const slips = drawer.getByRole('region', { name: '磅单识别' }).getByRole('listitem');
    await expect(slips.filter({ hasText: '装货磅单' })).toContainText('未识别');
    await expect(slips.filter({ hasText: '卸货磅单' })).toHaveText(/识别净重 32\.480.*填写 32\.300.*相差 0\.180/);
    await drawer.getByText('通过', { exact: true }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect.poll(statusNow).toBe('58');
  });

  test('SHIP-20 SHIP-05 a waybill is handed to its payer with a deduction and its reason, and the agent checks it beside the slips', async ({
    page,
  }) => {
    await enterAs(page, 'ops', notes);
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '提交验收');
    const form = dialog(page, '提交验收');
    await fill(form, { 其他扣款: '100' });
    await expect(form.getByRole('region', { name: '运费试算' })).toContainText('2,610.00');
    await form.getByRole('button', { name: '确定' }).click();
    await expect(form.getByText('扣款说明不能为空')).toBeVisible();
    await fill(form, { 扣款说明: '包装破损' });
    await form.getByRole('button', { name: '确定' }).click();
    await expect.poll(statusNow).toBe('60');
    expect(await note()).toMatchObject({ driverFee: 261_000, feeTotal: 310_000, checkState: '1' });

    await enterAs(page, 'agent_admin', '/shipping/check');
    await expect(page.getByRole('tab', { name: /^待验收/ })).toHaveAttribute('aria-selected', 'true');
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '验收');
    const drawer = dialog(page, `验收 · ${number}`);
    await expect(drawer.getByRole('button', { name: /装货/ })).toBeVisible();
    await drawer.getByText('通过', { exact: true }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect.poll(statusNow).toBe('65');
  });

  test('SHIP-03 SHIP-04 the review shows each rule with its figures; a refusal comes back, and a broken rule is let be with its reason', async ({
    page,
  }) => {
    await enterAs(page, 'compliance', '/shipping/business');
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '业务审核');
    const drawer = dialog(page, `业务审核 · ${number}`);
    const rules = drawer.getByRole('table', { name: '审核规则' });
    await expect(rules.getByRole('row')).toHaveCount(13);
    await expect(rules.getByRole('row', { name: /R5/ })).toContainText('未通过');
    await drawer.getByText('驳回', { exact: true }).click();
    await drawer.getByRole('textbox', { name: '审核意见' }).fill('缺少轨迹');
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect.poll(async () => (await note())['businessReviewState']).toBe('3');

    await enterAs(page, 'ops', '/shipping/businessno');
    await search(page, { 运单号: number });
    await expect(line(page, '运单', number)).toContainText('缺少轨迹');
    await act(page, line(page, '运单', number), '重新提交');
    const form = dialog(page, '重新提交');
    await fill(form, { 原因: '设备故障，已核对通行记录' });
    await form.getByRole('button', { name: '确定' }).click();
    await expect.poll(async () => (await note())['businessReviewState']).toBe('1');

    await enterAs(page, 'compliance', '/shipping/business');
    await search(page, { 运单号: number });
    await act(page, line(page, '运单', number), '业务审核');
    // Rules that are kept say so in the same word.
    await drawer.getByRole('radiogroup', { name: '审核结论' }).getByText('通过', { exact: true }).click();
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect(drawer.getByText(/规则R5未通过/)).toBeVisible();
    for (const reason of await rules.getByRole('textbox').all()) await reason.fill('已核对通行记录');
    await drawer.getByRole('button', { name: '确定' }).click();
    await expect.poll(statusNow).toBe('68');
    // Who waits next follows.
    await expect(dialog(page, /^业务审核 · YD/)).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

test('SHIP-20 SHIP-05 the check puts weights and amounts right: what they come to is told while they are typed, and holds once passed', async ({
  page,
}) => {
  const accepted = await acceptedNote();
  await submitNote(accepted);
  const now = async () => done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id: accepted.id })).note;
  const before = await now();
  const number = String(before['shippingNoteNumber']);
  await enterAs(page, 'ops2', '/shipping/check');
  await search(page, { 运单号: number });
  await act(page, line(page, '运单', number), '验收');
  const drawer = dialog(page, `验收 · ${number}`);
  const corrections = drawer.getByRole('group', { name: /^修正重量与金额/ });
  await expect(corrections.getByLabel('卸货重量')).toHaveValue('32.300');
  await fill(drawer, { 卸货重量: '31.95', 其他扣款: '5' });
  const trial = drawer.getByRole('region', { name: '试算' });
  await expect(trial).toContainText('→');
  await drawer.getByText('通过', { exact: true }).click();
  await drawer.getByRole('button', { name: '确定' }).click();
  // Nobody takes money off without saying why.
  await expect(corrections.getByText(/^扣款说明/).last()).toBeVisible();
  expect(await now()).toMatchObject({ noteStatus: '60', version: before.version });
  await fill(drawer, { 扣款说明: '迟到' });
  await expect(trial).toContainText('→');
  const told = await trial.innerText();
  await drawer.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await now())['noteStatus']).toBe('65');
  const after = await now();
  expect(after).toMatchObject({ unloadWeight: 31_950, settleWeight: 31_950, deduction: 500, deductionRemark: '迟到' });
  expect(told).toContain(yuan(Number(after['driverFee'])));
  expect(told).toContain(yuan(Number(after['feeTotal'])));
});
