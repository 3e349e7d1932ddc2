import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound, refusedField, staleVersion } from '../../../platform/errors.ts';
import { stateChanged } from '../../../platform/resource/moveRow.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { allocate } from '../../shipping/fees/fees.ts';
import { holdNotes, type NoteBatch } from '../../shipping/shipping-note/batchNotes.ts';
import { lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { type Arrival, checkedArrival, moneySource } from '../arrival/arrival.ts';
import { fundLater } from '../examination/fundLater.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postCustomerPayment } from '../ledger/postings.ts';
import { owing } from './owing.ts';
import type { CustomerPayInput } from './customerTerm.contract.ts';
import { hyCustomerReceipt, hyCustomerReceiptItem, receiptNumbers } from './customerReceipt.table.ts';
import { settleReceivable } from './settleReceivable.ts';

type Input = z.output<typeof CustomerPayInput>;

/**
 * Records what a customer paid for waybills on a term, all of them or none (P16c): shared by what is open of each. What they sent beyond goes to their
 * wallet, out of which no more is taken than is open.
 *
 * @throws InvalidInput they are of several customers or companies, none of them runs on a term, or the money is not proved
 * @throws AppError 40382 above what is open; 40383 in a bill; 40105 the wallet does not hold it; 40451 the serial was used; 40901 nothing is open
 * @source freight-domain 3.7, 4.5.7, amendments 5, L14, L21
 */
export function payTerms(ctx: Context, { ids, versions, amount: given, ...arrivalInput }: Input): Promise<NoteBatch> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const notes = await holdOwing(tx, ctx, { ids, versions });
    const { companyId, customerId } = notes[0]!;
    const arrival = await checkedArrival(tx, ctx, arrivalInput, { companyId, customerId });
    const open = notes.reduce((sum, note) => sum + openFee(note), 0);
    const amount = Math.min(given ?? open, open);
    const rest = await overpaid(tx, ctx, { companyId, customerId, arrival, amount: (given ?? open) - amount });
    await holdAccounts(tx, ctx.actor.tenantId, [
      booksOf(companyId).receivable(customerId),
      'walletId' in arrival.from ? accounts.wallet(arrival.from.walletId) : accounts.bank(arrival.from.companyAccountId),
      ...(rest === undefined ? [] : [accounts.wallet(rest.walletId)]),
    ]);
    await book(tx, ctx, notes, { arrival, amount, rest });
    await fundLater(tx, ctx, customerId);
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
    if (note.billId !== null) throw businessError(40383, { message: '运单已出账，请按账单付款' });
  });
  const [{ companyId, customerId }] = notes as [NoteRow];
  if (notes.some((note) => note.customerId !== customerId || note.companyId !== companyId))
    throw refusedField('ids', '请选择同一客户、同一运营主体的运单');
  return notes;
}

/** Where money goes that is more than what is open. @throws AppError 40382 it would be taken out of the wallet; there is no wallet for it */
async function overpaid(
  tx: Tx,
  ctx: Context,
  { companyId, customerId, arrival, amount }: { companyId: string; customerId: string; arrival: Arrival; amount: number },
): Promise<{ walletId: string; amount: number } | undefined> {
  if (amount === 0) return undefined;
  const wallet = arrival.kept.source === moneySource.wallet ? undefined : await walletOf(tx, ctx, { companyId, customerId });
  if (wallet === undefined)
    throw businessError(40382, { message: '收款金额超过未收金额', errorData: [{ path: 'amount', message: '收款金额超过未收金额' }] });
  return { walletId: wallet.id, amount };
}

async function book(
  tx: Tx,
  ctx: Context,
  notes: readonly NoteRow[],
  { arrival, amount, rest }: { arrival: Arrival; amount: number; rest: { walletId: string; amount: number } | undefined },
): Promise<void> {
  const { companyId, customerId } = notes[0]!;
  const { time: receiveTime, ...kept } = arrival.kept;
  const receiptNo = await nextNumber(tx, ctx, receiptNumbers);
  const posting = postCustomerPayment({ companyId, customerId, amount, ...(rest && { rest }) }, arrival.from);
  // What is paid has been owed since its examination, however early the money came.
  const happenTime = [receiveTime, ...notes.map(({ examineTime }) => examineTime ?? '')].toSorted().at(-1)!;
  const facts = { bizId: receiptNo, step: '1', bizNo: receiptNo, companyId, summary: `客户回款 ${receiptNo}`, happenTime };
  const txnId = await post(tx, ctx, posting, facts);
  const receipt = await insertRow(tx, ctx, hyCustomerReceipt, {
    receiptNo,
    customerId,
    companyId,
    amount,
    overpaid: rest?.amount ?? 0,
    ...kept,
    receiveTime,
    txnId,
    operator: ctx.actor.username,
  });
  const last = await lastDueDay(tx, ctx);
  const parts = allocate(
    amount,
    notes.map((note) => openFee(note)),
  );
  for (const [index, note] of notes.entries()) {
    const part = parts[index]!;
    if (part === 0) continue;
    await insertRow(tx, ctx, hyCustomerReceiptItem, { receiptId: receipt.id, noteId: note.id, amount: part });
    await settleReceivable(tx, ctx, note, { part, last, what: `客户回款 ${receiptNo}` });
  }
  ctx.audit({
    action: 'customerTerm.pay',
    entity: 'customerReceipt',
    entityId: receipt.id,
    after: { receiptNo, customerId, amount, rest },
  });
}
