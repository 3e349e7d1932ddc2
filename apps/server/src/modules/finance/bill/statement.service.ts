import { eq } from 'drizzle-orm';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { sumsOfItems } from './billItems.ts';
import { BillItem } from './billItem.entity.ts';
import { billItemResource, billResource } from './bill.resource.ts';
import { hyBillItem } from './bill.table.ts';

/** A bill with its waybills as a workbook. @throws NotFound missing or not visible @source freight-domain F03 导出对账单 */
export async function statementOf(ctx: Context, id: string) {
  const bill = await getRow(ctx, billResource, id);
  const isChinese = ctx.locale === 'zh';
  const name = isChinese ? `对账单 ${String(bill['billNo'])}` : `Statement ${String(bill['billNo'])}`;
  const shown = (zh: string, en: string, value: unknown) =>
    `${isChinese ? `${zh}：` : `${en}: `}${value === null || value === undefined ? '' : String(value)}`;
  const yuan = (field: string) => shownYuan(bill[field] as number);
  const foot = await ctx.transaction((tx) => sumsOfItems(tx, ctx, id));
  return sheetOf(ctx, BillItem, {
    pieces: eachPiece(ctx, billItemResource, { query: {}, options: { where: eq(hyBillItem.billId, id) } }),
    words: {
      name,
      head: [
        `${shown('客户', 'Customer', bill['customerName'])}　${shown('运营主体', 'Company', bill['companyName'])}`,
        `${shown('账期', 'Period', `${String(bill['periodFrom'])} ～ ${String(bill['periodTo'])}`)}　${shown('结算方式', 'Settlement', bill['settleType_dictText'])}　${shown('状态', 'Status', bill['state_dictText'])}`,
        `${shown('账单金额', 'Billed', yuan('totalAmount'))}　${shown('已收金额', 'Received', yuan('receivedAmount'))}　${shown('未收金额', 'Open', yuan('openAmount'))}　${shown('到期日', 'Due on', bill['dueDate'])}`,
      ],
      foot: { shippingNoteNumber: isChinese ? '合计' : 'Total', ...foot },
      hasDates: true,
    },
  });
}
