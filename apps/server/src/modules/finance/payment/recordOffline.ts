import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { yuan } from '../../shipping/shipping-note/noteSteps.ts';
import type { NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { payeeIncomplete } from '../examination/payeeIncomplete.ts';
import { countUse, offlineAccountOf } from '../offline-account/offlineAccount.service.ts';
import type { OfflineAccountRow } from '../offline-account/offlineAccount.table.ts';
import { heldTogether, type HeldNotePayment } from './holdPayment.ts';
import { movePayment } from './movePayment.ts';
import { assertPays } from './offlinePayer.ts';
import { payKind, payState } from './payment.states.ts';
import { hyPayment } from './payment.table.ts';
import { type Card, cardOf } from './payingFacts.ts';
import { insertPayment, openAmount } from './submitPayments.ts';

/** What is known of a payment outside the channels. */
export interface OfflineFacts {
  offlineAccountId: string;
  /** An account of the payee that it went to; absent: the card of the waybill. */
  payeeAccountId?: string | null | undefined;
  offlineTime: string;
  bankSerialNo: string;
  remark?: string | null | undefined;
  /** What proves it; null where that comes later, before it is approved. */
  vouchers: () => Promise<string | null>;
}

/**
 * Makes the payment of a held waybill that was paid outside the channels, waiting for another person. All that speaks against it is told at once.
 *
 * @throws AppError 40411, 40401 nothing is to be paid; 40241 nobody is named to pay; those of the facts, at their inputs
 */
export async function recordOffline(tx: Tx, ctx: Context, note: NoteRow, facts: OfflineFacts): Promise<HeldNotePayment> {
  const { offlineTime, bankSerialNo } = facts;
  const amount = openAmount(note);
  const problems = new ProblemList();
  const account = await problems.ask(async () => {
    const found = await offlineAccountOf(tx, ctx, { id: facts.offlineAccountId, direction: 'pay', path: 'offlineAccountId' });
    await assertPays(tx, ctx, found, { note, amount });
    return found;
  });
  await problems.ask(() => assertPast(ctx, offlineTime));
  if (account !== undefined) await problems.ask(() => assertNewSerial(tx, ctx, { account, bankSerialNo }));
  const payee = await problems.ask(() => payeeAccount(tx, ctx, note, facts.payeeAccountId));
  const voucherFiles = await problems.ask(facts.vouchers);
  problems.end();
  const card = await cardOf(tx, ctx, note.payeeCardId);
  if (card === undefined && payee === undefined) throw payeeIncomplete();
  const payment = await insertPayment(tx, ctx, {
    note,
    card: payee === undefined ? card! : cardOfAccount(payee, card),
    amount,
    values: {
      payKind: payKind.offline,
      payChannel: 'offline',
      companyAccountId: account!.companyAccountId,
      offlineAccountId: account!.id,
      bankSerialNo,
      offlineTime,
      voucherFiles: voucherFiles ?? null,
      remark: facts.remark ?? null,
      // An account that is not a card of ours is named by what it says of itself.
      ...(payee && { payeeCardId: null }),
    },
  });
  await countUse(tx, account!);
  if (payee !== undefined) await countUse(tx, payee);
  const { payment: submitted, notes } = await movePayment(tx, ctx, heldTogether(payment, note), {
    action: 'submit',
    to: payState.toApprove,
    values: { submitBy: ctx.actor.username, submitTime: nowText(ctx.clock) },
    event: { type: 'paySubmitted', content: `登记线下支付 ${payment.paymentNo}：${payment.payeeName}，${yuan(amount)}元` },
  });
  return heldTogether(submitted, notes[0]!);
}

/** @throws InvalidInput it lies ahead */
export function assertPast(ctx: Context, offlineTime: string): void {
  if (offlineTime > nowText(ctx.clock)) throw refusedField('offlineTime', '付款时间不能晚于当前时间');
}

/** The account that the payee was paid to, where it is none of their cards. @throws InvalidInput it is somebody else's */
async function payeeAccount(tx: Tx, ctx: Context, note: NoteRow, id: string | null | undefined): Promise<OfflineAccountRow | undefined> {
  if (id === null || id === undefined) return undefined;
  const account = await offlineAccountOf(tx, ctx, { id, direction: 'receive', path: 'payeeAccountId' });
  if (account.ownerType !== (note.creditorType ?? 'driver') || account.ownerId !== note.creditorId)
    throw refusedField('payeeAccountId', '收款账户须为该运单的收款方所有');
  return account;
}

/** What a payment copies of its payee, from an account that is not a card. */
const cardOfAccount = (account: OfflineAccountRow, card: Card | undefined): Card =>
  ({
    id: account.id,
    holderType: account.ownerType ?? 'driver',
    holderId: account.ownerId ?? '',
    cardHolder: account.accountName,
    idNo: card?.idNo ?? null,
    accountType: account.accountType,
    cardNo: account.accountNo,
    bankName: account.bankName,
    bankCode: null,
    cnaps: account.cnaps,
  }) as Card;

/** @throws AppError 40451 a payment from the account names the serial already */
export async function assertNewSerial(
  tx: Tx,
  ctx: Context,
  { account, bankSerialNo }: { account: Pick<OfflineAccountRow, 'id' | 'companyAccountId'>; bankSerialNo: string },
): Promise<void> {
  const known = await tx
    .select({ state: hyPayment.state })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        account.companyAccountId === null
          ? eq(hyPayment.offlineAccountId, account.id)
          : eq(hyPayment.companyAccountId, account.companyAccountId),
        eq(hyPayment.bankSerialNo, bankSerialNo),
      ),
    );
  if (known.some(({ state }) => state !== payState.closed))
    throw businessError(40451, { message: '银行流水号已使用', errorData: [{ path: 'bankSerialNo', message: '银行流水号已使用' }] });
}
