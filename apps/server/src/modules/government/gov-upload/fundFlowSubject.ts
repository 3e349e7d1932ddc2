import { and, asc, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { nextNumber, type NumberSeries } from '../../../platform/sequence/sequence.ts';
import { hyCompany } from '../../customers/company/company.table.ts';
import { hyBankCard } from '../../finance/bank-card/bankCard.table.ts';
import { payChangeState } from '../../finance/pay-change/payChange.states.ts';
import { hyPayChange } from '../../finance/pay-change/payChange.table.ts';
import { payKind, payState, waybillKinds } from '../../finance/payment/payment.states.ts';
import { hyPayment, hyPaymentItem, type PaymentRow } from '../../finance/payment/payment.table.ts';
import { hyPrepay } from '../../finance/prepay/prepay.table.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { readConfigValues } from '../../system/setting/configValues.ts';
import { checkFundFlow, fundFlowFields, fundFlowMessage, type FundFlowBooks } from '../messages/fundFlowMessage.ts';
import type { Message } from '../messages/message.ts';
import { uploadState } from './govUpload.states.ts';
import { hyGovUpload } from './govUpload.table.ts';
import { openMessage } from './sealMessage.ts';
import type { UploadSubject } from './uploadSubjectTypes.ts';

/** Numbers of fund flows: LS + yyyyMMdd + 10 digits. @source freight-domain 0.5 */
const fundFlowNumbers: NumberSeries = { prefix: 'LS', wide: 10, block: 20 };

/** Payments that a trip is paid by; refunds and premiums are none. */
const tripKinds: readonly string[] = [...waybillKinds, payKind.prepay];

/**
 * What was paid for a waybill, wherever it stands: payments of its own, and those of a bill of its carrier with the part that it gets. Of these the part
 * has the number of the report: a payment of many waybills stands in many. A prepayment is what its payee has kept of it (L32).
 */
async function tripPayments(tx: Tx, ctx: Context, noteId: string): Promise<PaymentRow[]> {
  const rows = await tx
    .select({ payment: hyPayment, amount: hyPaymentItem.amount, fundFlowNo: hyPaymentItem.fundFlowNo, broughtBack: hyPrepay.recoverAmount })
    .from(hyPayment)
    .leftJoin(hyPaymentItem, isPartOf(noteId))
    .leftJoin(
      hyPrepay,
      and(eq(hyPrepay.tenantId, hyPayment.tenantId), eq(hyPrepay.paymentId, hyPayment.id), eq(hyPayment.payKind, payKind.prepay)),
    )
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        or(eq(hyPayment.noteId, noteId), isNotNull(hyPaymentItem.id)),
        inArray(hyPayment.payKind, [...tripKinds]),
        eq(hyPayment.delFlag, 0),
      ),
    )
    // The oldest first.
    .orderBy(asc(hyPayment.payTime), asc(hyPayment.id));
  return rows.map(({ payment, amount, fundFlowNo, broughtBack }) =>
    payment.billId === null ? { ...payment, amount: payment.amount - (broughtBack ?? 0) } : { ...payment, amount: amount ?? 0, fundFlowNo },
  );
}

const isPartOf = (noteId: string): SQL =>
  and(
    eq(hyPaymentItem.tenantId, hyPayment.tenantId),
    eq(hyPaymentItem.paymentId, hyPayment.id),
    eq(hyPaymentItem.noteId, noteId),
    isNotNull(hyPayment.billId),
  ) as SQL;

/** Those that have arrived, but for prepayments of which all was brought back. */
const arrivedPayments = async (tx: Tx, ctx: Context, noteId: string): Promise<PaymentRow[]> =>
  (await tripPayments(tx, ctx, noteId)).filter(({ state, amount }) => state === payState.paid && amount > 0);

/** Gives the payments of a trip the number of its fund flow: the one that it has, or a new one. */
export async function numberFundFlow(tx: Tx, ctx: Context, noteId: string): Promise<void> {
  const { tenantId } = ctx.actor;
  const payments = await tripPayments(tx, ctx, noteId);
  const unnumbered = payments.filter(({ fundFlowNo, state }) => fundFlowNo === null && state === payState.paid);
  if (unnumbered.length === 0) return;
  const known = payments.find(({ fundFlowNo }) => fundFlowNo !== null)?.fundFlowNo;
  const fundFlowNo = known ?? (await nextNumber(tx, ctx, fundFlowNumbers));
  const idsOf = (isOfBill: boolean) => unnumbered.filter(({ billId }) => (billId !== null) === isOfBill).map(({ id }) => id);
  const [own, ofBills] = [idsOf(false), idsOf(true)];
  if (own.length > 0)
    await tx
      .update(hyPayment)
      .set({ fundFlowNo })
      .where(and(eq(hyPayment.tenantId, tenantId), inArray(hyPayment.id, own)));
  if (ofBills.length > 0)
    await tx
      .update(hyPaymentItem)
      .set({ fundFlowNo })
      .where(and(eq(hyPaymentItem.tenantId, tenantId), eq(hyPaymentItem.noteId, noteId), inArray(hyPaymentItem.paymentId, ofBills)));
}

/**
 * The fund flow of a paid waybill, whose id it goes by. What came back, or is paid later, makes a new version of it.
 *
 * @source freight-domain 6.3, 6.4.2
 */
export async function readFundFlow(tx: Tx, ctx: Context, noteId: string): Promise<UploadSubject | undefined> {
  const note = await findRow(tx, ctx, noteResource, noteId);
  if (note === undefined) return undefined;
  const payments = await arrivedPayments(tx, ctx, noteId);
  const [company] = await tx
    .select()
    .from(hyCompany)
    .where(and(eq(hyCompany.tenantId, ctx.actor.tenantId), eq(hyCompany.id, note.companyId)));
  const waybill = await receivedWaybill(tx, ctx, noteId);
  const parts = { note, payments };
  const last = payments.at(-1);
  const isPaid = note.noteStatus === noteStatus.paid || note.noteStatus === noteStatus.invoiced;
  return {
    bizNo: last?.fundFlowNo ?? note.shippingNoteNumber,
    bizName: [note.shippingNoteNumber, last?.payeeName].filter(Boolean).join(' '),
    company,
    notDue: isPaid ? undefined : '运费付清后才能上传',
    waitsFor: waybill === undefined ? ['电子运单'] : [],
    dueFrom: last?.payTime ?? null,
    owner: last?.approveBy ?? last?.createBy ?? null,
    message: fundFlowMessage(parts),
    fields: fundFlowFields,
    errors: checkFundFlow(parts, await booksOf(tx, ctx, parts, waybill)),
  };
}

async function booksOf(
  tx: Tx,
  ctx: Context,
  { note, payments }: { note: NoteRow; payments: readonly PaymentRow[] },
  waybill: Message | undefined,
): Promise<FundFlowBooks> {
  const prepaid = payments.reduce((sum, { payKind: kind, amount }) => sum + (kind === payKind.prepay ? amount : 0), 0);
  return {
    now: nowText(ctx.clock),
    waybill,
    booked: note.paidAmount + prepaid,
    unauthorised: await unauthorised(tx, ctx, { note, payments }),
    used: await serialsOfOthers(tx, ctx, { note, payments }),
  };
}

/** The waybill as the receiver has it, where the fund flow would go; undefined until it has been received as it is now. */
async function receivedWaybill(tx: Tx, ctx: Context, noteId: string): Promise<Message | undefined> {
  const { uploadEnvironment } = await readConfigValues(tx, ctx, ['uploadEnvironment']);
  const [row] = await tx
    .select({ payload: hyGovUpload.payload })
    .from(hyGovUpload)
    .where(
      and(
        eq(hyGovUpload.tenantId, ctx.actor.tenantId),
        eq(hyGovUpload.uploadType, 'waybill'),
        eq(hyGovUpload.bizId, noteId),
        eq(hyGovUpload.state, uploadState.received),
        eq(hyGovUpload.environment, uploadEnvironment),
        eq(hyGovUpload.delFlag, 0),
      ),
    );
  return row === undefined ? undefined : openMessage(row.payload ?? {});
}

/** K12: payments to others than the driver and the carrier need a letter of authority, with the card or with the change that chose it. */
async function unauthorised(
  tx: Tx,
  ctx: Context,
  { note, payments }: { note: NoteRow; payments: readonly PaymentRow[] },
): Promise<string[]> {
  const names = new Set([note.driverName, note.actualCarrierName, note.carrierName]);
  const others = payments.filter(({ payeeName }) => !names.has(payeeName));
  if (others.length === 0) return [];
  const { tenantId } = ctx.actor;
  const cards = await tx
    .select({ id: hyBankCard.id, authFile: hyBankCard.authFile })
    .from(hyBankCard)
    .where(
      and(
        eq(hyBankCard.tenantId, tenantId),
        inArray(
          hyBankCard.id,
          others.map(({ payeeCardId }) => payeeCardId ?? ''),
        ),
      ),
    );
  const changes = await tx
    .select({ cardId: hyPayChange.newCardId, files: hyPayChange.files })
    .from(hyPayChange)
    .where(and(eq(hyPayChange.tenantId, tenantId), eq(hyPayChange.noteId, note.id), eq(hyPayChange.state, payChangeState.passed)));
  const authorised = new Set([
    ...cards.filter(({ authFile }) => (authFile ?? '') !== '').map(({ id }) => id),
    ...changes.filter(({ files }) => (files ?? '') !== '').map(({ cardId }) => cardId ?? ''),
  ]);
  return others.filter(({ payeeCardId }) => !authorised.has(payeeCardId ?? '')).map(({ id }) => id);
}

/** K14: which serials of the bank stand on payments of other waybills as well. One that pays a bill is the same for all of its waybills. */
async function serialsOfOthers(
  tx: Tx,
  ctx: Context,
  { note, payments }: { note: NoteRow; payments: readonly PaymentRow[] },
): Promise<string[]> {
  const serials = payments.flatMap(({ bankSerialNo }) => bankSerialNo ?? []);
  if (serials.length === 0) return [];
  const rows = await tx
    .select({ bankSerialNo: hyPayment.bankSerialNo })
    .from(hyPayment)
    .where(
      and(
        eq(hyPayment.tenantId, ctx.actor.tenantId),
        inArray(hyPayment.bankSerialNo, serials),
        eq(hyPayment.state, payState.paid),
        inArray(hyPayment.payKind, [...tripKinds]),
        ne(hyPayment.noteId, note.id),
        eq(hyPayment.delFlag, 0),
      ),
    );
  return rows.flatMap(({ bankSerialNo }) => bankSerialNo ?? []);
}
