import { expect, type Page } from '@playwright/test';
import { done, type Row, rowsOf } from './support/freight.ts';
import { acceptedNote, type Reviewed, reviewNote } from './support/reviewed.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

const prepays = '/shipping/prepay';

test('SHIP-13 a prepayment goes from the application to the freight that covers it, and the driver gets the rest', async ({ page }) => {
  test.setTimeout(120_000);
  const one: Reviewed = await acceptedNote();
  const note = async (): Promise<Row> =>
    done(await (await as('ops')).get<{ note: Row }>('/shipping/hyShippingNote/detail', { id: one.id })).note;
  const prepay = async (): Promise<Row> => (await rowsOf(await as('cashier'), '/hypay/hyPrepay/list', { noteId: one.id }))[0]!;
  const stateOf = async () => (await prepay())['state'];
  const find = async (who: string, path: string) => {
    await enterAs(page, who, path);
    await search(page, { 运单号: one.number });
  };

  await enterAs(page, 'dispatcher', prepays);
  await tool(page, '预付单', '申请预付').click();
  const form = dialog(page, '申请预付');
  await choose(page, form.getByRole('combobox', { name: '运单' }), one.number, one.number);
  // By hand: 32 t at 85.50 are 2,736.00, half of which may be prepaid.
  await expect(form.getByText('1,368.00', { exact: true }).first()).toBeVisible();
  await form.getByRole('combobox', { name: '收款卡' }).click();
  await page.getByRole('option').first().click();
  await fill(form, { 预付金额: '1368.01', 用途: '加油' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(form.getByText(/预付超过比例上限/).first()).toBeVisible();
  await fill(form, { 预付金额: '1000' });
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();
  expect(await prepay()).toMatchObject({ state: '10', amount: 100_000, estimatedFee: 273_600 });

  await find('finance_mgr', `${prepays}?state=10`);
  await act(page, line(page, '预付单', one.number), '审核');
  const audit = dialog(page, '审核');
  await expect(audit.getByText('1,000.00', { exact: true })).toBeVisible();
  await decide(audit, '通过');
  await expect(audit).toBeHidden();

  await find('cashier', `${prepays}?state=20`);
  await act(page, line(page, '预付单', one.number), '付款');
  const pay = dialog(page, '付款');
  await expect(pay.getByText('1,000.00', { exact: true })).toBeVisible();
  await pay.getByRole('button', { name: '确定' }).click();
  await expect(pay).toBeHidden();
  // The embedded bank answers within seconds.
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('40');
  expect(await note()).toMatchObject({ noteStatus: '20', prepaidAmount: 100_000 });

  await reviewNote(one);
  await examine(page, one);
  expect(await note()).toMatchObject({ noteStatus: '75', prepayOffset: 100_000, payableAmount: 171_000 });
  expect(await prepay()).toMatchObject({ state: '45', offsetAmount: 100_000, openAmount: 0 });

  const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
  done(await cashier.post('/hypay/hyPayment/add', { noteIds: [one.id], submit: true }));
  const [payment] = await rowsOf(cashier, '/hypay/hyPayment/list', { noteId: one.id, payKind: '1' });
  done(await finance.put('/hypay/hyPayment/approve', { ids: [payment!.id], pass: true }));
  await expect.poll(async () => (await note())['noteStatus'], { timeout: 30_000 }).toBe('80');
  // 2,710.00 in all: 1,000.00 before, 1,710.00 now.
  expect(await note()).toMatchObject({ driverFee: 271_000, prepaidAmount: 100_000, paidAmount: 171_000 });
});

/** Examines the waybill: what was prepaid stands beside what is left. */
async function examine(page: Page, { number }: Reviewed): Promise<void> {
  await enterAs(page, 'finance_mgr', '/shipping/list?noteStatus=68');
  await search(page, { 运单号: number });
  await act(page, line(page, '运单', number), '财务审核');
  const drawer = dialog(page, `财务审核 · ${number}`);
  const figure = (label: string) =>
    drawer.getByRole('region', { name: '应付' }).getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('司机运费')).toHaveText('2,710.00');
  await expect(figure('预付抵扣')).toHaveText('1,000.00');
  await expect(figure('应付尾款')).toHaveText('1,710.00');
  await decide(drawer, '通过');
  await expect(drawer).toBeHidden();
}
