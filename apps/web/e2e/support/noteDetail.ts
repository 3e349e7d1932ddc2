import { expect, type Page } from '@playwright/test';
import { type Row, yuan } from './freight.ts';
import { enterAs } from './session.ts';
import type { Fees } from './sums.ts';

/** The detail of a waybill shows its figures, and what was billed and invoiced of it. */
export async function expectDetail(page: Page, note: Row, { fees, invoiceNo }: { fees: Fees; invoiceNo: string }): Promise<void> {
  await enterAs(page, 'finance_mgr', `/shipping/detail/${note.id}`);
  const main = page.getByRole('main');
  const value = (label: string) => main.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]').first();
  for (const [label, fen] of [
    ['司机运费', fees.driverFee],
    ['服务费', fees.serviceFee],
    ['费用合计', fees.feeTotal],
  ] as const)
    await expect(value(label), label).toContainText(yuan(fen));
  await expect(main.getByText(invoiceNo).first()).toBeVisible();
}
