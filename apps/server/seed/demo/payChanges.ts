import { luhnDigit } from '@tarmac/freight-api/rules';
import type { hyPayChange } from '../../src/modules/finance/pay-change/payChange.table.ts';
import type { Documents } from '../placeholders.ts';
import type { Card } from './cards.ts';
import { dayText, hour, idAt, minute, timeText } from './calendar.ts';
import type { Driver } from './fleet.ts';
import type { NotePlan } from './notes.ts';
import type { Payment } from './payments.ts';
import { createRandom } from './random.ts';

/** A row as it is inserted. */
export type PayChange = typeof hyPayChange.$inferInsert & { id: string };

/** A payment with the waybill that it pays. */
export interface Paid {
  payment: Payment;
  plan: NotePlan;
}

/** How many changes there are, the newest of them waiting. @source freight-domain 8.2 */
const [all, waiting, refused, cancelled] = [18, 2, 2, 1];

/** A card that somebody had before: of no bank, as those of the set. */
const formerCard = (serial: number): string => {
  const first18 = `62999${String(90_000_000 + serial).padStart(13, '0')}`;
  return first18 + luhnDigit(first18);
};

/**
 * Changes of payments. Those that wait hold a failed payment, and pay the captain in the place of a driver whose card is gone; the others were decided
 * before their payment was handed in.
 */
export function makePayChanges(
  paid: readonly Paid[],
  { drivers, cards, documents, now }: { drivers: readonly Driver[]; cards: ReadonlyMap<string, Card>; documents: Documents; now: number },
): PayChange[] {
  const random = createRandom('payChanges');
  const captainOf = new Map(drivers.map(({ id, captainId }) => [id, captainId ?? '']));
  const open = paid
    .flatMap((one) => {
      const card = cards.get(captainOf.get(one.payment.creditorId) ?? '');
      return one.payment.state === '50' && card !== undefined ? [{ ...one, card }] : [];
    })
    .slice(-waiting);
  const done = paid.filter(({ payment }) => payment.state === '40' && payment.creditorType === 'driver' && payment.payeeCardId).slice(-400);
  const decided = Array.from(
    { length: Math.min(all - open.length, done.length) },
    (_, index) => done[Math.floor((index * done.length) / all)]!,
  );
  return [
    ...decided.map(({ payment }, index) => {
      const at = Date.parse(`${payment.submitTime!.replace(' ', 'T')}+08:00`) - 3 * hour;
      const state = index < refused ? '30' : index < refused + cancelled ? '40' : '20';
      const isAmount = state === '30';
      return {
        ...changeOf(payment, { id: idAt(random, at), serial: index + 1, at }),
        changeType: isAmount ? '3' : '2',
        ...(isAmount
          ? { newAmount: Math.ceil(payment.amount / 2), reason: '司机同意分两次支付' }
          : { ...becomes(payment), oldPayeeCardNo: formerCard(index), reason: '原银行卡已注销' }),
        state,
        ...(state === '40'
          ? {}
          : {
              auditBy: 'finance_mgr',
              auditTime: timeText(at + hour),
              auditRemark: isAmount ? '一次付清' : null,
            }),
      };
    }),
    ...open.map(({ payment, plan, card }, index) => {
      Object.assign(payment, { state: '80', previousState: '50', failNoticeState: '2' });
      plan.note.payState = '80';
      const at = now - (index + 1) * 25 * minute;
      return {
        ...changeOf(payment, { id: idAt(random, at), serial: all - index, at }),
        changeType: '1',
        newCardId: card.id,
        newPayeeType: '3',
        newPayeeName: card.cardHolder,
        newPayeeCardNo: card.cardNo,
        newPayeeBankName: card.bankName,
        reason: '司机银行卡户名有误，改由车队长代收',
        files: documents['receipt'] ?? null,
        state: '10',
      };
    }),
  ];
}

function changeOf(payment: Payment, { id, serial, at }: { id: string; serial: number; at: number }) {
  return {
    id,
    createBy: 'cashier',
    createTime: timeText(at),
    sysOrgCode: 'A01',
    changeNo: `BG${dayText(at).replaceAll('-', '').slice(2)}${String(serial).padStart(6, '0')}`,
    paymentId: payment.id,
    paymentNo: payment.paymentNo,
    noteId: payment.noteId!,
    shippingNoteNumber: payment.shippingNoteNumber,
    amount: payment.amount,
    oldPayeeType: payment.payeeType,
    oldPayeeName: payment.payeeName,
    oldPayeeCardNo: payment.payeeCardNo,
    oldPayeeBankName: payment.payeeBankName,
    newAmount: null,
    newCardId: null,
    newPayeeType: null,
    newPayeeName: null,
    newPayeeCardNo: null,
    newPayeeBankName: null,
    files: null,
    applyBy: 'cashier',
    applyTime: timeText(at),
    auditBy: null,
    auditTime: null,
    auditRemark: null,
  };
}

/** What such a payment has become by its change. */
const becomes = (payment: Payment) => ({
  newCardId: payment.payeeCardId,
  newPayeeType: payment.payeeType,
  newPayeeName: payment.payeeName,
  newPayeeCardNo: payment.payeeCardNo,
  newPayeeBankName: payment.payeeBankName,
});
