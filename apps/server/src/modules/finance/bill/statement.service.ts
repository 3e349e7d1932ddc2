import { eq } from 'drizzle-orm';
import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { Bill } from './bill.contract.ts';
import { sumsOfItems } from './billItems.ts';
import { BillItem } from './billItem.entity.ts';
import { billItemResource, billResource } from './bill.resource.ts';
import { hyBillItem } from './bill.table.ts';
import { statementWords } from './statementWords.ts';

/** A bill with its waybills as a workbook. @throws NotFound missing or not visible @source freight-domain F03 导出对账单 */
export async function statementOf(ctx: Context, id: string) {
  const bill = await getRow(ctx, billResource, id);
  const isChinese = ctx.locale === 'zh';
  const said = statementWords(bill['billKind']);
  const name = `${said.title[ctx.locale]} ${String(bill['billNo'])}`;
  const shown = (words: LocalizedText, field: string) => {
    const value = Bill.fields[field]?.kind === 'money' ? shownYuan(bill[field] as number) : (bill[`${field}_dictText`] ?? bill[field]);
    // What a bill has none of, such as the due day of what we pay, is left out.
    return typeof value === 'string' && value !== '' ? [`${words[ctx.locale]}${isChinese ? '：' : ': '}${value}`] : [];
  };
  const foot = await ctx.transaction((tx) => sumsOfItems(tx, ctx, id));
  return sheetOf(ctx, BillItem, {
    pieces: eachPiece(ctx, billItemResource, { query: {}, options: { where: eq(hyBillItem.billId, id) } }),
    hidden: foot['adjustAmount'] === 0 ? [...said.hidden, 'adjustAmount'] : said.hidden,
    words: {
      name,
      head: [
        [shown(said.party, 'partyName'), shown(label('运营主体', 'Company'), 'companyName')],
        [
          shown(label('账期起', 'From'), 'periodFrom'),
          shown(label('账期止', 'Until'), 'periodTo'),
          shown(label('结算方式', 'Settlement'), 'settleType'),
          shown(label('状态', 'Status'), 'state'),
        ],
        [
          shown(label('账单金额', 'Billed'), 'totalAmount'),
          shown(said.received, 'receivedAmount'),
          shown(said.open, 'openAmount'),
          shown(label('到期日', 'Due on'), 'dueDate'),
        ],
      ].map((line) => line.flat().join('　')),
      foot: { shippingNoteNumber: isChinese ? '合计' : 'Total', ...foot },
    },
  });
}
