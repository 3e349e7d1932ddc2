import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/isAmong.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyCarrier } from '../../fleet/carrier/carrier.table.ts';
import { type NoteRow, noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { monthOf } from '../ledger/closedMonth.ts';
import { mostItems, mostPaid } from './bill.contract.ts';
import { billKind, billOpen, billState } from './bill.states.ts';
import { billNumbers, type BillRow, hyBill } from './bill.table.ts';
import { addItems, type BilledNote } from './billItems.ts';
import { isCandidate, subjectOf } from './billSubjects.ts';

/** What a bill is made of. */
export interface BillWish {
  billKind: string;
  partyId: string;
  companyId: string;
  periodFrom: string;
  periodTo: string;
  /** Waybills that were chosen; absent: all of the period. */
  noteIds?: readonly string[] | undefined;
  /** Of them those that are settled so. */
  settleType?: string;
  /** Made by the month for a carrier: no other draft is made for the same one. */
  isMonth?: boolean;
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
  const { billKind: kind, partyId, companyId, periodFrom, periodTo } = wish;
  if (periodTo < periodFrom) throw refusedField('periodTo', '账期止不能早于账期起');
  const notes = await holdCandidates(tx, ctx, wish);
  const terms = await termsOf(tx, ctx, wish, notes);
  const totalAmount = notes.reduce((sum, note) => sum + note.open, 0);
  const bill = await insertRow(tx, ctx, hyBill, {
    billNo: await nextNumber(tx, ctx, billNumbers),
    billKind: kind,
    [subjectOf(wish).party]: partyId,
    companyId,
    ...terms,
    periodFrom,
    periodTo,
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

/** How a bill is settled, and the month that it is for. @throws InvalidInput waybills are settled differently; the month has an open bill */
async function termsOf(tx: Tx, ctx: Context, wish: BillWish, notes: readonly Candidate[]) {
  if (wish.billKind === billKind.customer) {
    const [{ settleType }] = notes as [Candidate];
    if (notes.some((note) => note.settleType !== settleType)) throw refusedField('noteIds', '请选择同一结算方式的运单');
    return { settleType, month: settleType === monthly ? await freeMonth(tx, ctx, wish) : null };
  }
  if (wish.billKind !== billKind.carrier) return { settleType: null, month: null };
  const [carrier] = await tx
    .select({ settleType: hyCarrier.settleType })
    .from(hyCarrier)
    .where(and(eq(hyCarrier.tenantId, ctx.actor.tenantId), eq(hyCarrier.id, wish.partyId)));
  return { settleType: carrier?.settleType ?? null, month: wish.isMonth === true ? monthOf(wish.periodFrom) : null };
}

async function holdCandidates(
  tx: Tx,
  ctx: Context,
  { billKind: kind, partyId, companyId, periodFrom, periodTo, noteIds, settleType }: BillWish,
): Promise<Candidate[]> {
  const chosen = noteIds === undefined ? undefined : [...new Set(noteIds)];
  const wanted = and(
    visibleRows(ctx, noteResource),
    isCandidate({ billKind: kind, partyId, companyId, from: periodFrom, to: periodTo }),
    settleType === undefined ? undefined : eq(hyShippingNote.settleType, settleType),
    chosen === undefined ? undefined : isAmong(hyShippingNote.id, chosen),
  );
  const { id, shippingNoteNumber, settleType: settled, settleWeight } = hyShippingNote;
  const most = kind === billKind.customer ? mostItems : mostPaid;
  const notes = await tx
    .select({ id, shippingNoteNumber, settleType: settled, settleWeight, open: subjectOf({ billKind: kind }).open })
    .from(hyShippingNote)
    .where(wanted)
    .orderBy(id)
    .limit(most + 1)
    .for('update', { of: hyShippingNote });
  if (chosen !== undefined && notes.length < chosen.length) throw refusedField('noteIds', '所选运单中有不可出账的，请重新选择');
  if (notes.length === 0) throw businessError(40381, { message: '无可出账运单' });
  if (notes.length > most) throw refusedField('periodTo', `账期内可出账运单超过${most}张，请缩短账期`);
  return notes;
}

/** The month that a bill is for, which no other open one has. The customer is held meanwhile. */
async function freeMonth(tx: Tx, ctx: Context, { partyId, companyId, periodFrom, periodTo }: BillWish): Promise<string> {
  const { tenantId } = ctx.actor;
  const month = periodFrom.slice(0, 7);
  if (periodTo.slice(0, 7) !== month) throw refusedField('periodTo', '月结账单的账期不能跨月');
  await tx
    .select({ id: hyCustomer.id })
    .from(hyCustomer)
    .where(and(eq(hyCustomer.tenantId, tenantId), eq(hyCustomer.id, partyId)))
    .for('update');
  const [open] = await tx
    .select({ id: hyBill.id })
    .from(hyBill)
    .where(
      and(
        eq(hyBill.tenantId, tenantId),
        eq(hyBill.delFlag, 0),
        eq(hyBill.customerId, partyId),
        eq(hyBill.companyId, companyId),
        eq(hyBill.month, month),
        inArray(hyBill.state, [...billOpen]),
      ),
    )
    .limit(1);
  if (open !== undefined) throw refusedField('periodFrom', '该客户当月已有未结清的账单');
  return month;
}
