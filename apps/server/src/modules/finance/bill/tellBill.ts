import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import type { BillRow } from './bill.table.ts';

/** Tells the customer's people what has become of a bill that was sent to them. @source NT21, NT22, amendments 37 */
export async function tellCustomer(tx: Tx, ctx: Context, bill: BillRow, what: string): Promise<void> {
  const { billNo, customerId, periodFrom, periodTo, noteCount, totalAmount } = bill;
  await notify(
    tx,
    ctx,
    { company: customerId },
    {
      title: `账单 ${billNo} ${what}`,
      lines: [`账期 ${periodFrom} 至 ${periodTo}，运单${noteCount}张，合计${shownYuan(totalAmount)}元`],
      openPage: `/shipping/ownbill?billNo=${billNo}`,
    },
  );
}

/** Tells those who made and sent a bill that the customer disputes it. @source NT22 */
export async function tellSender(tx: Tx, ctx: Context, { billNo, createBy, sendBy }: BillRow, reason: string): Promise<void> {
  const usernames = [...new Set([createBy, sendBy])].filter((name) => name !== null);
  await notify(
    tx,
    ctx,
    { usernames },
    { title: `账单 ${billNo} 有异议`, lines: [reason], openPage: `/wlhy/hybill/HyBillList?billNo=${billNo}` },
  );
}
