import { expect, type Page } from '@playwright/test';
import { done, type Row, rowsOf, yuan } from './freight.ts';
import { act, decide, dialog, line, search } from './screen.ts';
import { as, enterAs } from './session.ts';
import type { Reviewed } from './reviewed.ts';

const payments = '/hypay/hyPayment';

/** The payments of a waybill, the first one first. */
export const paymentsOf = async (noteId: string): Promise<Row[]> =>
  (await rowsOf(await as('cashier'), `${payments}/list`, { noteId })).toReversed();

/** Examines a waybill in the browser, which shows these figures by the parts of its sheet, in fen. */
export async function examine(
  page: Page,
  { number }: Reviewed,
  figures: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> {
  await enterAs(page, 'finance_mgr', '/shipping/list?noteStatus=68');
  await search(page, { 运单号: number });
  await act(page, line(page, '运单', number), '财务审核');
  const drawer = dialog(page, `财务审核 · ${number}`);
  for (const [part, amounts] of Object.entries(figures))
    for (const [label, fen] of Object.entries(amounts)) {
      const shown = drawer.getByRole('region', { name: part }).getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
      await expect(shown, label).toHaveText(yuan(fen));
    }
  await decide(drawer, '通过');
  await expect(drawer).toBeHidden();
}

/** Hands the freight of a waybill in and approves it in the browser, where both people see what it comes to. */
export async function payOnScreen(page: Page, { number, payee }: Reviewed, amount: number): Promise<void> {
  await enterAs(page, 'cashier', '/shipping/paylist?noteStatus=75');
  await search(page, { 运单号: number });
  await act(page, line(page, '待付运单', number), '提交付款');
  const submit = dialog(page, '提交付款');
  await expect(submit.getByRole('region', { name: '付款预览' }).getByText(yuan(amount), { exact: true }).first()).toBeVisible();
  await submit.getByRole('button', { name: '确定' }).click();
  await expect(submit).toBeHidden();
  await enterAs(page, 'finance_mgr', '/shipping/paylist2?state=20');
  await search(page, { 运单号: number });
  const row = line(page, '付款单', number);
  for (const text of [yuan(amount), payee]) await expect(row).toContainText(text);
  await act(page, row, '付款复核');
  await decide(dialog(page, '付款复核'), '通过');
  await expect(dialog(page, '付款复核')).toBeHidden();
}

/** The payment of a waybill has arrived: the embedded bank answers within seconds, and is asked, as a person does who waits for it. @returns it */
export async function arrived(noteId: string): Promise<Row> {
  const last = async () => (await paymentsOf(noteId)).at(-1)!;
  const cashier = await as('cashier');
  const stateNow = async () => {
    const { id, state } = await last();
    if (state === '30') await cashier.put(`${payments}/queryResult`, { id });
    return state;
  };
  await expect.poll(stateNow, { timeout: 30_000, intervals: [500, 1000, 3000] }).toBe('40');
  return last();
}

/** Hands the freight of a waybill in and approves it, by the two people whose work it is. @returns its payment, which has arrived */
export async function payFreight(noteId: string): Promise<Row> {
  const [cashier, finance] = [await as('cashier'), await as('finance_mgr')];
  done(await cashier.post(`${payments}/add`, { noteIds: [noteId], submit: true }));
  const { id } = (await paymentsOf(noteId)).at(-1)!;
  done(await finance.put(`${payments}/approve`, { ids: [id], pass: true }));
  return arrived(noteId);
}
