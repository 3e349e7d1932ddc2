import { expect } from '@playwright/test';
import { noteOf } from './support/books.ts';
import { done, type Row, rowsOf } from './support/freight.ts';
import { act, choose, decide, dialog, fill, line, notice, search, tool, visit } from './support/screen.ts';
import { as, enterAs } from './support/session.ts';
import { test } from './support/sitting.ts';

/** A waybill of a customer on a term that is to be paid, of which nothing is paid or advanced, in no bill and without a correction. */
async function correctable(): Promise<Row> {
  const cashier = await as('cashier');
  const adjusted = new Set((await rowsOf(cashier, '/hyadjust/hyNoteAdjust/list')).map(({ noteId }) => noteId));
  const accounts = await rowsOf(cashier, '/shipping/hyShippingNote/billList', { noteStatus: '75' });
  const row = accounts.find(
    (one) => one['settleType'] !== '0' && one['billNo'] === null && one['customerOpenAmount'] === one['feeTotal'] && !adjusted.has(one.id),
  );
  if (row === undefined) throw new Error('No waybill on a term is free to be corrected.');
  return noteOf(row.id);
}

test('FRT-21 what a customer is charged is corrected by two people, who see what comes of it before and after', async ({ page }) => {
  const note = await correctable();
  const number = String(note['shippingNoteNumber']);
  const total = Number(note['feeTotal']);
  const shown = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

  await enterAs(page, 'cashier', '/shipping/noteadjust');
  await tool(page, '费用调整', '申请费用调整').click();
  const form = dialog(page, '申请费用调整');
  await choose(page, form.getByRole('combobox', { name: '运单号' }), number, number);
  await choose(page, form.getByRole('combobox', { name: '调整方' }), '客户侧');
  await fill(form, { 调整金额: '-100', 调整说明: '复磅后少计' });
  await choose(page, form.getByRole('combobox', { name: '调整原因' }), '重量更正');
  const outcome = form.getByRole('region', { name: '调整结果' });
  await expect(outcome).toContainText(`${shown(total)} → ${shown(total - 10_000)}`);
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();

  await enterAs(page, 'finance_mgr', '/shipping/noteadjust?state=10');
  await search(page, { 运单号: number });
  const row = line(page, '费用调整', number);
  await act(page, row, '审核');
  const audit = dialog(page, '费用调整审核');
  await expect(audit.getByRole('region', { name: '调整结果' })).toContainText(shown(total - 10_000));
  await decide(audit, '通过');
  await expect(audit).toBeHidden();

  const [adjust] = await rowsOf(await as('cashier'), '/hyadjust/hyNoteAdjust/list', { noteId: note.id });
  expect(adjust).toMatchObject({ state: '20', amount: -10_000, walletAmount: 0 });
  const lines = await rowsOf(await as('finance_mgr'), '/account/hyLedgerLine/list', { bizNo: number, biz: 'noteAdjust' });
  const sum = (side: string) => lines.filter((one) => one['side'] === side).reduce((all, one) => all + Number(one['amount']), 0);
  expect([sum('D'), sum('C')]).toEqual([10_000, 10_000]);
  await visit(page, `/shipping/detail/${note.id}`);
  await expect(page.getByRole('link', { name: String(adjust!['adjustNo']) })).toBeVisible();

  // The same is asked for beside the waybill, which is known there; the side of the carriage is another matter.
  await enterAs(page, 'cashier', `/shipping/detail/${note.id}`);
  await page.getByRole('button', { name: '申请费用调整' }).click();
  await choose(page, form.getByRole('combobox', { name: '调整方' }), '承运侧');
  await fill(form, { 调整金额: '50', 调整说明: '绕行' });
  await choose(page, form.getByRole('combobox', { name: '调整原因' }), '其他');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(notice(page, /已申请/)).toBeVisible();
  expect(done(await (await as('finance_mgr')).get<Row>('/hyadjust/hyNoteAdjust/queryById', { id: adjust!.id }))['auditBy']).toBe(
    'finance_mgr',
  );
});
