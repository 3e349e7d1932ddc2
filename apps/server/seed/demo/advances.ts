import type { hyDianfu, hyDianfuRepay } from '../../src/modules/finance/dianfu/dianfu.table.ts';
import { daysBetween, daysLater } from '../../src/modules/finance/dianfu/dianfuFee.ts';
import { advanceFee } from '../../src/modules/shipping/fees/fees.ts';
import { bankAccount } from './bankAccount.ts';
import { day, dayText, hour, idAt, timeText } from './calendar.ts';
import type { NotePlan } from './notes.ts';
import type { Random } from './random.ts';

/** Rows as they are inserted. */
export type Advance = typeof hyDianfu.$inferInsert & { id: string; dianfuNo: string };
export type Repayment = typeof hyDianfuRepay.$inferInsert & { id: string };

/** What an advance put into the books: when it was made, and what came back for it. Fen. */
export interface AdvancePlan {
  id: string;
  no: string;
  principal: number;
  at: number;
  repaid?: { at: number; fee: number; amount: number };
}

/** Makes advances for some of the waybills, one after the other. */
export interface Advances {
  /** The advance of a waybill that gets one; what the waybill says of its money follows it. */
  of(plan: NotePlan): { advance: Advance; repayments: Repayment[] } | undefined;
}

/** How many are paid back, and how many are owed; a scenario has one more, which is overdue. @source freight-domain 8.2 */
const wanted = { repaid: 41, owed: 18 };
/** Of those that are owed, on which day from today some are due: one is overdue, five count as due. */
const dueIn = [-1, 0, 1, 2, 3, 3];
/** Of those that are owed, every fourth is paid back in part. */
const partly = 4;
/** Terms of all of them; `dayRate` in millionths. */
export const advanceTerms = { dianfuEnabled: '1', dianfuLimit: 500_000_000, dianfuTermDays: 30, dianfuDayRate: 300 } as const;
const { dianfuTermDays: usualDays, dianfuDayRate: dayRate } = advanceTerms;
/** One of so many waybills that might have one. */
const oneIn = { repaid: 40, owed: 4 };
/** Days before the end of a term at which it counts as due. */
const remindDays = 3;

export function createAdvances(random: Random, { now }: { now: number }): Advances {
  const today = dayText(now);
  const made = { repaid: 0, owed: 0, seen: 0 };
  const isNext = (kind: 'repaid' | 'owed') => {
    made.seen += 1;
    return made[kind] < wanted[kind] && made.seen % oneIn[kind] === 0;
  };
  return {
    of: (plan) => {
      const { note, moments, totals } = plan;
      const at = moments.fund;
      if (at === undefined || note.settleType === '0' || note.dueFlag === '1' || totals.final === 0) return undefined;
      const startDate = dayText(at);
      if (note.customerPaidAmount > 0) {
        const paidAt = at + random.int(8, 28) * day + 3 * hour;
        if (paidAt > now - day || !isNext('repaid')) return undefined;
        made.repaid += 1;
        return build(plan, { random, at, termDays: usualDays, today, repaid: { at: paidAt, part: 1 } });
      }
      const offset = dueIn[made.owed];
      const dueDays = offset === undefined ? usualDays : daysBetween(startDate, daysLater(today, offset));
      const isDue = offset !== undefined;
      // One that is not due yet was made lately; one that is was made a few days before at least.
      if ((isDue ? dueDays < 2 : daysBetween(startDate, today) > usualDays - remindDays - 2) || !isNext('owed')) return undefined;
      made.owed += 1;
      const paidAt = at + (now - at) / 2;
      const isPartly = made.owed % partly === 0;
      return build(plan, { random, at, termDays: dueDays, today, ...(isPartly ? { repaid: { at: paidAt, part: 0.4 } } : {}) });
    },
  };
}

interface Given {
  random: Random;
  at: number;
  termDays: number;
  today: string;
  /** When so much of it came back. */
  repaid?: { at: number; part: number };
}

function build(plan: NotePlan, { random, at, termDays, today, repaid }: Given): { advance: Advance; repayments: Repayment[] } {
  const { note, totals } = plan;
  const principal = totals.final;
  const startDate = dayText(at);
  const dueDate = daysLater(startDate, termDays);
  const id = idAt(random, at);
  const dianfuNo = `DF${startDate.replaceAll('-', '').slice(2)}${note.shippingNoteNumber.slice(-6)}`;
  const feeOf = (amount: number, { from, to }: { from: string; to: string }) =>
    advanceFee(amount, { dayRate, days: Math.max(0, daysBetween(from, to)) });
  const repaidOn = repaid === undefined ? startDate : dayText(repaid.at);
  const isWhole = repaid?.part === 1;
  const bookedFee = repaid === undefined ? 0 : feeOf(principal, { from: startDate, to: repaidOn });
  const repaidPrincipal = repaid === undefined ? 0 : Math.floor(principal * repaid.part);
  const open = principal - repaidPrincipal;
  const growing = feeOf(open, { from: repaidOn, to: today });
  const row: Advance = {
    id,
    createBy: 'cashier',
    createTime: timeText(at - 3 * hour),
    sysOrgCode: 'A01',
    dianfuNo,
    customerId: note.customerId,
    companyId: note.companyId,
    agentId: note.agentId ?? null,
    noteId: note.id,
    shippingNoteNumber: note.shippingNoteNumber,
    appliedAmount: principal,
    principal,
    termDays,
    feeMode: 'daily',
    dayRate,
    startDate,
    dueDate,
    accrueFrom: repaidOn,
    feeAmount: bookedFee + growing,
    bookedFee,
    repaidPrincipal,
    repaidFee: bookedFee,
    balance: open + growing,
    repayCount: repaid === undefined ? 0 : 1,
    dueFlag: !isWhole && dueDate <= daysLater(today, remindDays) ? '1' : '0',
    overdueDays: isWhole ? 0 : Math.max(0, daysBetween(dueDate, today)),
    state: isWhole ? '50' : repaid === undefined ? '30' : '40',
    applyBy: 'cashier',
    auditBy: 'finance_mgr',
    auditTime: timeText(at - 2 * hour),
    advanceBy: 'finance_mgr',
    advanceTime: timeText(at),
  };
  Object.assign(note, {
    dianfuState: row.state,
    advancedAmount: open,
    customerPaidAmount: repaidPrincipal,
    creditAmount: 0,
    dueFlag: '0',
  });
  const amount = bookedFee + repaidPrincipal;
  plan.advance = {
    id,
    no: dianfuNo,
    principal,
    at,
    ...(repaid === undefined ? {} : { repaid: { at: repaid.at, fee: bookedFee, amount } }),
  };
  const repayment: Repayment[] =
    repaid === undefined
      ? []
      : [
          {
            id: idAt(random, repaid.at),
            createBy: 'cashier',
            createTime: timeText(repaid.at),
            dianfuId: id,
            repayNo: `${dianfuNo}-1`,
            amount,
            feePart: bookedFee,
            principalPart: repaidPrincipal,
            source: 'transfer',
            companyAccountId: bankAccount,
            bankSerialNo: `B${id.slice(0, 20).toUpperCase()}`,
            repayTime: timeText(repaid.at),
            operator: 'cashier',
          },
        ];
  return { advance: row, repayments: repayment };
}
