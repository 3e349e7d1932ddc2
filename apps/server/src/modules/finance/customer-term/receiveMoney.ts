import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { shownYuan } from '../../../platform/amountText.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import { businessError } from '../../../platform/errors.ts';
import { insertRows } from '../../../platform/resource/writeMany.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { lastDueDay, openFee } from '../../shipping/shipping-note/noteFunds.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { type Arrival, type ArrivalInput, checkedArrival, moneySource } from '../arrival/arrival.ts';
import { fundLater } from '../examination/fundLater.ts';
import { accounts, booksOf } from '../ledger/chartOfAccounts.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { holdAccounts, post } from '../ledger/post.ts';
import { postCustomerPayment } from '../ledger/postings.ts';
import { hyCustomerReceipt, hyCustomerReceiptItem, receiptNumbers } from './customerReceipt.table.ts';
import { settleReceivables } from './settleReceivable.ts';

/** Money of a customer for what is open of held waybills. */
export interface Received {
  /** Of one customer and one company. */
  notes: readonly NoteRow[];
  /** Fen; absent: all that is open. */
  given: number | null | undefined;
  arrival: z.output<typeof ArrivalInput>;
  /** How much of it each waybill gets, by what is open of each. */
  share: (amount: number, open: readonly number[]) => readonly number[];
  billId?: string;
}

/**
 * Books what a customer paid for waybills that are held, as are their bills (P16c). What they sent beyond what is open goes to their wallet, out of
 * which no more is taken than is open.
 *
 * @returns what the waybills were paid with, fen
 * @throws InvalidInput the money is not proved; AppError 40382 above what is open; 40105 the wallet does not hold it; 40451 the serial was used
 * @throws WarningsToConfirm 40384 more than twice what is open
 * @source freight-domain 3.7, amendments L21
 */
export async function receiveMoney(tx: Tx, ctx: Context, { notes, given, arrival: input, share, billId }: Received): Promise<number> {
  const { companyId, customerId } = notes[0]!;
  const arrival = await checkedArrival(tx, ctx, input, { companyId, customerId });
  const open = notes.reduce((sum, note) => sum + openFee(note), 0);
  const amount = Math.min(given ?? open, open);
  const more = (given ?? open) - amount;
  const rest = await overpaid(tx, ctx, { companyId, customerId, arrival, amount: more });
  // A digit too many becomes money that the customer can spend.
  if (more > open)
    confirmWarnings(ctx, [
      { code: 40384, message: `收款金额是未收金额${shownYuan(open)}元的两倍以上，多出的${shownYuan(more)}元将转入客户钱包` },
    ]);
  await holdAccounts(tx, ctx.actor.tenantId, [
    booksOf(companyId).receivable(customerId),
    'walletId' in arrival.from ? accounts.wallet(arrival.from.walletId) : accounts.bank(arrival.from.companyAccountId),
    ...(rest === undefined ? [] : [accounts.wallet(rest.walletId)]),
  ]);
  const parts = share(amount, notes.map(openFee));
  const paid = notes.flatMap((note, index) => ((parts[index] ?? 0) > 0 ? [{ note, part: parts[index]! }] : []));
  await book(tx, ctx, { paid, arrival, amount, rest, billId });
  await fundLater(tx, ctx, customerId);
  return amount;
}

/** Where money goes that is more than what is open. @throws AppError 40382 it would be taken out of the wallet; there is no wallet for it */
async function overpaid(
  tx: Tx,
  ctx: Context,
  { companyId, customerId, arrival, amount }: { companyId: string; customerId: string; arrival: Arrival; amount: number },
): Promise<Rest | undefined> {
  if (amount === 0) return undefined;
  const wallet = arrival.kept.source === moneySource.wallet ? undefined : await walletOf(tx, ctx, { companyId, customerId });
  if (wallet === undefined) {
    // Staff receive what a customer pays.
    const message = ctx.actor.userType === 1 ? '收款金额超过未收金额' : '支付金额超过未付金额';
    throw businessError(40382, { message, errorData: [{ path: 'amount', message }] });
  }
  return { walletId: wallet.id, amount };
}

/** What goes to the wallet. */
interface Rest {
  walletId: string;
  amount: number;
}

interface Booked {
  paid: readonly { note: NoteRow; part: number }[];
  arrival: Arrival;
  amount: number;
  rest: Rest | undefined;
  billId: string | undefined;
}

async function book(tx: Tx, ctx: Context, { paid, arrival, amount, rest, billId }: Booked): Promise<void> {
  const { companyId, customerId } = paid[0]!.note;
  const { time: receiveTime, ...kept } = arrival.kept;
  const receiptNo = await nextNumber(tx, ctx, receiptNumbers);
  const posting = postCustomerPayment({ companyId, customerId, amount, ...(rest && { rest }) }, arrival.from);
  // What is paid has been owed since its examination, however early the money came.
  const happenTime = [receiveTime, ...paid.map(({ note }) => note.examineTime ?? '')].toSorted().at(-1)!;
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
    billId: billId ?? null,
    txnId,
    operator: ctx.actor.username,
  });
  await insertRows(
    tx,
    ctx,
    hyCustomerReceiptItem,
    paid.map(({ note, part }) => ({ receiptId: receipt.id, noteId: note.id, amount: part })),
  );
  await settleReceivables(tx, ctx, paid, { last: await lastDueDay(tx, ctx), what: `客户回款 ${receiptNo}` });
  ctx.audit({
    action: 'customerTerm.pay',
    entity: 'customerReceipt',
    entityId: receipt.id,
    after: { receiptNo, customerId, amount, rest, billId },
  });
}
