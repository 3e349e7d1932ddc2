import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { writeNoteEvents } from '../../shipping/note-event/writeNoteEvent.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { billKind } from './bill.states.ts';
import { type BillItemRow, type BillRow, hyBill, hyBillItem } from './bill.table.ts';
import { subjectOf } from './billSubjects.ts';

const item = hyBillItem;
const note = hyShippingNote;

/**
 * What a bill claims of a waybill now: a void one claims nothing. A margin on its way to an agent counts as paid by its waybill already; all margins of
 * a bill arrive together.
 */
export const openInBill = sql<number>`(case when ${item.isLive} <> '1' then 0 else case ${item.billKind}
  when 'carrier' then ${note.openAmount}
  when 'agent' then case (select bill.open_amount from hy_bill bill where bill.tenant_id = ${item.tenantId} and bill.id = ${item.billId}) when 0 then 0 else ${item.amount} end
  else ${note.customerOpenAmount} end end)`.mapWith(Number);

/** What corrections of a waybill have changed of what a bill claims of it. */
export const adjustedInBill = sql<number>`(select coalesce(sum(a.amount), 0) from hy_note_adjust a
  where a.tenant_id = ${item.tenantId} and a.bill_id = ${item.billId} and a.note_id = ${item.noteId} and a.state = '20')`.mapWith(Number);

/** What of a waybill is told to whom its bill is for: nobody who carried learns what the customer pays. @source freight-domain 4.6 */
export const toldInBill = {
  feeTotal: sql`(case ${item.billKind} when 'carrier' then null else ${note.feeTotal} end)`.mapWith(Number),
  customerPaidAmount: sql`(case ${item.billKind} when 'customer' then ${note.customerPaidAmount} end)`.mapWith(Number),
  paidAmount:
    sql`(case ${item.billKind} when 'carrier' then ${note.paidAmount} when 'agent' then ${item.amount} - ${openInBill} end)`.mapWith(
      Number,
    ),
  dueDate: sql<string | null>`(case ${item.billKind} when 'customer' then ${note.dueDate} end)::text`,
} as const;

const ofBill = (ctx: Context, { id }: BillRow) =>
  and(eq(hyBillItem.tenantId, ctx.actor.tenantId), eq(hyBillItem.billId, id), eq(hyBillItem.delFlag, 0), eq(hyBillItem.isLive, '1'));

/** The waybills of a bill that holds them, in the order of their ids. */
export const itemsOf = (tx: Tx, ctx: Context, bill: BillRow): Promise<BillItemRow[]> =>
  tx.select().from(hyBillItem).where(ofBill(ctx, bill)).orderBy(hyBillItem.noteId);

/** What the lines of a bill say of a waybill. */
export type BilledNote = Pick<NoteRow, 'id' | 'shippingNoteNumber'> & { open: number };

/** Puts held waybills into a bill. */
export async function addItems(tx: Tx, ctx: Context, bill: BillRow, notes: readonly BilledNote[]): Promise<void> {
  await insertRows(
    tx,
    ctx,
    hyBillItem,
    notes.map((note) => ({
      billId: bill.id,
      billKind: bill.billKind,
      noteId: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      amount: note.open,
    })),
  );
  await setBill(tx, ctx, bill, { noteIds: notes.map(({ id }) => id), billId: bill.id });
  await writeNoteEvents(
    tx,
    ctx,
    notes.map((note) => ({
      noteId: note.id,
      eventType: 'billed',
      content: `出账 ${bill.billNo}：${yuan(note.open)}元`,
      visibleTo: 'platform',
    })),
  );
}

/** Lets waybills go that stood in a bill: another one may take them. */
export async function releaseNotes(
  tx: Tx,
  ctx: Context,
  bill: BillRow,
  { noteIds, what }: { noteIds: readonly string[]; what: string },
): Promise<void> {
  if (noteIds.length === 0) return;
  await setBill(tx, ctx, bill, { noteIds, billId: null });
  await writeNoteEvents(
    tx,
    ctx,
    noteIds.map((noteId) => ({ noteId, eventType: 'billed', content: `移出账单 ${bill.billNo}：${what}`, visibleTo: 'platform' })),
  );
}

async function setBill(
  tx: Tx,
  ctx: Context,
  bill: BillRow,
  { noteIds, billId }: { noteIds: readonly string[]; billId: string | null },
): Promise<void> {
  await tx
    .update(note)
    .set({
      [subjectOf(bill).holder]: billId,
      updateBy: ctx.actor.username,
      updateTime: nowText(ctx.clock),
      version: sql`${note.version} + 1`,
    })
    .where(and(eq(note.tenantId, ctx.actor.tenantId), isAmong(note.id, noteIds)));
}

/**
 * Takes the amounts of a bill again, whose waybills are held: what is open of each now. Those that need no bill any more go, as do those that are
 * taken out.
 *
 * @param released ids of waybills
 * @returns what the bill says of them from now on
 * @source freight-domain B4b
 */
export async function retakeItems(
  tx: Tx,
  ctx: Context,
  bill: BillRow,
  { released, what }: { released: readonly string[]; what: string },
): Promise<Totals> {
  const { tenantId } = ctx.actor;
  const { open: openOfNote, holder } = subjectOf(bill);
  const open = new Map(
    (
      await tx
        .select({ id: note.id, open: openOfNote })
        .from(note)
        .where(and(eq(note.tenantId, tenantId), eq(note[holder], bill.id)))
    ).map((one) => [one.id, one.open]),
  );
  const out = new Set(released);
  const gone = (await itemsOf(tx, ctx, bill)).filter(({ noteId }) => out.has(noteId) || (open.get(noteId) ?? 0) <= 0);
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await tx
      .update(hyBillItem)
      .set({ delFlag: 1 })
      .where(and(eq(hyBillItem.tenantId, tenantId), isAmong(hyBillItem.id, ids)));
    await releaseNotes(tx, ctx, bill, { noteIds: gone.map(({ noteId }) => noteId), what });
  }
  await tx.execute(sql`
    update hy_bill_item set amount = ${openOfNote} from hy_shipping_note
     where hy_bill_item.tenant_id = ${tenantId} and hy_bill_item.bill_id = ${bill.id} and hy_bill_item.del_flag = 0
       and hy_shipping_note.tenant_id = hy_bill_item.tenant_id and hy_shipping_note.id = hy_bill_item.note_id`);
  return totalsOf(tx, ctx, bill);
}

/** What a bill says of its waybills. */
type Totals = Required<Pick<Values<typeof hyBill>, 'noteCount' | 'totalWeight' | 'totalAmount' | 'openAmount'>>;

async function totalsOf(tx: Tx, ctx: Context, bill: BillRow): Promise<Totals> {
  const [totals] = await tx
    .select({
      noteCount: sql`count(*)`.mapWith(Number),
      totalWeight: sql`coalesce(sum(${hyShippingNote.settleWeight}), 0)`.mapWith(Number),
      totalAmount: sql`coalesce(sum(${hyBillItem.amount}), 0)`.mapWith(Number),
    })
    .from(hyBillItem)
    .innerJoin(hyShippingNote, and(eq(hyShippingNote.tenantId, hyBillItem.tenantId), eq(hyShippingNote.id, hyBillItem.noteId)))
    .where(ofBill(ctx, bill));
  const { totalAmount = 0 } = totals ?? {};
  return { noteCount: totals?.noteCount ?? 0, totalWeight: totals?.totalWeight ?? 0, totalAmount, openAmount: totalAmount };
}

/** What is open of the waybills of a bill now, and the day on which the first of them that is open is due to us. */
export async function openOf(tx: Tx, ctx: Context, bill: BillRow): Promise<{ openAmount: number; dueDate: string | null }> {
  const { open } = subjectOf(bill);
  const [found] = await tx
    .select({
      openAmount: sql`coalesce(sum(${open}), 0)`.mapWith(Number),
      dueDate: sql<string | null>`(min(${note.dueDate}) filter (where ${open} > 0))::text`,
    })
    .from(note)
    .innerJoin(item, and(eq(item.tenantId, note.tenantId), eq(item.noteId, note.id)))
    .where(and(eq(item.tenantId, ctx.actor.tenantId), eq(item.billId, bill.id), eq(item.delFlag, 0)));
  const { openAmount = 0, dueDate = null } = found ?? {};
  return { openAmount, dueDate: bill.billKind === billKind.customer ? dueDate : null };
}

/** What the waybills of a bill come to, by the fields of its lines. */
export async function sumsOfItems(tx: Tx, ctx: Context, billId: string): Promise<Record<string, number>> {
  const sum = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await tx
    .select({
      settleWeight: sum(hyShippingNote.settleWeight),
      feeTotal: sum(toldInBill.feeTotal),
      amount: sum(hyBillItem.amount),
      customerPaidAmount: sum(toldInBill.customerPaidAmount),
      paidAmount: sum(toldInBill.paidAmount),
      openAmount: sum(openInBill),
      adjustAmount: sum(adjustedInBill),
    })
    .from(hyBillItem)
    .innerJoin(hyShippingNote, and(eq(hyShippingNote.tenantId, hyBillItem.tenantId), eq(hyShippingNote.id, hyBillItem.noteId)))
    .where(and(eq(hyBillItem.tenantId, ctx.actor.tenantId), eq(hyBillItem.billId, billId), eq(hyBillItem.delFlag, 0)));
  return sums ?? {};
}
