import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { type NoteRow, noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { mostItems } from './bill.contract.ts';
import { billKind, billOpen, billState } from './bill.states.ts';
import { billNumbers, type BillRow, hyBill } from './bill.table.ts';
import { addItems, type BilledNote } from './billItems.ts';
import { isCandidate } from './noteBill.resource.ts';

/** What a bill is made of. */
export interface BillWish {
  customerId: string;
  companyId: string;
  periodFrom: string;
  periodTo: string;
  /** Waybills that were chosen; absent: all of the period. */
  noteIds?: readonly string[] | undefined;
  /** Of them those that are settled so. */
  settleType?: string;
}

/** What a bill takes of a waybill. */
type Candidate = BilledNote & Pick<NoteRow, 'settleType' | 'settleWeight'>;

/** The settlement of customers who are billed once a month. */
export const monthly = '1';

/**
 * Makes the draft of a bill (B1). The first to hold a waybill bills it: who comes later finds it billed.
 *
 * @throws AppError 40381 nothing to bill
 * @throws InvalidInput the period is none, waybills cannot be billed or are settled differently, the month has an open bill
 * @source freight-domain 3.14 B1, amendments 21
 */
export async function makeBill(tx: Tx, ctx: Context, wish: BillWish): Promise<BillRow> {
  const { customerId, companyId, periodFrom, periodTo } = wish;
  if (periodTo < periodFrom) throw refusedField('periodTo', '账期止不能早于账期起');
  const notes = await holdCandidates(tx, ctx, wish);
  const [{ settleType }] = notes as [Candidate];
  if (notes.some((note) => note.settleType !== settleType)) throw refusedField('noteIds', '请选择同一结算方式的运单');
  const month = settleType === monthly ? await freeMonth(tx, ctx, wish) : null;
  const totalAmount = notes.reduce((sum, note) => sum + (note.customerOpenAmount ?? 0), 0);
  const bill = await insertRow(tx, ctx, hyBill, {
    billNo: await nextNumber(tx, ctx, billNumbers),
    billKind: billKind.customer,
    customerId,
    companyId,
    settleType: settleType!,
    periodFrom,
    periodTo,
    month,
    noteCount: notes.length,
    totalWeight: notes.reduce((sum, note) => sum + (note.settleWeight ?? 0), 0),
    totalAmount,
    openAmount: totalAmount,
    state: billState.draft,
  });
  await addItems(tx, ctx, bill, notes);
  // Which waybills they are, its lines say.
  const { noteIds: _noteIds, ...asked } = wish;
  ctx.audit({ action: 'bill.create', entity: 'bill', entityId: bill.id, after: { ...asked, totalAmount, noteCount: notes.length } });
  return bill;
}

async function holdCandidates(
  tx: Tx,
  ctx: Context,
  { customerId, companyId, periodFrom, periodTo, noteIds, settleType }: BillWish,
): Promise<Candidate[]> {
  const chosen = noteIds === undefined ? undefined : [...new Set(noteIds)];
  const wanted = and(
    visibleRows(ctx, noteResource),
    isCandidate({ customerId, companyId, from: periodFrom, to: periodTo }),
    settleType === undefined ? undefined : eq(hyShippingNote.settleType, settleType),
    chosen === undefined ? undefined : isAmong(hyShippingNote.id, chosen),
  );
  const { id, shippingNoteNumber, settleType: settled, settleWeight, customerOpenAmount } = hyShippingNote;
  const notes = await tx
    .select({ id, shippingNoteNumber, settleType: settled, settleWeight, customerOpenAmount })
    .from(hyShippingNote)
    .where(wanted)
    .orderBy(id)
    .limit(mostItems + 1)
    .for('update', { of: hyShippingNote });
  if (chosen !== undefined && notes.length < chosen.length) throw refusedField('noteIds', '所选运单中有不可出账的，请重新选择');
  if (notes.length === 0) throw businessError(40381, { message: '无可出账运单' });
  if (notes.length > mostItems) throw refusedField('periodTo', `账期内可出账运单超过${mostItems}张，请缩短账期`);
  return notes;
}

/** The month that a bill is for, which no other open one has. The customer is held meanwhile. */
async function freeMonth(tx: Tx, ctx: Context, { customerId, companyId, periodFrom, periodTo }: BillWish): Promise<string> {
  const { tenantId } = ctx.actor;
  const month = periodFrom.slice(0, 7);
  if (periodTo.slice(0, 7) !== month) throw refusedField('periodTo', '月结账单的账期不能跨月');
  await tx
    .select({ id: hyCustomer.id })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, customerId)))
    .for('update');
  const [open] = await tx
    .select({ id: hyBill.id })
    .from(hyBill)
    .where(
      and(
        eq(hyBill.tenantId, tenantId),
        eq(hyBill.delFlag, 0),
        eq(hyBill.customerId, customerId),
        eq(hyBill.companyId, companyId),
        eq(hyBill.month, month),
        inArray(hyBill.state, [...billOpen]),
      ),
    )
    .limit(1);
  if (open !== undefined) throw refusedField('periodFrom', '该客户当月已有未结清的账单');
  return month;
}
