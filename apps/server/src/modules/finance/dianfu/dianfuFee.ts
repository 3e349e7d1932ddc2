import { advanceFee, roundHalfUp } from '../../shipping/fees/fees.ts';
import type { DianfuRow } from './dianfu.table.ts';

const day = 86_400_000;
const atStart = (text: string): number => Date.parse(`${text}T00:00:00Z`);

/** Days from one calendar day to another, below 0 where it lies before. */
export const daysBetween = (from: string, to: string): number => Math.round((atStart(to) - atStart(from)) / day);

/** A calendar day some days later. */
export const daysLater = (from: string, days: number): string => new Date(atStart(from) + days * day).toISOString().slice(0, 10);

/** What an advance comes to on a day, in fen. */
export interface Owed {
  /** Fee up to that day which no repayment has booked yet. */
  unbookedFee: number;
  fee: number;
  principal: number;
  balance: number;
}

/**
 * What is open of an advance on a day. By day the fee grows with what is open of the principal, rounded once for each stretch in which that stays the
 * same; a fixed fee is there from the beginning.
 *
 * @source freight-domain 4.5.6
 */
export function owedOn(dianfu: DianfuRow, today: string): Owed {
  const principal = dianfu.principal - dianfu.repaidPrincipal - dianfu.writtenOffPrincipal;
  const unbookedFee = unbookedOn(dianfu, today);
  const fee = dianfu.bookedFee + unbookedFee - dianfu.repaidFee - dianfu.writtenOffFee;
  return { unbookedFee, fee, principal, balance: principal + fee };
}

function unbookedOn({ feeMode, feeRate, accrueFrom, ...dianfu }: DianfuRow, today: string): number {
  if (accrueFrom === null) return 0;
  if (feeMode === 'fixed') return roundHalfUp(BigInt(dianfu.principal) * BigInt(feeRate ?? 0), 10_000n) - dianfu.bookedFee;
  const days = Math.max(0, daysBetween(accrueFrom, today));
  const accrued = advanceFee(dianfu.principal - dianfu.repaidPrincipal, { dayRate: dianfu.dayRate, days });
  return Math.max(0, accrued - dianfu.accruedBooked);
}

/** What an advance says of itself on a day as long as it is open. @param last the last day that counts as due @source freight-domain 3.6 F6 */
export function standingOn(dianfu: DianfuRow, { today, last }: { today: string; last: string }) {
  const { unbookedFee, balance } = owedOn(dianfu, today);
  const { dueDate } = dianfu;
  return {
    feeAmount: dianfu.bookedFee + unbookedFee,
    balance,
    dueFlag: dueDate !== null && dueDate <= last ? '1' : '0',
    overdueDays: dueDate === null ? 0 : Math.max(0, daysBetween(dueDate, today)),
  };
}
