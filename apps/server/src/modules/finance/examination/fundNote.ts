import { and, asc, eq, sql } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { noteEventLater } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { paidStatus } from '../payment/moveNote.ts';
import { tripPaymentsChanged } from '../payment/payment.events.ts';
import { closeApplication } from '../dianfu/closeApplication.ts';
import { adjustHeldNote, walletOf } from '../ledger/funds.service.ts';
import { noteFacts } from '../ledger/noteFacts.ts';
import { post } from '../ledger/post.ts';
import { settleLater } from '../settled-note/settleLater.ts';
import { postFund } from '../ledger/postings.ts';

/**
 * Tries to secure what an examined waybill costs (N19): what is missing is taken from the wallet first. With the money there it goes on to
 * payment, or counts as paid where nothing is left to pay; without, it stays and says why.
 *
 * @returns whether it went on
 * @source freight-domain 3.2 N19, amendments 13, 17, L6, L7
 */
export async function fundNote(tx: Tx, ctx: Context, examined: NoteRow): Promise<boolean> {
  const note = await topUp(tx, ctx, examined);
  if (note === undefined || note.noteStatus !== noteStatus.examined || note.fundReason !== null) return false;
  const fee = openFee(note);
  const isPrepaid = note.settleType === '0';
  if (isPrepaid && !(note.frozenAmount >= fee && (await moveFrozen(tx, ctx, note, fee)))) return false;
  const funded = fundedValues(ctx, note);
  const after = await updateRow(tx, ctx, hyShippingNote, {
    before: note,
    values: {
      ...funded,
      ...(await closeApplication(tx, ctx, note)),
      ...(isPrepaid ? { frozenAmount: 0, customerPaidAmount: note.customerPaidAmount + fee } : {}),
    },
  });
  noteEventLater(asSystem(ctx), {
    noteId: after.id,
    eventType: 'funded',
    content: wordsOf(after, { fee, isPrepaid, isPaid: after.noteStatus !== noteStatus.payable }),
    fromStatus: note.noteStatus,
    toStatus: after.noteStatus,
    visibleTo: 'platform',
  });
  if (after.noteStatus !== noteStatus.payable) await ctx.emit(tx, tripPaymentsChanged, { noteId: after.id });
  await settleLater(tx, ctx, after);
  return true;
}

/** Sets aside what is missing of a held waybill's fee, as far as it is there (P04). @returns the waybill as it is afterwards */
export async function topUp(tx: Tx, ctx: Context, note: NoteRow): Promise<NoteRow | undefined> {
  // It may have changed in this transaction: by what was prepaid of it, or by a first try.
  const held = await readNote(tx, ctx, note.id);
  return held && adjustHeldNote(tx, ctx, held, `fund-${newId()}`);
}

/** P05f: what is set aside pays for the waybill. @returns whether there is a wallet that it is set aside in */
export async function moveFrozen(tx: Tx, ctx: Context, note: NoteRow, amount: number): Promise<boolean> {
  const wallet = await walletOf(tx, ctx, note);
  if (wallet === undefined) return false;
  const posting = postFund({ companyId: note.companyId, walletId: wallet.id, customerId: note.customerId, amount });
  await post(tx, ctx, posting, noteFacts(note, { step: `fund-${note.version}`, what: '运费划转' }));
  return true;
}

/** What a waybill says once the money for it is there: it is to be paid, or with nothing left to pay it is. */
export function fundedValues(ctx: Context, note: NoteRow) {
  const isPaid = (note.payableAmount ?? 0) <= 0;
  const now = nowText(ctx.clock);
  return {
    noteStatus: isPaid ? paidStatus(note) : noteStatus.payable,
    fundTime: now,
    waitingSince: now,
    ...(isPaid ? { payTime: note.examineTime } : {}),
  };
}

/** The same context, where the system acts. */
export const asSystem = (ctx: Context): Context => ({ ...ctx, actor: systemActor(ctx.actor.tenantId) });

function wordsOf(note: NoteRow, { fee, isPrepaid, isPaid }: { fee: number; isPrepaid: boolean; isPaid: boolean }): string {
  const left = yuan(note.payableAmount ?? 0);
  if (isPrepaid)
    return isPaid
      ? `备款完成：冻结资金${yuan(fee)}元已划转，预付已抵扣全部运费，无需付款`
      : `备款完成：冻结资金${yuan(fee)}元已划转，待付${left}元`;
  return isPaid ? '备款完成：授信额度内，预付已抵扣全部运费，无需付款' : `备款完成：授信额度内，待付${left}元`;
}

async function readNote(tx: Tx, ctx: Context, id: string): Promise<NoteRow | undefined> {
  const named = and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, id));
  const [note] = await storedRows(tx, hyShippingNote, sql`where ${named}`);
  return note;
}

/** Waybills that wait for money, as a condition. */
const waitsForFunds = (ctx: Context, customerId?: string) =>
  and(
    eq(hyShippingNote.tenantId, ctx.actor.tenantId),
    eq(hyShippingNote.delFlag, 0),
    eq(hyShippingNote.noteStatus, noteStatus.examined),
    customerId === undefined ? undefined : eq(hyShippingNote.customerId, customerId),
  );

/** At most so many at once with one arrival of money; the job finds the others. */
const most = 500;

/** Holds the waybills of a customer that wait for money, before the money itself is touched: the oldest examination comes first. */
export const holdWaiting = (tx: Tx, ctx: Context, customerId: string): Promise<NoteRow[]> =>
  tx
    .select()
    .from(hyShippingNote)
    .where(waitsForFunds(ctx, customerId))
    .orderBy(asc(hyShippingNote.examineTime), asc(hyShippingNote.id))
    .limit(most)
    .for('update', { skipLocked: true });

/** Tries waybills that wait for money again, those of a customer or all; each in a transaction of its own. @returns how many went on */
export async function fundWaiting(ctx: Context, customerId?: string): Promise<number> {
  const waiting = await ctx.transaction((tx) =>
    tx
      .select({ id: hyShippingNote.id })
      .from(hyShippingNote)
      .where(waitsForFunds(ctx, customerId))
      .orderBy(asc(hyShippingNote.customerId), asc(hyShippingNote.examineTime), asc(hyShippingNote.id)),
  );
  let count = 0;
  for (const { id } of waiting) if (await ctx.transaction((tx) => tryOne(tx, ctx, id))) count += 1;
  return count;
}

async function tryOne(tx: Tx, ctx: Context, id: string): Promise<boolean> {
  const [note] = await tx
    .select()
    .from(hyShippingNote)
    .where(and(waitsForFunds(ctx), eq(hyShippingNote.id, id)))
    .for('update', { skipLocked: true });
  return note !== undefined && fundNote(tx, ctx, note);
}
