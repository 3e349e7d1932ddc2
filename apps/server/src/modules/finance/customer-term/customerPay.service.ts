import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField, staleVersion } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { allocate } from '../../shipping/fees/fees.ts';
import { holdNotes, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { billState } from '../bill/bill.states.ts';
import { holdBillsOf, settleBills } from '../bill/settleBill.ts';
import { owing } from '../../shipping/shipping-note/owing.ts';
import type { CustomerPayInput } from './customerTerm.contract.ts';
import { receiveMoney } from './receiveMoney.ts';

type Input = z.output<typeof CustomerPayInput>;

/**
 * Records what a customer paid for waybills on a term, all of them or none (P16c): shared by what is open of each. What stands in the draft of a bill
 * may still be paid by itself, and the draft follows.
 *
 * @throws InvalidInput they are of several customers or companies, none of them runs on a term, or the money is not proved
 * @throws AppError 40383 in a bill that was sent; 40901 nothing is open; see `receiveMoney`
 * @source freight-domain 3.7, 4.5.7, amendments 5, L14, L21
 */
export function payTerms(
  ctx: Context,
  { ids, versions, amount: given, confirmWarnings: _confirmed, ...arrival }: Input,
): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const notes = await holdOwing(tx, ctx, { ids, versions });
    const bills = await holdBillsOf(tx, ctx, notes);
    const drafts = new Set(bills.flatMap(({ id, state }) => (state === billState.draft ? [id] : [])));
    if (notes.some(({ billId }) => billId !== null && !drafts.has(billId)))
      throw businessError(40383, { message: '运单已出账，请按账单付款' });
    await receiveMoney(tx, ctx, { notes, given, arrival, share: allocate });
    await settleBills(tx, ctx, bills);
    return { success: notes.map(({ id }) => id), fail: [] };
  });
}

/** Holds the waybills in the order that was asked for. */
async function holdOwing(tx: Tx, ctx: Context, { ids, versions }: Pick<Input, 'ids' | 'versions'>): Promise<NoteRow[]> {
  const order = [...new Set(ids)];
  const held = new Map((await holdNotes(tx, ctx, order)).map((note) => [note.id, note]));
  if (held.size !== order.length) throw notFound();
  const notes = order.map((id) => held.get(id)!);
  notes.forEach((note, index) => {
    if (versions !== undefined && versions[index] !== note.version) throw staleVersion();
    if (note.settleType === '0') throw refusedField('ids', '现结运单由客户钱包备款，不登记账期回款');
    if (!owing.includes(note.noteStatus) || openFee(note) <= 0) throw stateChanged();
  });
  const [{ companyId, customerId }] = notes as [NoteRow];
  if (notes.some((note) => note.customerId !== customerId || note.companyId !== companyId))
    throw refusedField('ids', '请选择同一客户、同一运营主体的运单');
  return notes;
}
