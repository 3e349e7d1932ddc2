import { postPaid, postPayout, postPayoutFailed } from '../../src/modules/finance/ledger/payoutPostings.ts';
import { type Posting, postPrepayOffset } from '../../src/modules/finance/ledger/postings.ts';
import { payKind, payState } from '../../src/modules/finance/payment/payment.states.ts';
import { prepayState } from '../../src/modules/finance/prepay/prepay.states.ts';
import type { hyPrepay } from '../../src/modules/finance/prepay/prepay.table.ts';
import { prepayCap } from '../../src/modules/shipping/fees/fees.ts';
import { configDefaults } from '../../src/modules/system/setting/configValues.ts';
import { bankAccount, channelFee } from './bankAccount.ts';
import { dayText, idAt, minute, timeText } from './calendar.ts';
import type { Card } from './cards.ts';
import type { NotePlan } from './notes.ts';
import { type Payment, type PaymentItem, paymentRow } from './payments.ts';
import type { Random } from './random.ts';

/** A row as it is inserted. */
export type Prepay = typeof hyPrepay.$inferInsert & { id: string };

/** What a waybill was prepaid, with the payment of it. */
export interface PrepaySet {
  prepay: Prepay;
  payment: Payment | undefined;
  item: PaymentItem | undefined;
}

/** Percent of the waybills with a confirmed card that were prepaid. @source freight-domain 8.2 */
const share = 18;
/** What becomes of one whose waybill is on the road still, in percent: what is left is paid. */
const underWay: readonly (readonly [state: string, percent: number])[] = [
  [prepayState.applied, 15],
  [prepayState.toPay, 10],
  [prepayState.failed, 8],
  [prepayState.refused, 7],
];

/**
 * Prepays some of the waybills before delivery, and writes into them what that comes to: as far as they were examined their freight is set
 * against it.
 *
 * @param cards by the id of whom they belong to
 */
export function createPrepays(random: Random, { cards, now }: { cards: ReadonlyMap<string, Card>; now: number }) {
  let serial = 0;

  const stateOf = ({ note, moments }: NotePlan, paidAt: number): string => {
    if (moments.examine !== undefined) return prepayState.offset;
    if (moments.sign !== undefined) return prepayState.paid;
    let drawn = random.int(1, 100);
    const open = underWay.find(([, percent]) => (drawn -= percent) <= 0)?.[0];
    return open ?? (paidAt < now && note.noteStatus !== '99' ? prepayState.paid : prepayState.toPay);
  };

  return {
    of: (plan: NotePlan): PrepaySet | undefined => {
      const { note, moments, totals, failedAt } = plan;
      const card = cards.get(note.payeeId ?? '');
      const accepted = moments.accept;
      if (card === undefined || accepted === undefined || moments.revoke !== undefined || failedAt !== undefined) return undefined;
      if (random.int(1, 100) > share || note.driverFee < 100_000) return undefined;
      // Between the driver's word and the loading, or just now.
      const appliedAt = Math.min(accepted + 5 * minute, now - 3 * minute);
      const [auditedAt, sentAt] = [appliedAt + minute / 2, appliedAt + minute];
      const paidAt = sentAt + 3000;
      const cap = prepayCap(Math.min(totals.estimate, note.driverFee), Number(configDefaults.maxPrepayRate));
      const amount = Math.floor((cap * random.int(40, 100)) / 1_000_000) * 10_000 || cap;
      const estimatedFee = totals.estimate;
      const state = stateOf(plan, paidAt);
      const isPaid = state === prepayState.paid || state === prepayState.offset;
      const isSent = isPaid || state === prepayState.failed;
      const offsetAmount = moments.examine === undefined ? 0 : Math.min(amount, note.driverFee);
      serial += 1;
      const id = idAt(random, appliedAt);
      const prepayNo = `YF${dayText(appliedAt).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`;
      const isDecided = state !== prepayState.applied;
      const creditor = { creditorType: note.payeeType === '4' ? 'carrier' : 'driver', creditorId: note.payeeId ?? '' };
      const payment = isSent
        ? paymentRow(plan, {
            id: idAt(random, sentAt),
            paymentNo: `FK${dayText(sentAt).replaceAll('-', '').slice(2)}${String(900_000 + serial)}`,
            payKind: payKind.prepay,
            documentId: id,
            card,
            amount,
            state: isPaid ? payState.paid : payState.failed,
            submitAt: sentAt,
            approveAt: auditedAt,
            paidAt: isPaid ? paidAt : undefined,
            failedAt: isPaid ? undefined : paidAt,
          })
        : undefined;
      Object.assign(note, { prepayState: state, prepaidAmount: isPaid ? amount : 0, prepayOffset: offsetAmount });
      if (moments.paid !== undefined) note.paidAmount = note.driverFee - offsetAmount;
      if (isSent) plan.prepaid = { creditorId: creditor.creditorId, id, amount, offsetAmount, sentAt, paidAt, isPaid };
      return {
        prepay: {
          id,
          createBy: 'dispatcher',
          createTime: timeText(appliedAt),
          sysOrgCode: 'A01',
          prepayNo,
          noteId: note.id,
          shippingNoteNumber: note.shippingNoteNumber,
          driverId: note.driverId ?? '',
          driverName: note.driverName ?? null,
          customerId: note.customerId,
          companyId: note.companyId,
          orderMode: note.orderMode,
          agentId: note.agentId ?? null,
          ...creditor,
          amount,
          estimatedFee,
          rate: Math.round((amount * 10_000) / estimatedFee),
          reason: random.pick(['加油', '过路费', '加油及过路费']),
          payeeType: note.payeeType ?? null,
          payeeId: card.holderId,
          payeeCardId: card.id,
          payeeName: note.payeeName ?? '',
          payeeIdNo: card.idNo ?? null,
          payeeAccountType: card.accountType,
          payeeCardNo: card.cardNo,
          payeeBankName: card.bankName ?? null,
          payeeBankCode: card.bankCode ?? null,
          payeeCnaps: card.cnaps ?? null,
          state,
          applyBy: 'dispatcher',
          applyTime: timeText(appliedAt),
          auditBy: isDecided ? 'finance_mgr' : null,
          auditTime: isDecided ? timeText(auditedAt) : null,
          auditRemark: state === prepayState.refused ? '请补充加油单据' : null,
          paymentId: payment?.id ?? null,
          payTime: isPaid ? timeText(paidAt) : null,
          failReason: state === prepayState.failed ? '户名与账号不符' : null,
          offsetAmount,
          toRecover: '0',
        },
        payment,
        item: payment && {
          id: idAt(random, sentAt),
          createBy: 'cashier',
          createTime: timeText(sentAt),
          paymentId: payment.id,
          noteId: note.id,
          amount,
        },
      };
    },
  };
}

/** What was prepaid of a waybill and left for its payee, as its books see it. */
export interface Prepaid {
  id: string;
  creditorId: string;
  amount: number;
  offsetAmount: number;
  sentAt: number;
  paidAt: number;
  isPaid: boolean;
}

/** What a prepayment put into the books: on its way, arrived or failed, and set against the freight. */
export function prepaidPostings(
  { creditorId, amount, offsetAmount, sentAt, paidAt, isPaid }: Prepaid,
  { companyId, channel, examinedAt }: { companyId: string; channel: string; examinedAt: number | undefined },
): { at: number; posting: Posting; summary: string; isOfNote?: boolean }[] {
  const of = { payKind: payKind.prepay, companyId, creditorId, channel, amount };
  return [
    { at: sentAt, posting: postPayout(of), summary: '付款发起' },
    isPaid
      ? { at: paidAt, posting: postPaid({ ...of, companyAccountId: bankAccount, channelFee }), summary: '付款成功' }
      : { at: paidAt, posting: postPayoutFailed(of), summary: '付款失败' },
    ...(examinedAt === undefined
      ? []
      : [
          {
            at: examinedAt + 2,
            posting: postPrepayOffset({ companyId, creditorId, amount: offsetAmount }),
            summary: '预付抵扣',
            isOfNote: true,
          },
        ]),
  ];
}
