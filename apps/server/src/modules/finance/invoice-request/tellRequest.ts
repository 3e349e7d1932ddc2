import { shownYuan } from '../../../platform/amountText.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify, type Recipients } from '../../system/announcement/notify.service.ts';
import type { RequestRow } from './invoiceRequest.table.ts';
import { tellAsked } from './requestNotes.ts';

const say = (tx: Tx, ctx: Context, request: RequestRow, { to, what, lines }: { to: Recipients; what: string; lines: string[] }) =>
  notify(tx, ctx, to, {
    title: `开票申请 ${request.requestNo} ${what}`,
    lines,
    openPage: `/shipping/requestbill?requestNo=${request.requestNo}`,
  });

const sums = ({ buyerName, noteCount, invoiceAmount }: RequestRow): string =>
  `${buyerName}，运单${noteCount}张，开票${shownYuan(invoiceAmount)}元`;

/** Tells those who take the next step that a request waits for them. @source amendments 37 NT21 */
export const tellDeciders = (tx: Tx, ctx: Context, request: RequestRow, permission: 'requestBill:audit' | 'invoice:issue') =>
  say(tx, ctx, request, {
    to: { permission },
    what: permission === 'invoice:issue' ? '待开票' : '待审核',
    lines: [sums(request)],
  });

/** The same of one that was handed in, which the timelines of its waybills tell as well. */
export async function tellHandedIn(tx: Tx, ctx: Context, request: RequestRow): Promise<void> {
  await tellAsked(tx, ctx, request);
  await tellDeciders(tx, ctx, request, 'requestBill:audit');
}

/** Tells who asked for invoices that the request was refused or returned. @source amendments 37 NT22 */
export const tellApplicant = (tx: Tx, ctx: Context, request: RequestRow, { what, reason }: { what: string; reason: string }) =>
  say(tx, ctx, request, {
    to: { usernames: [...new Set([request.createBy, request.submitBy])].filter((name) => name !== null) },
    what,
    lines: [reason],
  });
