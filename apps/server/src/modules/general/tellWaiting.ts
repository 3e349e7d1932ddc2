import { and, count, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isOffline } from '../finance/payment/payment.resource.ts';
import { payState } from '../finance/payment/payment.states.ts';
import { hyPayment } from '../finance/payment/payment.table.ts';
import { noteStatus } from '../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote as note } from '../shipping/shipping-note/shippingNote.table.ts';
import { sysAnnouncement } from '../system/announcement/announcement.table.ts';
import { notify } from '../system/announcement/notify.service.ts';

/** How much waits, and since when the last of it does. */
interface Waiting {
  rows: number;
  newest: string | null;
}

/** A kind of work that is handed over, by those who may take it on. */
interface Handed {
  kind: string;
  permission: string;
  title: (rows: number) => string;
  line: string;
  openPage: string;
  read: (tx: Tx, ctx: Context) => Promise<Waiting[]>;
}

const notesAt = (status: string, also?: SQL) => (tx: Tx, ctx: Context) =>
  tx
    .select({ rows: count(), newest: max(note.waitingSince) })
    .from(note)
    .where(and(eq(note.tenantId, ctx.actor.tenantId), eq(note.delFlag, 0), eq(note.noteStatus, status), also));

const paymentsToApprove = (kind: SQL) => (tx: Tx, ctx: Context) =>
  tx
    .select({ rows: count(), newest: max(hyPayment.submitTime) })
    .from(hyPayment)
    .where(and(eq(hyPayment.tenantId, ctx.actor.tenantId), eq(hyPayment.delFlag, 0), eq(hyPayment.state, payState.toApprove), kind));

/** What people hand over one to another between the signature and the money. @source NT21 */
const handed: readonly Handed[] = [
  {
    kind: 'preCheck',
    permission: 'shipping:preCheck',
    title: (rows) => `${rows}张运单待预审`,
    line: '运单已签收，请审核单据',
    openPage: `/shipping/list?noteStatus=${noteStatus.signed}`,
    read: notesAt(noteStatus.signed),
  },
  {
    kind: 'submitCheck',
    permission: 'shipping:submitCheck',
    title: (rows) => `${rows}张运单待提交验收`,
    line: '单据已预审，请核对金额后提交验收',
    openPage: `/shipping/list?noteStatus=${noteStatus.preChecked}`,
    read: notesAt(noteStatus.preChecked),
  },
  {
    kind: 'businessReview',
    permission: 'shipping:businessReview',
    title: (rows) => `${rows}张运单待业务审核`,
    line: '运单已验收，请按规则审核',
    openPage: '/shipping/business?businessReviewState=1',
    read: notesAt(noteStatus.checked, eq(note.businessReviewState, '1')),
  },
  {
    kind: 'examine',
    permission: 'shipping:examine',
    title: (rows) => `${rows}张运单待财务审核`,
    line: '业务审核已通过，请审核金额',
    openPage: `/shipping/list?noteStatus=${noteStatus.reviewed}`,
    read: notesAt(noteStatus.reviewed),
  },
  {
    kind: 'approvePay',
    permission: 'pay:approve',
    title: (rows) => `${rows}笔付款待复核`,
    line: '付款已提交，请由他人复核',
    openPage: `/shipping/paylist2?state=${payState.toApprove}`,
    read: paymentsToApprove(isOffline(false)),
  },
  {
    kind: 'approveOffline',
    permission: 'pay:approve',
    title: (rows) => `${rows}笔线下支付待复核`,
    line: '线下支付已登记，请核对凭证后复核',
    openPage: `/shipping/offlinepay?state=${payState.toApprove}`,
    read: paymentsToApprove(isOffline()),
  },
];

/**
 * Tells those who take work on that some has come since they were told last. Who has not read that yet is told nothing more: the list behind it says how
 * much there is. Run by a job.
 *
 * @returns how many people were told
 * @source NT21
 */
export async function tellWaiting(ctx: Context): Promise<number> {
  let told = 0;
  for (const one of handed) told += await ctx.transaction((tx) => tellKind(tx, ctx, one));
  return told;
}

async function tellKind(tx: Tx, ctx: Context, { kind, permission, title, line, openPage, read }: Handed): Promise<number> {
  const [waiting] = await read(tx, ctx);
  if (waiting === undefined || waiting.rows === 0 || waiting.newest === null) return 0;
  const [last] = await tx
    .select({ time: sql<string | null>`max(${sysAnnouncement.sendTime})`.mapWith(sysAnnouncement.sendTime) })
    .from(sysAnnouncement)
    .where(and(eq(sysAnnouncement.tenantId, ctx.actor.tenantId), eq(sysAnnouncement.busType, 'waiting'), eq(sysAnnouncement.busId, kind)));
  if (last?.time != null && waiting.newest <= last.time) return 0;
  return notify(tx, ctx, { permission }, { title: title(waiting.rows), lines: [line], openPage, waiting: kind });
}
