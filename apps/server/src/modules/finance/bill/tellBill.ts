import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import type { BillRow } from './bill.table.ts';

/** Tells the people of whom a bill is for what has become of it, once it was sent to them. @source NT21, NT22, amendments 37 */
export async function tellParty(tx: Tx, ctx: Context, bill: BillRow, what: string): Promise<void> {
  const { billNo, partyId, periodFrom, periodTo, noteCount, totalAmount } = bill;
  await notify(
    tx,
    ctx,
    { company: partyId ?? '' },
    {
      title: `账单 ${billNo} ${what}`,
      lines: [`账期 ${periodFrom} 至 ${periodTo}，运单${noteCount}张，合计${shownYuan(totalAmount)}元`],
      openPage: `/shipping/ownbill?billNo=${billNo}`,
    },
  );
}

/** Tells those who made and sent a bill that it is disputed. @source NT22 */
export async function tellSender(tx: Tx, ctx: Context, { billNo, createBy, sendBy }: BillRow, reason: string): Promise<void> {
  const usernames = [...new Set([createBy, sendBy])].filter((name) => name !== null);
  await notify(
    tx,
    ctx,
    { usernames },
    { title: `账单 ${billNo} 有异议`, lines: [reason], openPage: `/wlhy/hybill/HyBillList?billNo=${billNo}` },
  );
}
