import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import { adjustSide } from './noteAdjust.states.ts';
import type { NoteAdjustRow } from './noteAdjust.table.ts';

/** The page of corrections. */
const adjustPage = '/shipping/noteadjust';

type Said = Pick<NoteAdjustRow, 'side' | 'amount'>;

/** A signed amount of a side, for people to read. @param shown how an amount is written */
export const wordsOf = ({ side, amount }: Said, shown: (fen: number) => string = shownYuan): string =>
  `${side === adjustSide.customer ? '客户侧' : '承运侧'}${amount > 0 ? '调增' : '调减'}${shown(Math.abs(amount))}元`;

/** @source NT21 */
export async function tellAuditors(tx: Tx, ctx: Context, row: NoteAdjustRow): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'adjust:audit' },
    {
      title: `费用调整 ${row.adjustNo} 待审核`,
      lines: [`运单 ${row.shippingNoteNumber}，${wordsOf(row)}`, row.reason],
      openPage: adjustPage,
    },
  );
}

/** The same of those that a bill has asked for. @source NT21 */
export async function tellAuditorsOfBill(
  tx: Tx,
  ctx: Context,
  { billNo, reason, ...said }: Said & { billNo: string; reason: string },
): Promise<void> {
  await notify(
    tx,
    ctx,
    { permission: 'adjust:audit' },
    { title: `账单 ${billNo} 费用调整待审核`, lines: [wordsOf(said), reason], openPage: adjustPage },
  );
}

/** @source NT22 */
export async function tellApplicant(tx: Tx, ctx: Context, row: NoteAdjustRow, what: string): Promise<void> {
  await notify(
    tx,
    ctx,
    { usernames: [row.applyBy] },
    { title: `费用调整 ${row.adjustNo} ${what}`, lines: [`运单 ${row.shippingNoteNumber}，${wordsOf(row)}`], openPage: adjustPage },
  );
}
