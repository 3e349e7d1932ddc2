import type { hyPayment, hyPaymentItem } from '../../src/modules/finance/payment/payment.table.ts';
import { bankAccount, channelFee } from './books.ts';
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
    of: ({ note, moments, failedAt }) => {
      const { paid } = moments;
      const paySubmit = moments.paySubmit ?? (failedAt && failedAt - 40 * minute);
      if (paySubmit === undefined || note.driverFee === 0) return undefined;
      serial += 1;
      const id = idAt(random, paySubmit);
      const paymentNo = `FK${dayText(paySubmit).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`;
      const card = cards.get(note.creditorId ?? '');
      const amount = note.driverFee ?? 0;
      const approvedAt = paySubmit + 20 * minute;
      const isSent = paid === undefined && failedAt === undefined;
      return {
        payment: {
          id,
          createBy: 'cashier',
          createTime: timeText(paySubmit),
          sysOrgCode: 'A01',
          paymentNo,
          payKind: '1',
          noteId: note.id,
          shippingNoteNumber: note.shippingNoteNumber,
          customerId: note.customerId,
          companyId: note.companyId,
          orderMode: note.orderMode,
          agentId: note.agentId ?? null,
          creditorType: note.creditorType ?? 'driver',
          creditorId: note.creditorId ?? '',
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
          amount,
          channelFee: paid === undefined ? 0 : channelFee,
          state: failedAt !== undefined ? '50' : isSent ? '30' : '40',
          previousState: null,
          // All rows of a set name the same columns: those that the first one lacks would be left out of all.
          ...(failedAt === undefined
            ? { failCode: null, failReason: null, failTime: null, failNoticeState: '0' }
            : { failCode: 'E11', failReason: '户名与账号不符', failTime: timeText(failedAt), failNoticeState: '1' }),
          submitBy: 'cashier',
          submitTime: timeText(paySubmit),
          approveBy: 'finance_mgr',
          approveTime: timeText(approvedAt),
          requestSerial: `${paymentNo}01`,
          sendTime: timeText(approvedAt),
          bankSerialNo: paid === undefined ? null : `SIM${id.slice(0, 16).toUpperCase()}`,
          payTime: paid === undefined ? null : timeText(paid),
          // Nobody has asked yet what became of them: a person may.
          nextQueryTime: isSent ? timeText(now + day) : null,
          fundUploadState: paid === undefined ? '0' : '30',
        },
        item: { id: idAt(random, paySubmit), createBy: 'cashier', createTime: timeText(paySubmit), paymentId: id, noteId: note.id, amount },
      };
    },
  };
}
