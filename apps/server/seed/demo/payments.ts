import type { hyPayment, hyPaymentItem } from '../../src/modules/finance/payment/payment.table.ts';
import { noticeState, payKind, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { bankAccount, channelFee } from './bankAccount.ts';
import { day, dayText, idAt, minute, timeText } from './calendar.ts';
import type { Card } from './cards.ts';
import type { NotePlan } from './notes.ts';
import type { Random } from './random.ts';

/** Rows as they are inserted. */
export type Payment = typeof hyPayment.$inferInsert & { id: string };
export type PaymentItem = typeof hyPaymentItem.$inferInsert & { id: string };

/** Makes the payments of waybills, one after the other. */
export interface Payments {
  /** The payment of a waybill that has one. */
  of(plan: NotePlan): { payment: Payment; item: PaymentItem } | undefined;
}

/**
 * Payments as far as their waybills have come: on their way, or arrived.
 *
 * @param cards by the id of whom they belong to
 */
export function createPayments(random: Random, { cards, now }: { cards: ReadonlyMap<string, Card>; now: number }): Payments {
  let serial = 0;
  return {
    of: (plan) => {
      const { note, moments, failedAt } = plan;
      const { paid } = moments;
      const paySubmit = moments.paySubmit ?? (failedAt && failedAt - 40 * minute);
      const amount = note.driverFee - (note.prepayOffset ?? 0);
      if (paySubmit === undefined || amount === 0) return undefined;
      serial += 1;
      const id = idAt(random, paySubmit);
      const isSent = paid === undefined && failedAt === undefined;
      const payment = paymentRow(plan, {
        id,
        paymentNo: `FK${dayText(paySubmit).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`,
        payKind: payKind.freight,
        documentId: null,
        card: cards.get(note.creditorId ?? ''),
        amount,
        state: failedAt !== undefined ? payState.failed : isSent ? payState.sent : payState.paid,
        submitAt: paySubmit,
        approveAt: paySubmit + 20 * minute,
        paidAt: paid,
        failedAt,
      });
      return {
        // Nobody has asked yet what became of those on their way: a person may.
        payment: { ...payment, nextQueryTime: isSent ? timeText(now + day) : null },
        item: { id: idAt(random, paySubmit), createBy: 'cashier', createTime: timeText(paySubmit), paymentId: id, noteId: note.id, amount },
      };
    },
  };
}

/** What a payment of a waybill differs in. */
interface PaymentOf {
  id: string;
  paymentNo: string;
  payKind: string;
  documentId: string | null;
  card: Card | undefined;
  amount: number;
  state: string;
  submitAt: number;
  approveAt: number;
  paidAt: number | undefined;
  failedAt: number | undefined;
}

/** A payment to those who carried a waybill. */
export function paymentRow({ note }: NotePlan, { card, submitAt, approveAt, paidAt, failedAt, ...of }: PaymentOf): Payment {
  return {
    ...of,
    createBy: 'cashier',
    createTime: timeText(submitAt),
    sysOrgCode: 'A01',
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    billId: null,
    billNo: null,
    customerId: note.customerId,
    companyId: note.companyId,
    orderMode: note.orderMode,
    agentId: note.agentId ?? null,
    creditorType: note.creditorType ?? (note.payeeType === '4' ? 'carrier' : 'driver'),
    creditorId: note.creditorId ?? note.payeeId ?? '',
    payChannel: 'bank',
    companyAccountId: bankAccount,
    payeeType: note.payeeType ?? null,
    payeeId: note.payeeId ?? null,
    payeeCardId: card?.id ?? null,
    payeeName: note.payeeName ?? '',
    payeeIdNo: card?.idNo ?? null,
    payeeAccountType: card?.accountType ?? '2',
    payeeCardNo: card?.cardNo ?? null,
    payeeBankName: card?.bankName ?? null,
    payeeBankCode: card?.bankCode ?? null,
    payeeCnaps: card?.cnaps ?? null,
    channelFee: paidAt === undefined ? 0 : channelFee,
    paymentMeansCode: '32',
    // All rows of a set name the same columns: those that the first one lacks would be left out of all.
    previousState: null,
    failCode: failedAt === undefined ? null : 'E11',
    failReason: failedAt === undefined ? null : '户名与账号不符',
    failTime: failedAt === undefined ? null : timeText(failedAt),
    failNoticeState: failedAt === undefined ? noticeState.none : noticeState.open,
    submitBy: 'cashier',
    submitTime: timeText(submitAt),
    approveBy: 'finance_mgr',
    approveTime: timeText(approveAt),
    requestSerial: `${of.paymentNo}01`,
    sendTime: timeText(approveAt),
    bankSerialNo: paidAt === undefined ? null : `SIM${of.id.slice(0, 16).toUpperCase()}`,
    payTime: paidAt === undefined ? null : timeText(paidAt),
    nextQueryTime: null,
    // Once the flow of its funds is reported.
    fundFlowNo: null,
    fundUploadState: '0',
  };
}
