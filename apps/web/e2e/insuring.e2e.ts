import { expect } from '@playwright/test';
import { picture } from './support/files.ts';
import { type Row, rowsOf } from './support/freight.ts';
import { act, choose, dialog, fill, line, notice, search } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

test('SHIP-20 FRT-29 a waybill is insured beside its list, with the premium in view before, and stands in the list of policies', async ({
  page,
}) => {
  const ops = await as('ops');
  const waiting = await rowsOf(ops, '/shipping/hyShippingNote/list', { noteStatus: '20', settleType: '0', pageSize: '50' });
  const note = waiting.find(({ insuranceState }) => insuranceState === null) as Row;
  const number = String(note['shippingNoteNumber']);

  await enterAs(page, 'ops', '/shipping/list');
  await search(page, { 运单号: number });
  await act(page, line(page, '运单', number), '保险状态');
  const drawer = dialog(page, `保险 · ${number}`);
  await drawer.getByRole('button', { name: '购买保险' }).click();
  const form = dialog(page, '购买保险');
  await expect(form.getByRole('textbox', { name: '被保险人', exact: true })).toHaveValue(String(note['customerName']));
  const premium = form.getByRole('region', { name: '保费' });
  await expect(premium).toContainText('填写险种、保险公司和保险金额后显示保费');
  await choose(page, form.getByRole('combobox', { name: '保险公司' }), '模拟人民财险');
  await fill(form, { 保险金额: '100000', 被保险人证件号: '91370700MA3D000127', 被保险人电话: '13800000000' });
  await expect(premium).toContainText(/费率 [\d.]+%/);
  // One per cent of 100,000 yuan is a thousand yuan.
  const rate = Number(/费率 ([\d.]+)%/.exec((await premium.textContent()) ?? '')?.[1]);
  await expect(premium).toContainText((rate * 1000).toFixed(2));
  await form.getByRole('switch', { name: '已阅读并同意投保须知' }).click();
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已投保，保险公司出单后通知')).toBeVisible();
  const state = async () => (await rowsOf(ops, '/hyinsurance/hyInsurancePolicy/list', { noteId: note.id }))[0]?.['state'];
  await expect.poll(state).toBe('30');
  await drawer.getByRole('button', { name: '刷新' }).click();
  await expect(drawer.getByText('已生效')).toBeVisible();
  await expect(drawer.getByText('模拟', { exact: true })).toBeVisible();

  await act(page, drawer.getByRole('row').filter({ hasText: '已生效' }), '申请理赔');
  const claim = dialog(page, '申请理赔');
  await fill(claim, { 索赔金额: '5000', 出险说明: '侧翻，煤炭散落' });
  const proofs = claim.getByRole('group', { name: '理赔资料', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await proofs.getByRole('button', { name: '理赔资料', exact: true }).click();
  await (await chooser).setFiles(picture('现场.png'));
  await expect(proofs.getByRole('link', { name: '下载 现场.png' })).toBeVisible();
  await claim.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, '已提交理赔')).toBeVisible();
  expect(await state()).toBe('70');

  await enterAs(page, 'finance_mgr', '/wlhy/hyinsurance/HyInsurancePolicyList');
  await search(page, { 运单号: number });
  await expect(line(page, '保单', number)).toContainText('模拟人民财险');
});
